import { addSectionProse } from './addSectionProse.ts';
import { itemFilesOf } from './folder.ts';
import type { Truth } from './lesson.ts';
import { readMarkdownItem } from './markdownItem.ts';
import type { ScenarioIndex } from './scenarioIndex.ts';
import type { Workbench } from './workbench.ts';

const folder = { name: 'truths', item: 'truth', ending: 'md', isNumbered: true };

export function loadTruths(bench: Workbench, scenarios: ScenarioIndex): readonly Truth[] {
  return itemFilesOf(bench, folder).map((file) => {
    const { head, blocks, bodyStart } = readMarkdownItem(bench, file, ['title', 'scenario', 'source']);
    if (blocks.length === 0) bench.report(bodyStart, 'This truth is not explained: write it under the front matter.');
    addSectionProse(bench, `truths/${file.id}`, blocks);
    const scenario = head.required('scenario');
    const scenarioId = scenario?.asText() ?? '';
    if (scenario && scenarioId !== '') scenarios.check(scenarioId, scenario.place);
    return { id: file.id, title: head.text('title'), scenario: scenarioId, source: head.text('source') };
  });
}
