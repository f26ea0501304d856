/** Spaces and comments, which may stand before a statement's first word. */
const leading = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$))*/;

/** Whether the statement's first word is one of these. */
export function isWord(sql: string, words: readonly string[]): boolean {
  const first = /^[a-z]+/i.exec(sql.replace(leading, ''))?.[0] ?? '';
  return words.includes(first.toUpperCase());
}

/** Where a string, a quoted name, a dollar-quoted string or a comment begins, the pattern of the whole of it. */
const quoted =
  /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/** The statements of a script, each as it stands there, without what is only spaces and comments. */
export function statementsOf(script: string): readonly string[] {
  const statements: string[] = [];
  let start = 0;
  const take = (end: number): void => {
    const statement = script.slice(start, end).trim();
    if (statement.replace(leading, '') !== '') statements.push(statement);
    start = end + 1;
  };
  for (let index = 0; index < script.length; index++) {
    quoted.lastIndex = index;
    const match = quoted.exec(script);
    if (match) index += match[0].length - 1;
    else if (script[index] === ';') take(index);
  }
  take(script.length);
  return statements;
}

/** The script with a space in place of every string, quoted name and comment. */
export function withoutQuoted(script: string): string {
  return script.replace(new RegExp(quoted.source, 'g'), ' ');
}
