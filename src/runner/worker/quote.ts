const escapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/** A string as one would write it in source, in the quotes that need the fewest escapes. */
export function quote(text: string): string {
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate)) ?? "'";
  let quoted = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (character === mark) quoted += `\\${mark}`;
    else if (escapes[character] !== undefined) quoted += escapes[character];
    else if (code < 32 || (code >= 127 && code < 160)) quoted += `\\x${hex(code, 2)}`;
    else if (character.length === 1 && code >= 0xd800 && code < 0xe000) quoted += `\\u${hex(code, 4)}`;
    else quoted += character;
  }
  return `${mark}${quoted}${mark}`;
}

/** A property's name as one would write it in an object literal. */
export function quoteKey(key: string | symbol): string {
  if (typeof key === 'symbol') return `[${String(key)}]`;
  return /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(key) ? key : quote(key);
}

function hex(code: number, length: number): string {
  return code.toString(16).toUpperCase().padStart(length, '0');
}
