import path from 'node:path';
import type { LockConfig } from '../../engine/config.ts';
import { loadScenarios } from '../../lesson/loadScenarios.ts';
import { Workbench } from '../../lesson/workbench.ts';
import { projectRoot } from '../process.mjs';
import { readLessonFiles } from '../readLessonFiles.ts';
import { WrongUsage } from './wrongUsage.ts';

const lesson = 'lessons/fencing-tokens';

/** The system of one of the lesson's scenarios. */
export function scenarioConfig(id: string): LockConfig {
  const bench = new Workbench(readLessonFiles(path.join(projectRoot, lesson), lesson));
  const { scenarios } = loadScenarios(bench);
  const scenario = scenarios.find((each) => each.id === id);
  if (scenario) return scenario.config;
  throw new WrongUsage(`--scenario says "${id}": it is one of ${scenarios.map((each) => each.id).join(', ')}.`);
}
