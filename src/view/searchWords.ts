/** What is said of a search: the numbers that `Exploration` has. */
interface Searched {
  readonly end: 'complete' | 'stateLimit' | 'depthLimit' | 'allBroken' | 'stopped';
  readonly stateCount: number;
  readonly transitionCount: number;
  readonly depth: number;
  readonly usedSymmetry: boolean;
  readonly verdicts: readonly { readonly counterexample: readonly unknown[] | undefined }[];
}

/** What a search came to, in one sentence: how far it got, and how much of what it looked for is violated. */
export function searchSentence(searched: Searched): string {
  const broken = searched.verdicts.filter(({ counterexample }) => counterexample).length;
  const found = broken === 0 ? 'nothing is violated' : `${broken} of ${searched.verdicts.length} properties violated`;
  return `${extentText(searched)}: ${found}${searched.end === 'complete' ? '' : ' so far'}.`;
}

function extentText({ end, stateCount, usedSymmetry }: Searched): string {
  const states = `${countText(stateCount)} states${usedSymmetry ? ', clients that are alike counted once' : ''}`;
  switch (end) {
    case 'complete':
      return `All ${states}`;
    case 'stateLimit':
      return `Bounded: the first ${states}`;
    case 'depthLimit':
      return `Bounded in depth: ${states}`;
    default:
      return `Stopped after ${states}`;
  }
}

/** How big the search was. */
export function searchSizeText({ transitionCount, depth }: Searched, elapsedMs: number): string {
  return `${countText(transitionCount)} transitions, at most ${depth} steps deep, ${secondsText(elapsedMs)}`;
}

/** `holds` speaks of every interleaving, so only a complete search may say it. */
export function verdictWords({ end }: Pick<Searched, 'end'>, counterexample: readonly unknown[] | undefined): string {
  if (counterexample) return `violated in ${stepsText(counterexample.length)}`;
  return end === 'complete' ? 'holds' : 'not violated as far as was looked';
}

export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

function stepsText(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

function secondsText(elapsedMs: number): string {
  return `${(elapsedMs / 1000).toFixed(elapsedMs < 10_000 ? 2 : 0)} s`;
}
