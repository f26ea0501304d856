import { useId, type ReactElement } from 'react';
import { traceOf } from '../../../engine/traceOf.ts';
import { secondsText } from '../../../view/clock.ts';
import { outcomeOf, outcomeStepOf } from '../../../view/outcome.ts';
import type { Story } from '../../../view/story.ts';
import { presets } from '../../../view/presets.ts';
import { calm, whatIfScenario, type WhatIf } from '../../../view/whatIf.ts';
import { dialRanges } from '../../state/dialsCode.ts';
import './whatIf.css';

interface WhatIfPanelProps {
  readonly story: Story;
  /** Undefined while the Stage shows the lesson's own story. */
  readonly dials: WhatIf | undefined;
  /** Runs the story anew and shows the step given. */
  readonly setDials: (dials: WhatIf, stepIndex: number) => void;
}

type DialName = keyof typeof dialRanges;

const dialWords: Readonly<Record<DialName, string>> = {
  leaseDurationMs: 'Lease (TTL)',
  pauseDurationMs: 'A’s pause',
  writeDelayMs: 'Network delay of A’s PUT',
  workMs: 'A’s work before its PUT',
  asksAtMs: 'B asks at',
  clockRate: 'A’s clock runs at',
};

const switchWords = {
  renews: 'A renews its lease while it is awake',
  checksLease: 'A looks at its lease before it writes',
  losesGrant: 'the answer to A’s first acquire is lost',
  readsFirst: 'both read a counter first and write one more',
} as const;

/** A run that follows the clock: every dial runs it anew, and one sentence says what came of it. */
export function WhatIfPanel({ story, dials, setDials }: WhatIfPanelProps): ReactElement {
  const shown = dials ?? calm;
  const run = (changed: WhatIf) => {
    setDials(changed, outcomeStepIn(changed, story));
  };
  const set = (change: Partial<WhatIf>) => {
    run({ ...shown, ...change, ...excluded(change) });
  };
  return (
    <div className="what-if">
      <p className="what-if-outcome" role="status">
        {dials ? outcomeOf(story) : 'Choose what goes wrong, or move a dial: the story is run anew by the clock.'}
      </p>
      <p className="what-if-note">
        In these runs each client writes once
        {shown.readsFirst ? ', one more than it has read' : ', without reading first'}. The Stage shows the step at
        which A’s write is decided on.
      </p>
      <ul className="what-if-presets" aria-label="Presets">
        {presets.map(({ id, name, dials: preset }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={dials !== undefined && JSON.stringify(dials) === JSON.stringify(preset)}
              onClick={() => {
                run(preset);
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className="what-if-dials">
        {(Object.keys(dialRanges) as DialName[]).map((name) => (
          <Dial
            key={name}
            name={name}
            value={shown[name]}
            setValue={(value) => {
              set({ [name]: value });
            }}
          />
        ))}
      </div>
      <div className="what-if-switches">
        {(Object.keys(switchWords) as (keyof typeof switchWords)[]).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={shown[name]}
              onChange={(event) => {
                set({ [name]: event.target.checked });
              }}
            />{' '}
            {switchWords[name]}
          </label>
        ))}
      </div>
    </div>
  );
}

/** In the first of the worlds: the clock, and so the step, is the same in all. */
function outcomeStepIn(dials: WhatIf, { worlds }: Story): number {
  const { config, schedule } = whatIfScenario(dials, []);
  return outcomeStepOf(traceOf(worlds[0]?.world.change(config) ?? config, schedule));
}

/** A client that looks at its lease writes blindly: one of the two at a time. */
function excluded({ readsFirst, checksLease }: Partial<WhatIf>): Partial<WhatIf> {
  if (readsFirst) return { checksLease: false };
  return checksLease ? { readsFirst: false } : {};
}

interface DialProps {
  readonly name: DialName;
  readonly value: number;
  readonly setValue: (value: number) => void;
}

function Dial({ name, value, setValue }: DialProps): ReactElement {
  const id = useId();
  const { min, max } = dialRanges[name];
  const isRate = name === 'clockRate';
  const text = isRate ? `${value} × real time` : secondsText(value);
  return (
    <div className="what-if-dial">
      <label htmlFor={id}>{dialWords[name]}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={isRate ? 0.05 : 500}
        value={value}
        aria-valuetext={text}
        onChange={(event) => {
          setValue(Number(event.target.value));
        }}
      />
    </div>
  );
}
