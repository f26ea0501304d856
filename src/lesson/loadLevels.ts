import { configOfSmall, type SmallSystem } from '../engine/smallSystem.ts';
import { decodeSmallSystem } from '../engine/smallSystemCode.ts';
import { propertiesOf, type PropertyName } from '../engine/properties.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import type { Level } from './lesson.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml } from './yamlValue.ts';

const folder = { name: 'levels', item: 'level', ending: 'yaml', isNumbered: true };
const example = '2.1.readModifyWrite.fence.counter.durable.atomic.none';

/** A lesson may do without levels. */
export function loadLevels(bench: Workbench): readonly Level[] {
  if (!bench.paths.some((path) => path.startsWith(`${folder.name}/`))) return [];
  return itemFilesOf(bench, folder).flatMap((file) => loadLevel(bench, file) ?? []);
}

function loadLevel(bench: Workbench, file: ItemFile): Level | undefined {
  const mapping = parseYaml(file.text, file.start, ['title', 'brief', 'goal', 'system'], bench.report);
  const [title, brief] = [mapping.text('title'), mapping.text('brief')];
  const [systemValue, goalValue] = [mapping.required('system'), mapping.required('goal')];
  if (!systemValue || !goalValue) return undefined;
  const system = decodeSmallSystem(systemValue.asText() ?? '');
  if (!system) {
    bench.report(systemValue.place, `This is no small system: write one like "${example}".`);
    return undefined;
  }
  const goal = goalIn(system, goalValue.asText() ?? '');
  if (goal) return { id: file.id, title, brief, goal, system };
  const names = namesIn(system).join(', ');
  bench.report(goalValue.place, `This system has no such property: write one of ${names}.`);
  return undefined;
}

function goalIn(system: SmallSystem, text: string): PropertyName | undefined {
  return namesIn(system).find((name) => name === text);
}

function namesIn(system: SmallSystem): readonly PropertyName[] {
  return propertiesOf(configOfSmall(system)).map(({ name }) => name);
}
