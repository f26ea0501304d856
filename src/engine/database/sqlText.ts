export type Dialect = 'sqlite' | 'postgres';

const longestName = 200;

/** A text as SQL writes it, in either dialect: between single quotes, each quote inside it twice. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Why a name cannot be that of a resource, in a sentence; undefined for one that can. */
export function problemWithName(name: string): string | undefined {
  if (name === '') return 'A resource needs a name: type at least one character.';
  if (name.length > longestName) return `This name has ${name.length} characters; at most ${longestName} are taken.`;
  if (name.includes('\0'))
    return 'This name holds a NUL character: PostgreSQL takes none in a text, and SQLite ends there.';
  if (/\p{Surrogate}/u.test(name)) return 'This name holds half a character, which no database can store.';
  return undefined;
}
