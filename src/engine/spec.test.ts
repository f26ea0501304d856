import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** A sentence of SPEC.md: `- **2.4** A client …`. */
const sentences = readFileSync(`${folder}/SPEC.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const match = /^- \*\*(\d+)\.(\d+)\*\* (.+)$/.exec(line);
    if (!match) throw new Error(`Not a numbered sentence: ${line}`);
    return { section: Number(match[1]), number: Number(match[2]), id: `${match[1]}.${match[2]}`, text: match[3] ?? '' };
  });

/** The numbers at the beginning of test names, with the files that carry them. */
const tested = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => {
    const code = readFileSync(`${folder}/${name}`, 'utf8');
    return [...code.matchAll(/\(\s*['"`](\d+\.\d+) /g)].map(([, id]) => ({ id: id ?? '', name }));
  });

const ids = sentences.map(({ id }) => id);

test('every sentence of SPEC.md has a test that carries its number', () => {
  const covered = new Set(tested.map(({ id }) => id));
  expect(ids.filter((id) => !covered.has(id))).toEqual([]);
});

test('every number in a test name is one of SPEC.md', () => {
  expect(tested.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test('the numbers rise, none comes twice, and a line is one sentence', () => {
  const places = sentences.map(({ section, number }) => section * 1_000 + number);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  for (const { text } of sentences) expect(text).toMatch(/^[^.]+\.$/);
});
