import fc from 'fast-check';
import type { Operation } from '../../engine/sources/recipe.ts';
import { compare, histories, textOf, type Comparison, type Difference } from './histories.ts';
import type { RealSystem } from './realSystem.ts';

export interface SystemResult {
  readonly histories: number;
  readonly operations: number;
  /** A scenario in words, where the model and the real system differ. */
  readonly difference?: string;
}

/** The recipe as it should be gets most of the histories; each trap gets a third of them. */
export async function compareSystem(
  system: RealSystem,
  { seed, historyCount }: { readonly seed: number; readonly historyCount: number },
): Promise<SystemResult> {
  const result = { histories: 0, operations: 0 };
  // Not a difference, but a client library or a server that gave up: no shorter history would tell more.
  let failure: Error | undefined;
  const compareUntilItFails = async (variant: string, history: readonly Operation[]): Promise<Comparison> => {
    if (failure !== undefined) throw failure;
    try {
      return await compare(system, variant, history);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw failure;
    }
  };
  for (const variant of system.variants) {
    const numRuns = variant === 'plain' ? historyCount : Math.ceil(historyCount / 3);
    const differences = new Map<readonly Operation[], Difference>();
    const property = fc.asyncProperty(histories, async (history) => {
      const { operationCount, difference } = await compareUntilItFails(variant, history);
      result.histories++;
      result.operations += operationCount;
      if (difference) differences.set(history, difference);
      return difference === undefined;
    });
    const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns });
    if (!counterexample) continue;
    const [history] = counterexample;
    const difference = differences.get(history);
    if (!difference) throw failure ?? errorInstance;
    return { ...result, difference: scenarioOf(system, variant, history, difference) };
  }
  return result;
}

/** The shortest history that was found, and where the two part. */
function scenarioOf(
  { server }: RealSystem,
  variant: string,
  history: readonly Operation[],
  difference: Difference,
): string {
  const lines = history.map((operation, index) => `  ${index + 1}. ${operationText(operation)}`);
  const parting = [
    `At “${operationText(difference.operation)}”:`,
    `  the model   ${textOf(difference.expected)}`,
    `  ${server}   ${textOf(difference.found)}`,
  ];
  return [`${server}, recipe “${variant}”: the model and the real system differ.`, ...lines, ...parting].join('\n');
}

function operationText(operation: Operation): string {
  switch (operation.type) {
    case 'acquire':
      return `${operation.client} acquires`;
    case 'renew':
      return `${operation.client} renews`;
    case 'release':
      return `${operation.client} releases`;
    case 'write':
      return `${operation.client} writes ${operation.value}, ${operation.isFenced ? 'fenced' : 'unfenced'}`;
    case 'expire':
      return 'the lease expires';
    case 'otherWork':
      return 'somebody else uses the system';
    case 'forget':
      return 'what the recipe keeps is removed';
  }
}
