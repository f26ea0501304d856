import { expect, test } from 'vitest';
import type { ClientConfig, LockConfig } from '../engine/config.ts';
import { defaultClient, defaultConfig } from '../engine/defaults.ts';
import { lockModel } from '../engine/lockModel.ts';
import { explore } from '../explorer/explore.ts';
import { hasPassed, type Grade, type Test } from './grade.ts';
import { grading, type Graded } from './grading.ts';
import type { BatchResult, RawAnswer } from './question.ts';

interface Asked {
  readonly state: { readonly disk: { readonly x: number; readonly highest: number }; readonly memory: unknown };
  readonly request: { readonly type: string; readonly token: number; readonly value: number; readonly memo?: unknown };
}

const noFaults = { pause: 0, crash: 0, delay: 0, drop: 0, duplicate: 0, retry: 0, restart: 0, failover: 0 };

function systemOf(rule: LockConfig['rule'], client: Partial<ClientConfig>): LockConfig {
  const clients = [0, 1].map(() => ({ ...defaultClient, ...client }));
  return {
    ...defaultConfig,
    rule,
    clients,
    clock: 'untimed',
    lockCalls: 'atomic',
    replies: 'atomic',
    faults: noFaults,
  };
}

const counting = { habit: 'readModifyWrite', writeCount: 2 } as const;
const test2x2: Test = {
  systems: [systemOf('asked', counting)],
  properties: ['no-lost-update', 'accepted-tokens-never-decrease', 'holder-never-refused'],
};
const start = '{"disk":{"x":0,"highest":0},"memory":{}}';

/** A fence on reads and writes. */
function seal({ state, request }: Asked): unknown {
  const { x, highest } = state.disk;
  if (request.token < highest) return { state, reply: { type: 'refused' } };
  if (request.type === 'read') {
    return { state: { ...state, disk: { x, highest: request.token } }, reply: { type: 'value', value: x } };
  }
  return { state: { ...state, disk: { x: request.value, highest: request.token } }, reply: { type: 'ok' } };
}

/** Drives a grading with a function; hears every batch. */
function graded(
  decide: (asked: Asked, time: number) => unknown,
  onBatch: (texts: readonly string[]) => BatchResult | undefined = () => undefined,
): Graded {
  const rounds = grading(test2x2, start);
  let round = rounds.next();
  let time = 0;
  const ask = (text: string): RawAnswer => ({
    type: 'answer',
    json: JSON.stringify(decide(JSON.parse(text) as Asked, time++)),
  });
  while (!round.done) {
    const texts = round.value.map(({ text }) => text);
    const answers = texts.map((text) => ({ first: ask(text), second: ask(text) }));
    round = rounds.next(onBatch(texts) ?? { type: 'answered', answers });
  }
  return round.value;
}

function problemOf(grade: Grade): string {
  return grade.type === 'mistaken' ? grade.problem : '';
}

test('a program is judged as the built-in rule that it repeats, and by the same number of states', () => {
  const { grade } = graded(seal);
  const same = explore(lockModel(systemOf('seal', counting)), { stateLimit: 10_000, useSymmetry: false });
  expect(hasPassed(grade)).toBe(true);
  expect(grade).toMatchObject({ type: 'judged', stateCount: same.stateCount });
});

test('no question is put twice, and there are tens of them', () => {
  const asked: string[] = [];
  const { grade } = graded(seal, (texts) => void asked.push(...texts));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThan(100);
  expect(grade).toMatchObject({ questionCount: asked.length });
});

test('the counterexample is a shortest one', () => {
  const onWritesOnly = (asked: Asked): unknown =>
    asked.request.type === 'read'
      ? { state: asked.state, reply: { type: 'value', value: asked.state.disk.x } }
      : seal(asked);
  const { grade } = graded(onWritesOnly);
  const lengths = grade.type === 'judged' ? grade.verdicts.map(({ broken }) => broken?.actions.length) : [];
  expect(lengths).toEqual([11, undefined, undefined]);
});

test('a program that answers differently is not judged', () => {
  const { grade } = graded((asked, time) => ({
    ...(seal(asked) as object),
    state: { disk: { x: 0, highest: time }, memory: {} },
  }));
  expect(problemOf(grade)).toContain('Asked the same thing twice');
  expect(grade).toMatchObject({ type: 'mistaken', question: { request: { type: 'read', client: 'A', token: 41 } } });
});

test('the order of keys is no difference', () => {
  const flipped = (asked: Asked, time: number): unknown => {
    const { state, reply } = seal(asked) as { state: unknown; reply: unknown };
    return time % 2 === 0 ? { state, reply } : { reply, state };
  };
  expect(hasPassed(graded(flipped).grade)).toBe(true);
});

/** A fence that awaits something between its comparison and the rest; `again` says what it does after that. */
function awaiting(again: (asked: Asked) => unknown): (asked: Asked) => unknown {
  return (asked) => {
    const { state, request } = asked;
    if (request.memo !== undefined) return again(asked);
    if (request.token < state.disk.highest) return { state, reply: { type: 'refused' } };
    return { state, reply: { type: 'later', memo: { seen: state.disk.highest } } };
  };
}

test('a program that looks again after it has waited is as good as one that never waits', () => {
  const { grade } = graded(awaiting(seal));
  expect(hasPassed(grade)).toBe(true);
});

test('a program that decides by what it saw before it waited is not', () => {
  const { grade } = graded(
    awaiting(({ state, request }) => seal({ state: { ...state, disk: { ...state.disk, highest: 0 } }, request })),
  );
  const lengths = grade.type === 'judged' ? grade.verdicts.map(({ broken }) => broken?.actions.length) : [];
  // Four steps more than without any fence: each of the four requests is decided in two.
  expect(lengths.slice(0, 2)).toEqual([15, 15]);
});

test('nobody waits twice', () => {
  const { grade } = graded(awaiting(({ state }) => ({ state, reply: { type: 'later', memo: 1 } })));
  expect(problemOf(grade)).toContain('was put off already');
  expect(grade).toMatchObject({ question: { request: { memo: '{"seen":0}' } } });
});

test('what gets no answer is told with its question', () => {
  const unanswered: BatchResult = { type: 'unanswered', questionIndex: 0, problem: 'Does it loop for ever?' };
  const { grade } = graded(seal, () => unanswered);
  expect(grade).toMatchObject({
    type: 'mistaken',
    problem: 'Does it loop for ever?',
    question: { request: { client: 'A' } },
  });
});

test('an error of the program is told with its question', () => {
  const raised = { type: 'raised', message: 'KeyError' } as const;
  const { grade } = graded(seal, (texts) => ({
    type: 'answered',
    answers: texts.map(() => ({ first: raised, second: raised })),
  }));
  expect(grade).toMatchObject({ type: 'mistaken', detail: 'KeyError', question: { request: { type: 'read' } } });
});

test('there is an end to the questions', () => {
  let count = 0;
  const rounds = grading({ ...test2x2, systems: [systemOf('asked', { writeCount: 3 })] }, start, 50);
  let round = rounds.next();
  while (!round.done) {
    count += round.value.length;
    // A log of all that ever happened: every state is another one.
    const answers = round.value.map(({ text }) => {
      const { state, request } = JSON.parse(text) as {
        state: { disk: { log?: unknown[] } };
        request: { value: number };
      };
      const disk = { x: request.value, log: [...(state.disk.log ?? []), request] };
      const json = JSON.stringify({ state: { disk, memory: {} }, reply: { type: 'ok' } });
      const answer: RawAnswer = { type: 'answer', json };
      return { first: answer, second: answer };
    });
    round = rounds.next({ type: 'answered', answers });
  }
  expect(count).toBeLessThanOrEqual(50);
  expect(problemOf(round.value.grade)).toContain('keep less in the state');
});

test('a bad start is told before anything is asked', () => {
  const { value } = grading(test2x2, '{"disk":{"x":1},"memory":{}}').next();
  expect(value).toMatchObject({ grade: { type: 'mistaken', question: undefined } });
});
