import { useEffect, type ReactElement } from 'react';
import type { LockAction } from '../../../engine/action.ts';
import type { PropertyName } from '../../../engine/properties.ts';
import type { SmallSystem } from '../../../engine/smallSystem.ts';
import type { Exploration, Verdict } from '../../../explorer/exploration.ts';
import type { Explored } from '../../../runner/explorer/startExploration.ts';
import { propertyTitle } from '../../../view/propertyTitle.ts';
import { countText, searchSentence, searchSizeText, verdictWords } from '../../../view/searchWords.ts';
import { useStore } from '../../state/store.ts';
import { useThrottled } from '../useThrottled.ts';
import '../panelField.css';
import './explore.css';
import { useExplore, type Search } from './exploreStore.ts';
import { driveByHand, replay } from './showOnStage.ts';
import { SystemControls } from './SystemControls.tsx';
import { systemText } from '../../../view/systemWords.ts';
import { VerdictTable } from './VerdictTable.tsx';

/** Proof instead of example: every interleaving of a small system, and a shortest way to break what can be broken. */
export function ExplorePanel(): ReactElement {
  const { system, search, change, start, stop } = useExplore();
  useEffect(() => {
    // A link may have brought a system: that is the one to go on with.
    const { explored } = useStore.getState().edit;
    if (explored) change(explored);
  }, [change]);
  const isRunning = search.type === 'running';
  return (
    <div className="explore">
      <p className="explore-about">
        One schedule shows that something can go wrong. That nothing can is shown by trying them all: each order in
        which these clients take their steps, requests arrive and leases end. A grant takes one step here, and so does
        an answer: the lesson’s own stories take more.
      </p>
      <SystemControls />
      <div className="explore-buttons">
        <button type="button" className="explore-start" onClick={isRunning ? stop : start}>
          {isRunning ? 'Stop' : 'Explore every interleaving'}
        </button>
        <button
          type="button"
          className="stage-tool"
          onClick={() => {
            driveByHand(system);
          }}
        >
          Drive this system by hand
        </button>
      </div>
      <p role="status" className="explore-status">
        {useThrottled(statusOf(search), 1_000)}
      </p>
      {search.type === 'ended' ? <Found system={search.system} explored={search.explored} /> : null}
      <VerdictTable />
    </div>
  );
}

function statusOf(search: Search): string {
  switch (search.type) {
    case 'none':
      return '';
    case 'running': {
      const { progress } = search;
      if (!progress) return 'Exploring …';
      const broken = progress.brokenNames.length;
      return `Exploring: ${countText(progress.stateCount)} states, ${progress.depth} steps deep, ${broken === 0 ? 'nothing' : broken} violated so far.`;
    }
    case 'ended':
      return searchSentence(search.explored.exploration);
    case 'lost':
      return search.reason;
  }
}

function Found({ system, explored }: { readonly system: SmallSystem; readonly explored: Explored }): ReactElement {
  const { exploration, elapsedMs } = explored;
  return (
    <section className="explore-found" aria-label="What was found">
      <p className="explore-small">
        {systemText(system)}
        <br />
        {searchSizeText(exploration, elapsedMs)}
      </p>
      <ul className="explore-verdicts">
        {exploration.verdicts.map((verdict) => (
          <VerdictLine key={verdict.property} system={system} exploration={exploration} verdict={verdict} />
        ))}
      </ul>
    </section>
  );
}

interface VerdictLineProps {
  readonly system: SmallSystem;
  readonly exploration: Exploration<LockAction>;
  readonly verdict: Verdict<LockAction>;
}

function VerdictLine({ system, exploration, verdict: { property, counterexample } }: VerdictLineProps): ReactElement {
  const name = propertyTitle(property as PropertyName);
  return (
    <li className={counterexample ? 'explore-broken' : 'explore-kept'}>
      <span className="explore-name">{name}</span>
      <span className="explore-verdict">{verdictWords(exploration, counterexample)}</span>
      {counterexample ? (
        <button
          type="button"
          className="stage-tool"
          aria-label={`Replay: ${name}`}
          onClick={() => {
            replay(system, counterexample);
          }}
        >
          Replay
        </button>
      ) : null}
    </li>
  );
}
