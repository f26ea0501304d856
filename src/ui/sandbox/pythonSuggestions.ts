import { pythonBuiltins, pythonKeywords, pythonModules } from './pythonNames.ts';

export interface Suggestion {
  readonly name: string;
  readonly kind: 'keyword' | 'builtin' | 'module' | 'member' | 'name';
}

const mostNames = 500;

/**
 * What may be meant at the end of `line`, the text before the cursor in a program of `text`: keywords, built-in names, the
 * program's own, modules, and what is in them. In a comment, a text or a number: nothing.
 */
export function suggestPython(text: string, line: string): readonly Suggestion[] {
  if (isInTextOrComment(line) || /(^|[^\w.])\d\w*$/.test(line)) return [];
  const modules = Object.keys(pythonModules);
  if (/^\s*(import|from)\s+\w*$/.test(line) || /^\s*import\s.*,\s*\w*$/.test(line)) return named(modules, 'module');
  const from = /^\s*from\s+(\w+)\s+import\s/.exec(line)?.[1];
  if (from !== undefined) return membersOf(from);
  const owner = /([\w.]+)\.\w*$/.exec(line)?.[1];
  if (owner !== undefined) {
    const module = aliasesIn(text).get(owner);
    return module === undefined ? named(attributesIn(text, owner, line), 'name') : membersOf(module);
  }
  const own = namesIn(text).filter((name) => !line.endsWith(name) || countOf(text, name) > 1);
  return distinct([
    ...named(own, 'name'),
    ...named(pythonKeywords.split(' '), 'keyword'),
    ...named(pythonBuiltins.split(' '), 'builtin'),
    ...named(modules, 'module'),
  ]);
}

/** `import asyncio as aio, math`: which name stands for which module. */
function aliasesIn(text: string): ReadonlyMap<string, string> {
  const imports = [...text.matchAll(/^\s*import\s+(.+)$/gm)].flatMap(([, list = '']) => list.split(','));
  return new Map(
    imports.flatMap((part) => {
      const [, module, alias] = /^\s*(\w+)(?:\s+as\s+(\w+))?/.exec(part) ?? [];
      return module === undefined ? [] : [[alias ?? module, module] as const];
    }),
  );
}

function membersOf(module: string): readonly Suggestion[] {
  return named(pythonModules[module]?.split(' ') ?? [], 'member');
}

/** After a dot the program's own attributes: those of `self` and the methods it defines. */
function attributesIn(text: string, owner: string, line: string): readonly string[] {
  const unfinished = /\w*$/.exec(line)?.[0] ?? '';
  const attributes = [...text.matchAll(/\bself\.(\w+)|^\s+(?:async\s+)?def\s+(\w+)|^\s+(\w+)\s*:\s*\w/gm)].map(
    ([, attribute, method, field]) => attribute ?? method ?? field ?? '',
  );
  return [...new Set(attributes)].filter((name) => name !== unfinished && name !== owner && !/^__/.test(name));
}

function namesIn(text: string): readonly string[] {
  const code = text.replace(/("""|''')[^]*?\1|(["'])(?:\\.|(?!\2)[^\\\n])*\2|#.*/g, ' ');
  const words = code.match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [];
  return [...new Set(words)].slice(0, mostNames);
}

function countOf(text: string, name: string): number {
  return text.split(new RegExp(`\\b${name}\\b`)).length - 1;
}

function isInTextOrComment(line: string): boolean {
  const rest = line.replace(/(["'])(?:\\.|(?!\1)[^\\])*\1/g, '');
  return /["'#]/.test(rest);
}

function named(names: readonly string[], kind: Suggestion['kind']): readonly Suggestion[] {
  return names.map((name) => ({ name, kind }));
}

/** A keyword that the program uses is a keyword all the same. */
function distinct(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const byName = new Map<string, Suggestion>();
  for (const suggestion of suggestions) byName.set(suggestion.name, suggestion);
  return [...byName.values()];
}
