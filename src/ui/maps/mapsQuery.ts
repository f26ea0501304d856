import type { FlowMap } from '../../lesson/lesson.ts';
import { quoted } from '../state/quoted.ts';
import { isRuleId, type RuleId } from './fenceRule.ts';

/** What is chosen in the maps, as far as it differs from what one finds there. */
export interface MapsChoice {
  readonly mapId?: string;
  /** A node's or an edge's id; needs `mapId`. */
  readonly elementId?: string;
  /** What is tried in a decision, as typed: it may be no number. */
  readonly trial?: TrialTexts;
}
export interface TrialTexts {
  readonly rule?: RuleId;
  readonly left?: string;
  readonly right?: string;
  readonly sequence?: string;
  readonly lastSequence?: string;
}

export interface ReadChoice {
  readonly choice: MapsChoice;
  /** A sentence for everything that could not be read. */
  readonly problems: readonly string[];
}

const textNames = { f: 'left', last: 'right', seq: 'sequence', 'last-seq': 'lastSequence' } as const;
const longestText = 40;

/** Reads `map=decision&select=check&f=43`, the part of an address behind `#maps?`. Never throws. */
export function readMapsQuery(query: string, maps: readonly FlowMap[]): ReadChoice {
  const parameters = new Map(new URLSearchParams(query));
  const problems: string[] = [];
  const take = (name: string): string | undefined => {
    const value = parameters.get(name);
    parameters.delete(name);
    return value;
  };
  const place = placeOf(maps, take('map'), take('select'), problems);
  const trial: Record<string, string> = {};
  const rule = take('rule');
  if (rule !== undefined && isRuleId(rule)) trial['rule'] = rule;
  else if (rule !== undefined)
    problems.push(`The address asks for a rule that the map does not know (${quoted(rule)}).`);
  for (const [name, key] of Object.entries(textNames)) {
    const text = take(name);
    if (text !== undefined) trial[key] = text.slice(0, longestText);
  }
  for (const name of parameters.keys()) {
    problems.push(`The address has a part that means nothing here (${quoted(name)}); it was left out.`);
  }
  return { choice: { ...place, ...(Object.keys(trial).length > 0 ? { trial } : {}) }, problems };
}

export function writeMapsQuery({ mapId, elementId, trial = {} }: MapsChoice): string {
  const parameters = new URLSearchParams();
  if (mapId !== undefined) parameters.set('map', mapId);
  if (mapId !== undefined && elementId !== undefined) parameters.set('select', elementId);
  if (trial.rule !== undefined) parameters.set('rule', trial.rule);
  for (const [name, key] of Object.entries(textNames)) {
    const text = trial[key];
    if (text !== undefined) parameters.set(name, text);
  }
  return String(parameters);
}

function placeOf(
  maps: readonly FlowMap[],
  mapId: string | undefined,
  elementId: string | undefined,
  problems: string[],
): MapsChoice {
  if (mapId === undefined) {
    if (elementId !== undefined)
      problems.push('The address selects something but names no map, so nothing is selected.');
    return {};
  }
  const map = maps.find(({ id }) => id === mapId);
  if (!map) {
    problems.push(`The address asks for a map that this lesson does not have (${quoted(mapId)}), so all are shown.`);
    return {};
  }
  if (elementId === undefined) return { mapId };
  if ([...map.nodes, ...map.edges].some(({ id }) => id === elementId)) return { mapId, elementId };
  problems.push(
    `The address selects something that the map ${map.title} does not have (${quoted(elementId)}), so nothing is selected.`,
  );
  return { mapId };
}
