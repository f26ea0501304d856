/** `text` as one word of a POSIX shell, whatever is in it. */
export function shellWord(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A string as Go and JavaScript both read it. */
export function quotedString(text: string): string {
  return JSON.stringify(text);
}

/** A line of a here-document whose end is not quoted: the shell would replace these three. */
export function heredocLine(line: string): string {
  return line.replaceAll(/[\\$`]/g, String.raw`\$&`);
}

/**
 * A word of zkCli, which knows quotes around a whole word and nothing that escapes one inside; undefined when it cannot
 * be written.
 */
export function zkCliWord(text: string): string | undefined {
  if (!/[ \t]/.test(text) && !/^["']/.test(text)) return text;
  const quote = ['"', "'"].find((mark) => !text.includes(mark));
  return quote && quote + text + quote;
}
