import { addSectionProse } from './addSectionProse.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import type { Question } from './lesson.ts';
import { readMarkdownItem } from './markdownItem.ts';
import { checkDuplicates } from './ids.ts';
import { readShow } from './readShow.ts';
import { sectionsOf } from './sections.ts';
import type { Workbench } from './workbench.ts';

const folder = { name: 'questions', item: 'question', ending: 'md', isNumbered: true };
const levels = ['basic', 'deeper', 'expert'] as const satisfies Question['level'][];
const answerKeys = { Short: 'short', Long: 'long', Mistake: 'mistake' } as const;
type AnswerHeading = keyof typeof answerKeys;

export function loadQuestions(bench: Workbench): readonly Question[] {
  return itemFilesOf(bench, folder).map((file) => loadQuestion(bench, file));
}

function loadQuestion(bench: Workbench, file: ItemFile): Question {
  const { head, blocks, bodyStart } = readMarkdownItem(bench, file, ['question', 'topic', 'level', 'points', 'show']);
  const { before, sections } = sectionsOf(blocks, 2);
  const [stray] = before;
  if (stray)
    bench.report(stray.place, 'This belongs to no part of the answer: write it under "## Short" or "## Long".');
  const parts = sections.map(({ heading, place, blocks: body }) => ({ id: heading, place, body }));
  checkDuplicates(parts, 'part', bench.report);
  for (const { id, place, body } of parts) {
    if (!isAnswerHeading(id)) {
      bench.report(place, `"## ${id}" is no part of an answer: the parts are "## Short", "## Long" and "## Mistake".`);
      continue;
    }
    if (body.length === 0) bench.report(place, `There is no text under "## ${id}": write it.`);
    addSectionProse(bench, `questions/${file.id}/${answerKeys[id]}`, body);
  }
  for (const needed of ['Short', 'Long']) {
    if (parts.some(({ id }) => id === needed)) continue;
    bench.report(bodyStart, `This question has no ${needed.toLowerCase()} answer: write one under "## ${needed}".`);
  }
  const show = readShow(bench, head.optional('show'));
  return {
    id: file.id,
    question: head.text('question'),
    topic: head.text('topic'),
    level: head.required('level')?.asChoice(levels) ?? 'basic',
    hasMistake: parts.some(({ id }) => id === 'Mistake'),
    points: (head.optional('points')?.asList() ?? []).flatMap((point) => point.asText() ?? []),
    ...(show && { show }),
  };
}

const isAnswerHeading = (heading: string): heading is AnswerHeading => Object.hasOwn(answerKeys, heading);
