import { compileLesson } from './compileLesson.ts';
import type { LessonFiles } from './lessonFiles.ts';

/** For tests: the smallest whole lesson, by path. */
export const smallLesson: Readonly<Record<string, string>> = {
  'lesson.yaml': 'id: small\ncourse: C\npart: P\ntitle: T\nsubtitle: S\nthesis: It holds.\n',
  'gist.md': [
    '## The story {#story layout=stage scenario=story}',
    'Look at [step 3](#gist?s=story&step=3).',
    '## Two ways {#ways layout=cards}',
    'One of them works.',
    '### First {#first kicker="Prefer this" tone=good}',
    'Do it.',
    '### Second {#second}',
    "Don't.",
    '## What is true {#true layout=truths}',
    'This.',
  ].join('\n'),
  'truths/01-one.md': '---\ntitle: One\nscenario: story\nsource: A book\n---\nIt *is* so.\n',
  'maps/01-flow.mmd': 'flowchart LR\n  a["A (client)"] -->|"ask"| b\n  a --> b\n',
  'maps/01-flow.yaml': [
    'title: Flow',
    'summary: A asks B.',
    'nodes:',
    '  a: { label: A, why: It asks. }',
    '  b: { label: B, why: It answers. }',
    'edges:',
    '  - { from: a, to: b, label: ask, protocol: p, direction: d, effect: e, consequence: c }',
    '  - { from: a, to: b, label: tell, protocol: p, direction: d, effect: e, consequence: c }',
  ].join('\n'),
  'maps/notes.md': 'A note.\n',
  'tables/01-sizes.yaml': 'title: Sizes\ncolumns: [Name, Size]\nrows:\n  - [one, 1]\n  - ["`two`", 2]\n',
  'questions/01-why.md':
    "---\nquestion: Why?\ntopic: T\nlevel: basic\nshow: '#gist?s=story&step=2'\npoints: [So]\n---\n## Short\nSo.\n## Long\nSee [this](#qa?card=why).\n",
  'sandbox/01-run.yaml': 'title: Run\nlanguage: python\ncode: run.py\noutput: run.out\nabout: It runs.\n',
  'sandbox/run.py': 'print(1)\n',
  'sandbox/run.out': '1\n',
  'exercises/01-try.md': '---\ntitle: Try\n---\nIntro.\n## What now? {#now}\nThis.\n',
  'scenarios/story.yaml': [
    'title: Story',
    'summary: A takes the lock and pauses.',
    'worlds: [no-fence, fence]',
    'steps:',
    '  - do: [proceed A, deliver A1, deliver a1]',
    '  - do: [pause A]',
    '  - look',
  ].join('\n'),
};

/** Files with other texts (`undefined`: without that file). */
export function filesOf(texts: Readonly<Record<string, string | undefined>>): LessonFiles {
  return {
    folder: 'lessons/small',
    paths: Object.keys(texts).filter((path) => texts[path] !== undefined),
    read: (path) => texts[path] ?? '',
  };
}

/** The mistakes in the small lesson with some files changed, as `file:line: sentence` with the file's path in it. */
export function mistakesWith(changes: Readonly<Record<string, string | undefined>>): readonly string[] {
  const compiled = compileLesson(filesOf({ ...smallLesson, ...changes }));
  if (compiled.type === 'compiled') return [];
  return compiled.mistakes.map(
    ({ file, line, sentence }) => `${file.replace('lessons/small/', '')}:${line}: ${sentence}`,
  );
}

/** A file, what is replaced in it by what, and everything that is then reported. */
export type MistakeCase = readonly [path: string, from: string, to: string, ...mistakes: string[]];

/** The same for one file in which `from` is replaced. */
export function mistakesIn(path: string, from: string, to: string): readonly string[] {
  const text = smallLesson[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return mistakesWith({ [path]: text.replace(from, to) });
}
