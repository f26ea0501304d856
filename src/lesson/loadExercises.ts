import { addSectionProse } from './addSectionProse.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import { checkDuplicates } from './ids.ts';
import type { Exercise, ExerciseItem } from './lesson.ts';
import { MarkedHeading } from './markedHeading.ts';
import { readMarkdownItem } from './markdownItem.ts';
import { sectionsOf } from './sections.ts';
import type { Workbench } from './workbench.ts';

const folder = { name: 'exercises', item: 'exercise', ending: 'md', isNumbered: true };

export function loadExercises(bench: Workbench): readonly Exercise[] {
  return itemFilesOf(bench, folder).map((file) => loadExercise(bench, file));
}

function loadExercise(bench: Workbench, file: ItemFile): Exercise {
  const { head, blocks, bodyStart } = readMarkdownItem(bench, file, ['title']);
  const { before, sections } = sectionsOf(blocks, 2);
  addSectionProse(bench, `exercises/${file.id}`, before);
  if (sections.length === 0) bench.report(bodyStart, 'This exercise asks nothing: add "## <question> {#id}".');
  const headings = sections.map((section) => new MarkedHeading(section, [], bench.report));
  checkDuplicates(headings, 'question', bench.report);
  const items = headings.map(({ id, text, place, blocks: answer }): ExerciseItem => {
    if (answer.length === 0) bench.report(place, 'This question has no answer: write it under the heading.');
    addSectionProse(bench, `exercises/${file.id}/${id}`, answer);
    return { id, question: text };
  });
  return { id: file.id, title: head.text('title'), items };
}
