import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SystemId } from '../../engine/sources/recipeSource.ts';
import { nameProblem } from '../../view/sources/nameProblem.ts';
import { runProgram } from '../process.mjs';
import { within } from './within.ts';

/** What the names of a resource may hold, and everything that a shell, Lua, Go, JSON or zkCli could read as its own. */
const hardNames = [
  'x',
  "it's",
  'two words',
  'say "no"',
  'a$b `c` \\d\\n',
  '{curly} [square]',
  '-dash;semi&more|*?',
  'naïve 日本 “quoted”',
  '!history #comment %41',
];

/** So may the values. */
export const hardValue = `it's "1" $2 \\n é`;

/** Names that the system does not take are refused on the page too, with a sentence: see nameProblem. */
export async function forEachName(system: SystemId, paste: (name: string) => Promise<number>): Promise<number> {
  let count = 0;
  for (const name of hardNames) if (nameProblem(system, name) === undefined) count += await paste(name);
  return count;
}

export interface Pasted {
  readonly text: string;
  /** Part of what the tool has to say. */
  readonly says: string | RegExp;
}

export class CommandDiffers extends Error {}

/** A shell as a learner has it: tools in PATH that find the server by themselves. */
export interface Shell {
  paste(text: string): Promise<string>;
}

/** `programs` are what a tool's own settings would do: shell scripts by name. */
export function shellWith(
  folder: string,
  env: Readonly<Record<string, string>>,
  programs: Readonly<Record<string, string>>,
): Shell {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }
  const PATH = `${bin}:${process.env['PATH'] ?? ''}`;
  return {
    paste: async (text) => (await runProgram('/bin/sh', ['-c', text], { quiet: true, env: { ...env, PATH } })).output,
  };
}

/** Pastes one text after another and looks at what the tool says. The number of texts. */
export async function pasteAll(paste: (text: string) => Promise<string>, commands: readonly Pasted[]): Promise<number> {
  for (const { text, says } of commands) {
    const output = await within(text, paste(text));
    const isAsSaid = typeof says === 'string' ? output.includes(says) : says.test(output);
    if (!isAsSaid) throw new CommandDiffers(`Pasted:\n${text}\nIt should say ${String(says)}, and said:\n${output}`);
  }
  return commands.length;
}
