import { decodeSmallSystem } from '../engine/smallSystemCode.ts';
import { propertyNamesOf, smallSystemExample } from './smallSystemText.ts';
import type { Show } from './lesson.ts';
import type { Workbench } from './workbench.ts';
import type { YamlMapping, YamlValue } from './yamlValue.ts';

/** Reads where one sees that an answer is true: an address of the Stage, a small system to explore, or a challenge. */
export function readShow(bench: Workbench, value: YamlValue | undefined): Show | undefined {
  if (!value) return undefined;
  return value.isMapping ? readEvidence(bench, value) : readAddress(bench, value);
}

function readAddress(bench: Workbench, value: YamlValue): Show | undefined {
  const address = value.asText();
  if (address === undefined) return undefined;
  if (!address.startsWith('#gist?s=')) {
    bench.report(value.place, `"${address}" shows nothing: write "#gist?s=<scenario>&step=<n>".`);
    return undefined;
  }
  bench.stageLinks.push({ ...value.place, href: address });
  return { type: 'stage', address };
}

function readEvidence(bench: Workbench, value: YamlValue): Show | undefined {
  const mapping = value.asMapping(['system', 'property', 'challenge']);
  const challenge = mapping.optional('challenge');
  if (!challenge) return readExploration(bench, mapping);
  const challengeId = challenge.asText() ?? '';
  const isThere = bench.paths.some((path) => new RegExp(`^challenges/\\d+-${challengeId}/challenge\\.md$`).test(path));
  if (isThere) return { type: 'challenge', challengeId };
  bench.report(challenge.place, `There is no challenge "${challengeId}": write the id of one.`);
  return undefined;
}

function readExploration(bench: Workbench, mapping: YamlMapping): Show | undefined {
  const [systemValue, propertyValue] = [mapping.required('system'), mapping.required('property')];
  if (!systemValue || !propertyValue) return undefined;
  const system = decodeSmallSystem(systemValue.asText() ?? '');
  if (!system) {
    bench.report(systemValue.place, `This is no small system: write one like "${smallSystemExample}".`);
    return undefined;
  }
  const property = propertyValue.asChoice(propertyNamesOf(system));
  return property && { type: 'explorer', system, property };
}
