import { addSectionProse } from './addSectionProse.ts';
import { checkDuplicates } from './ids.ts';
import type { Card, GistSection } from './lesson.ts';
import { parseBlocks } from './markdown.ts';
import { MarkedHeading } from './markedHeading.ts';
import type { ScenarioIndex } from './scenarioIndex.ts';
import { sectionsOf, type Section } from './sections.ts';
import type { Workbench } from './workbench.ts';

const layouts = ['text', 'steps', 'soundbite', 'cards', 'stage', 'truths'] as const satisfies GistSection['layout'][];
const tones = ['good', 'bad', 'plain'] as const satisfies Card['tone'][];

export function loadGist(bench: Workbench, scenarios: ScenarioIndex): readonly GistSection[] {
  const path = 'gist.md';
  const text = bench.read(path);
  if (text === undefined) return [];
  const { before, sections } = sectionsOf(parseBlocks(text, bench.startOf(path)), 2);
  const [stray] = before;
  if (stray) bench.report(stray.place, 'This is in no section: put a heading "## … {#id layout=text}" above it.');
  const headings = sections.map((section) => new MarkedHeading(section, ['layout', 'scenario'], bench.report));
  checkDuplicates(headings, 'section', bench.report);
  if (headings.filter((heading) => heading.optional('layout') === 'truths').length !== 1) {
    bench.report(bench.startOf(path), 'The truths are shown in one section: give one, and only one, layout=truths.');
  }
  return headings.flatMap((heading) => loadSection(bench, scenarios, heading));
}

/** None after a mistake in the layout: what should stand in the section is not known then. */
function loadSection(bench: Workbench, scenarios: ScenarioIndex, heading: MarkedHeading): readonly GistSection[] {
  const layout = heading.choice('layout', layouts);
  const scenario = heading.optional('scenario');
  if (scenario !== undefined) scenarios.check(scenario, heading.place);
  if (layout === undefined) return [];
  requireText(bench, heading);
  if ((layout === 'stage') !== (scenario !== undefined)) {
    bench.report(heading.place, 'A section with layout=stage, and no other, names a scenario: scenario=<id>.');
  }
  const { blocks } = heading;
  const { before, sections } = layout === 'cards' ? sectionsOf(blocks, 3) : { before: blocks, sections: [] };
  if (layout === 'cards' && sections.length === 0) {
    bench.report(heading.place, 'There is no card in this section: add "### … {#id}".');
  }
  addSectionProse(bench, `gist/${heading.id}`, before);
  const cards = loadCards(bench, heading.id, sections);
  return [{ id: heading.id, heading: heading.text, layout, scenario, cards }];
}

function loadCards(bench: Workbench, sectionId: string, sections: readonly Section[]): readonly Card[] {
  const headings = sections.map((section) => new MarkedHeading(section, ['kicker', 'tone'], bench.report));
  checkDuplicates(headings, 'card', bench.report);
  return headings.map((heading) => {
    requireText(bench, heading);
    addSectionProse(bench, `gist/${sectionId}/${heading.id}`, heading.blocks);
    return {
      id: heading.id,
      heading: heading.text,
      kicker: heading.optional('kicker'),
      tone: heading.choice('tone', tones, 'plain') ?? 'plain',
    };
  });
}

function requireText(bench: Workbench, { blocks, place }: MarkedHeading): void {
  if (blocks.length === 0) bench.report(place, 'There is no text under this heading: write some.');
}
