import type { SmallSystem } from '../engine/smallSystem.ts';
import { decodeSmallSystem } from '../engine/smallSystemCode.ts';
import type { PropertyName } from '../engine/properties.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import type { Level } from './lesson.ts';
import { propertyNamesOf, smallSystemExample } from './smallSystemText.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml } from './yamlValue.ts';

const folder = { name: 'levels', item: 'level', ending: 'yaml', isNumbered: true };

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
    bench.report(systemValue.place, `This is no small system: write one like "${smallSystemExample}".`);
    return undefined;
  }
  const goal = goalIn(system, goalValue.asText() ?? '');
  if (goal) return { id: file.id, title, brief, goal, system };
  const names = propertyNamesOf(system).join(', ');
  bench.report(goalValue.place, `This system has no such property: write one of ${names}.`);
  return undefined;
}

function goalIn(system: SmallSystem, text: string): PropertyName | undefined {
  return propertyNamesOf(system).find((name) => name === text);
}
