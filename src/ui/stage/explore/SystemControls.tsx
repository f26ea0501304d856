import type { ReactElement } from 'react';
import { smallSystemChoices as choices, type SmallFault, type SmallSystem } from '../../../engine/smallSystem.ts';
import { installRecipes } from '../../../engine/sources/installRecipes.ts';
import { recipeNames } from '../../../engine/sources/recipeSource.ts';
import { useExplore } from './exploreStore.ts';
import { ruleWords, tokenSourceText } from '../../../view/storageWords.ts';
import { faultWords, habitWords, memoryWords, stepWords } from '../../../view/systemWords.ts';

/** The bounds that a search may have: states it may keep, some 50 bytes each. */
const stateLimits = [100_000, 1_000_000, 5_000_000, 20_000_000] as const;
const limitWords: Readonly<Record<(typeof stateLimits)[number], string>> = {
  100_000: '100 thousand states',
  1_000_000: '1 million states',
  5_000_000: '5 million states',
  20_000_000: '20 million states',
};

/** Which system is explored, and how far. */
export function SystemControls(): ReactElement {
  const { system, limits, change, limit } = useExplore();
  return (
    <>
      <div className="panel-fields">
        <ClientChoices system={system} change={change} />
        <StorageChoices system={system} change={change} />
        <Choice
          label="Give up after"
          value={limits.stateLimit}
          among={stateLimits}
          textOf={(bound) => limitWords[bound]}
          choose={(stateLimit) => limit({ stateLimit })}
        />
      </div>
      <FaultChoices system={system} change={change} />
      <label className="explore-check">
        <input
          type="checkbox"
          checked={limits.useSymmetry}
          onChange={(event) => {
            limit({ useSymmetry: event.target.checked });
          }}
        />{' '}
        count states that differ only in which client is which as one
      </label>
    </>
  );
}

installRecipes();
const tokenSources = [...choices.tokenSource, ...recipeNames];

interface ChoicesProps {
  readonly system: SmallSystem;
  readonly change: (change: Partial<SmallSystem>) => void;
}

function ClientChoices({ system, change }: ChoicesProps): ReactElement {
  return (
    <>
      <Choice
        label="Clients"
        value={system.clientCount}
        among={choices.clientCount}
        textOf={String}
        choose={(clientCount) => change({ clientCount })}
      />
      <Choice
        label="Writes each"
        value={system.writeCount}
        among={choices.writeCount}
        textOf={String}
        choose={(writeCount) => change({ writeCount })}
      />
      <Choice
        label="Each client will"
        value={system.habit}
        among={choices.habit}
        textOf={(habit) => habitWords[habit]}
        choose={(habit) => change({ habit })}
      />
      <Choice
        label="Tokens from"
        value={system.tokenSource}
        among={tokenSources}
        textOf={tokenSourceText}
        choose={(tokenSource) => change({ tokenSource })}
      />
    </>
  );
}

function StorageChoices({ system, change }: ChoicesProps): ReactElement {
  return (
    <>
      <Choice
        label="Storage rule"
        value={system.rule}
        among={choices.rule}
        textOf={(rule) => ruleWords[rule]}
        choose={(rule) => change({ rule })}
      />
      <Choice
        label="Storage decides"
        value={system.storageStep}
        among={choices.storageStep}
        textOf={(step) => stepWords[step]}
        choose={(storageStep) => change({ storageStep })}
      />
      <Choice
        label="Highest token seen"
        value={system.storageMemory}
        among={choices.storageMemory}
        textOf={(memory) => memoryWords[memory]}
        choose={(storageMemory) => change({ storageMemory })}
      />
    </>
  );
}

function FaultChoices({ system: { faults }, change }: ChoicesProps): ReactElement {
  const toggle = (fault: SmallFault) => {
    const isChosen = faults.includes(fault);
    change({ faults: choices.faults.filter((other) => (other === fault ? !isChosen : faults.includes(other))) });
  };
  return (
    <fieldset className="explore-faults">
      <legend>What may also go wrong, each once. Leases end and requests are late at any time in any case.</legend>
      {choices.faults.map((fault) => (
        <label key={fault} className="explore-check">
          <input
            type="checkbox"
            checked={faults.includes(fault)}
            onChange={() => {
              toggle(fault);
            }}
          />{' '}
          {faultWords[fault]}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | number;
  readonly among: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly choose: (value: Value) => void;
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactElement {
  const { label, value, among, textOf, choose } = props;
  return (
    <label className="panel-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = among.find((candidate) => String(candidate) === event.target.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {among.map((candidate) => (
          <option key={candidate} value={candidate}>
            {textOf(candidate)}
          </option>
        ))}
      </select>
    </label>
  );
}
