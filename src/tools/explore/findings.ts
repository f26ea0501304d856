import type { LockAction } from '../../engine/action.ts';
import type { LockConfig } from '../../engine/config.ts';
import { encodeSchedule } from '../../engine/scheduleCode.ts';
import { traceOf } from '../../engine/traceOf.ts';
import type { Exploration } from '../../explorer/exploration.ts';
import { transcriptOf } from '../../view/stepWords.ts';

/** What a search found, for people and programs. */
export interface Findings {
  readonly config: LockConfig;
  readonly end: Exploration<LockAction>['end'];
  readonly states: number;
  readonly transitions: number;
  readonly depth: number;
  readonly usedSymmetry: boolean;
  readonly verdicts: readonly Finding[];
}

export interface Finding {
  readonly property: string;
  readonly verdict: 'holds' | 'violated' | 'notViolatedSoFar';
  readonly steps?: number;
  /** The counterexample as an address has it. */
  readonly schedule?: string;
  /** What happens in it, a step at a time. */
  readonly words?: readonly string[];
}

export function findingsOf(config: LockConfig, found: Exploration<LockAction>, asked: readonly string[]): Findings {
  const { end, stateCount: states, transitionCount: transitions, depth, usedSymmetry } = found;
  const verdicts = found.verdicts
    .filter(({ property }) => asked.includes(property))
    .map(({ property, counterexample }): Finding => {
      if (!counterexample) return { property, verdict: end === 'complete' ? 'holds' : 'notViolatedSoFar' };
      const schedule = counterexample.map((action) => [action]);
      const words = transcriptOf(config, traceOf(config, schedule)).map(({ sentences }) => sentences.join(' '));
      return { property, verdict: 'violated', steps: schedule.length, schedule: encodeSchedule(schedule), words };
    });
  return { config, end, states, transitions, depth, usedSymmetry, verdicts };
}

export function jsonOf(findings: Findings): string {
  return JSON.stringify(findings, undefined, 2);
}

export function tableOf({ end, states, transitions, depth, usedSymmetry, verdicts }: Findings): string {
  const count = (value: number) => value.toLocaleString('en');
  const alike = usedSymmetry ? ' (clients that work alike are exchanged)' : '';
  return [
    `${endWords[end]}: ${count(states)} states, ${count(transitions)} transitions, ${depth} steps deep${alike}`,
    ...verdicts.flatMap(linesOf),
  ].join('\n');
}

const endWords: Readonly<Record<Findings['end'], string>> = {
  complete: 'Every interleaving',
  stateLimit: 'As far as the limit of states',
  depthLimit: 'As far as the limit of depth',
  allBroken: 'Until all that was asked about was violated',
  stopped: 'Until it was stopped',
};

function linesOf({ property, verdict, steps, schedule, words = [] }: Finding): readonly string[] {
  if (verdict === 'holds') return [`✓ ${property}: holds`];
  if (verdict === 'notViolatedSoFar') return [`? ${property}: not violated so far`];
  const told = words.map((sentence, index) => `    ${String(index + 1).padStart(2)}. ${sentence}`);
  return [`✗ ${property}: violated in ${steps ?? 0} steps: ${schedule ?? ''}`, ...told];
}
