import { withoutQuoted } from './sqlWords.ts';

/** What a learner's SQL consists of. */
export interface SqlSections {
  /** Makes the tables, with nothing stored yet. */
  readonly start: string;
  readonly write: string;
  /** Only where clients read. */
  readonly read: string | undefined;
}

const headings = /^[ \t]*--[ \t]*(start|write|read)[ \t]*$/im;

/** The parameters that a write or a read may use. */
export const parameterNames = ['client', 'token', 'sequence', 'value', 'key', 'first'] as const;

/** The sections of a program, or a sentence on what is wrong with it. */
export function sqlSectionsOf(program: string): SqlSections | { readonly problem: string } {
  const [before = '', ...parts] = program.split(headings);
  const sections = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    const name = (parts[index] ?? '').toLowerCase();
    if (sections.has(name)) return { problem: `There are two sections “-- ${name}”: join them.` };
    sections.set(name, parts[index + 1] ?? '');
  }
  if (withoutQuoted(before).trim() !== '') return { problem: 'The program has to begin with a line “-- start”.' };
  const start = sections.get('start');
  const write = sections.get('write');
  if (start === undefined) return { problem: 'The program has no line “-- start”: after it the tables are made.' };
  if (write === undefined) return { problem: 'The program has no line “-- write”: after it comes what a write does.' };
  const read = sections.get('read');
  const stray = strayParameter(`${write}\n${read ?? ''}`);
  if (stray === undefined) return { start, write, read };
  return { problem: `“:${stray}” is no parameter: there are ${parameterNames.map((name) => `:${name}`).join(', ')}.` };
}

function strayParameter(sql: string): string | undefined {
  const known: readonly string[] = parameterNames;
  return Array.from(withoutQuoted(sql).matchAll(/:(\w+)/g), ([, name = '']) => name).find(
    (name) => !known.includes(name),
  );
}
