import { useEffect, useState, type ReactElement } from 'react';
import type { Show } from '../../lesson/lesson.ts';
import { startExploration, type Explored } from '../../runner/explorer/startExploration.ts';
import { propertyTitle } from '../../view/propertyTitle.ts';
import { countText, verdictWords } from '../../view/searchWords.ts';
import { systemText } from '../../view/systemWords.ts';
import { useStore } from '../state/store.ts';
import { replay } from '../stage/explore/showOnStage.ts';

type ExplorerShow = Extract<Show, { readonly type: 'explorer' }>;
type Found = Explored | { readonly reason: string } | undefined;

const stateLimit = 2_000_000;

/** Tries every interleaving of a small system, here and now, and says what came of it. */
export function ExplorerProof({ show }: { readonly show: ExplorerShow }): ReactElement {
  const found = useExplored(show);
  return (
    <div className="qa-proof">
      <p>{systemText(show.system)}.</p>
      <p role="status">{sentenceOf(show, found)}</p>
      {found && 'exploration' in found && <Replay show={show} found={found} />}
    </div>
  );
}

function useExplored({ system, property }: ExplorerShow): Found {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    const run = startExploration(system, { stateLimit, useSymmetry: false, untilBroken: [property] }, () => undefined);
    run.ended.then(
      (explored) => {
        if (isWanted) setFound(explored);
      },
      (error: unknown) => {
        if (isWanted) setFound({ reason: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isWanted = false;
      run.stop();
    };
  }, [system, property]);
  return found;
}

function sentenceOf({ property }: ExplorerShow, found: Found): string {
  if (!found) return 'Trying every interleaving …';
  if ('reason' in found) return found.reason;
  const { exploration } = found;
  const words = verdictWords(exploration, counterexampleIn(property, found));
  const extent = exploration.end === 'complete' ? ` in all ${countText(exploration.stateCount)} states` : '';
  return `“${propertyTitle(property)}”: ${words}${words === 'holds' ? extent : ''}.`;
}

function Replay({ show, found }: { readonly show: ExplorerShow; readonly found: Explored }): ReactElement | null {
  const counterexample = counterexampleIn(show.property, found);
  if (!counterexample) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        useStore.getState().setTab('gist');
        replay(show.system, counterexample);
      }}
    >
      Replay on the Stage
    </button>
  );
}

function counterexampleIn(property: string, { exploration }: Explored) {
  return exploration.verdicts.find((verdict) => verdict.property === property)?.counterexample;
}
