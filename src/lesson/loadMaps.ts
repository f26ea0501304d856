import { addSectionProse } from './addSectionProse.ts';
import { parseFlowchart, type DrawnEdge, type Flowchart } from './flowchart.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import type { FlowMap, MapEdge, MapNode } from './lesson.ts';
import { parseBlocks, renderMarkdown } from './markdown.ts';
import { mapEvents } from './mapEvents.ts';
import type { Place } from './mistake.ts';
import type { ScenarioIndex } from './scenarioIndex.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlEntry, type YamlMapping, type YamlValue } from './yamlValue.ts';

const folder = { name: 'maps', item: 'map', ending: 'mmd', isNumbered: true, others: ['.yaml', '/notes.md'] };
const edgeKeys = ['from', 'to', 'label', 'protocol', 'direction', 'effect', 'consequence', 'events'];

export function loadMaps(bench: Workbench, scenarios: ScenarioIndex): readonly FlowMap[] {
  loadNotes(bench);
  const files = itemFilesOf(bench, folder);
  const explanations = files.map(explanationPathOf);
  for (const path of bench.paths) {
    if (!/^maps\/.*\.yaml$/.test(path) || explanations.includes(path)) continue;
    bench.report(
      bench.startOf(path),
      `This explains no map: add ${path.replace(/yaml$/, 'mmd')}, or remove this file.`,
    );
  }
  return files.map((file) => loadMap(bench, file, scenarios));
}

const explanationPathOf = ({ path }: ItemFile): string => path.replace(/mmd$/, 'yaml');

function loadNotes(bench: Workbench): void {
  const text = bench.read('maps/notes.md');
  if (text === undefined) return;
  const start = bench.startOf('maps/notes.md');
  if (text.trim() === '') bench.report(start, 'This file is empty: write the notes.');
  addSectionProse(bench, 'maps/notes', parseBlocks(text, start));
}

function loadMap(bench: Workbench, file: ItemFile, scenarios: ScenarioIndex): FlowMap {
  const chart = parseFlowchart(file.text, file.start, bench.report);
  const path = explanationPathOf(file);
  const text = bench.read(path);
  if (text === undefined) return { id: file.id, title: '', summary: '', mermaid: file.text, nodes: [], edges: [] };
  const keys = ['title', 'summary', 'scenario', 'nodes', 'edges'];
  const mapping = parseYaml(text, bench.startOf(path), keys, bench.report);
  const scenario = mapping.optional('scenario');
  const scenarioId = scenario?.asText();
  if (scenario && scenarioId !== undefined) scenarios.check(scenarioId, scenario.place);
  return {
    id: file.id,
    title: mapping.text('title'),
    summary: mapping.text('summary'),
    mermaid: file.text,
    ...(scenarioId === undefined ? {} : { scenario: scenarioId }),
    nodes: chart ? loadNodes(bench, file.id, chart, mapping) : [],
    edges: chart ? loadEdges(bench, chart, mapping) : [],
  };
}

function loadNodes(bench: Workbench, mapId: string, chart: Flowchart, mapping: YamlMapping): readonly MapNode[] {
  const value = mapping.required('nodes');
  const entries = value?.asEntries() ?? [];
  for (const { id, place } of chart.nodes) {
    if (!value || entries.some(({ key }) => key === id)) continue;
    bench.report(place, `The node ${id} is drawn but not explained: add it under "nodes" in ${value.place.file}.`);
  }
  return entries.map((entry) => loadNode(bench, mapId, chart, entry));
}

function loadNode(bench: Workbench, mapId: string, chart: Flowchart, { key, place, value }: YamlEntry): MapNode {
  if (!chart.nodes.some(({ id }) => id === key)) {
    bench.report(place, `The node ${key} is explained but not drawn: draw it, or remove this.`);
  }
  const node = value.asMapping(['label', 'why']);
  const why = node.required('why');
  if (why) bench.addProse(`maps/${mapId}/${key}`, renderMarkdown(why.asText() ?? '', why.textPlace, bench.report));
  return { id: key, label: node.text('label') };
}

/** The explained edges stand in the order of the drawing. */
function loadEdges(bench: Workbench, chart: Flowchart, mapping: YamlMapping): readonly MapEdge[] {
  if (chart.edges.length === 0 && !mapping.optional('edges')) return [];
  const value = mapping.required('edges');
  if (!value) return [];
  const items = value.asList();
  for (const { from, to, place } of chart.edges.slice(items.length)) {
    const where = `"edges" in ${value.place.file}, in the order of the drawing`;
    bench.report(place, `The edge from ${from} to ${to} is drawn but not explained: add it to ${where}.`);
  }
  return items.map((item, index) => loadEdge(bench, item, chart.edges[index]));
}

function loadEdge(bench: Workbench, item: YamlValue, drawn: DrawnEdge | undefined): MapEdge {
  const edge = item.asMapping(edgeKeys);
  const events = edge
    .optional('events')
    ?.asList()
    .flatMap((event) => event.asChoice(mapEvents) ?? []);
  const loaded = {
    id: drawn?.id ?? '',
    from: edge.text('from'),
    to: edge.text('to'),
    label: edge.text('label'),
    protocol: edge.text('protocol'),
    direction: edge.text('direction'),
    effect: edge.text('effect'),
    consequence: edge.text('consequence'),
    ...(events && { events }),
  };
  if (item.isMapping) checkDrawn(bench, loaded, drawn, item.place);
  return loaded;
}

function checkDrawn(bench: Workbench, edge: MapEdge, drawn: DrawnEdge | undefined, place: Place): void {
  if (!drawn) {
    bench.report(
      place,
      `The edge from ${edge.from} to ${edge.to} is explained but not drawn: draw it, or remove this.`,
    );
  } else if (edge.from !== drawn.from || edge.to !== drawn.to) {
    const order = `the edge drawn at this place goes from ${drawn.from} to ${drawn.to} (line ${drawn.place.line})`;
    bench.report(place, `This explains an edge from ${edge.from} to ${edge.to}, but ${order}: put them in one order.`);
  } else if (drawn.label !== undefined && drawn.label !== edge.label) {
    bench.report(place, `This edge is drawn with the label "${drawn.label}": write the same label here.`);
  }
}
