import { lockModel } from '../../engine/lockModel.ts';
import { installRecipes } from '../../engine/sources/installRecipes.ts';
import { explore } from '../../explorer/explore.ts';
import { readRequest, type ExploreRequest } from './exploreOptions.ts';
import { helpText } from './helpText.ts';
import { findingsOf, jsonOf, tableOf } from './findings.ts';
import { WrongUsage } from './wrongUsage.ts';

installRecipes();

export interface CommandResult {
  /** 0: all that was asked about holds; 1: something is violated; 2: the search did not see everything; 64: wrong usage. */
  readonly status: 0 | 1 | 2 | 64;
  readonly output: string;
  readonly complaint: string;
}

/** `npm run explore`, without the process around it. */
export function exploreCommand(args: readonly string[]): CommandResult {
  try {
    const request = readRequest(args);
    return request ? answer(request) : { status: 0, output: helpText, complaint: '' };
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    return { status: 64, output: '', complaint: error.message };
  }
}

function answer(request: ExploreRequest): CommandResult {
  const { config, stateLimit, depthLimit, useSymmetry, stopsEarly, asJson } = request;
  const model = lockModel(config);
  const names = model.properties.map(({ name }) => name);
  const asked = request.properties.length > 0 ? request.properties : names;
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new WrongUsage(`--property says "${unknown}": in this system it is one of ${names.join(', ')}.`);
  }
  const untilBroken = stopsEarly ? asked : [];
  const exploration = explore(model, { stateLimit, depthLimit, useSymmetry, untilBroken });
  const findings = findingsOf(config, exploration, asked);
  const isViolated = findings.verdicts.some(({ schedule }) => schedule !== undefined);
  const status = isViolated ? 1 : exploration.end === 'complete' ? 0 : 2;
  return { status, output: asJson ? jsonOf(findings) : tableOf(findings), complaint: '' };
}
