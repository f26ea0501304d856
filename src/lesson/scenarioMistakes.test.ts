import { describe, expect, it } from 'vitest';
import { mistakesIn, type MistakeCase } from './smallLesson.ts';

const cases: Readonly<Record<string, readonly MistakeCase[]>> = {
  'a scenario': [
    [
      'scenarios/story.yaml',
      '[no-fence, fence]',
      '[fence, fences]',
      'scenarios/story.yaml:3: "fences" is not known here: choose one of no-fence, fence, strict, sequence, seal, uuid, claim, checks-lease, rereads-token, check-then-act, forgetful-storage, forgetful-issuer.',
    ],
    [
      'scenarios/story.yaml',
      '[no-fence, fence]',
      '[fence, fence]',
      'scenarios/story.yaml:3: The world "fence" stands here twice: keep one.',
    ],
    [
      'scenarios/story.yaml',
      'pause A',
      'pause',
      'scenarios/story.yaml:6: "pause" is no action: write one such as "proceed A", "pause A", "expire lease", "deliver A2", "deliver a2" (the reply to A2).',
    ],
    [
      'scenarios/story.yaml',
      'pause A',
      'pause C',
      'scenarios/story.yaml:6: "pause C" names a client that the system does not have: it has 2, from A on.',
    ],
    [
      'scenarios/story.yaml',
      'pause A',
      'resume A',
      'scenarios/story.yaml:6: Step 2 cannot "resume A" in any of the scenario\'s worlds: A is not paused.',
    ],
    [
      'scenarios/story.yaml',
      'look',
      'watch',
      'scenarios/story.yaml:7: A step is "look" or "do: [proceed A, …]": write one of them.',
    ],
    [
      'scenarios/story.yaml',
      'steps:',
      'system: { faults: { pause: many }, rule: hard, speed: 1, clients: [{habit: none}] }\nsteps:',
      'scenarios/story.yaml:4: Unknown key "speed": the keys here are clients, rule, tokenSource, firstToken, storageMemory, storageStep, lockCalls, replies, clock, leaseDurationMs, latencyMs, pauseDurationMs, delayMs, pauseCause, faults.',
      'scenarios/story.yaml:4: "none" is not known here: choose one of blindWrite, readModifyWrite, checksLease, rereadsToken, leavesTokenOut.',
      'scenarios/story.yaml:4: "hard" is not known here: choose one of none, fence, strict, tokenAndSequence, seal, claim.',
      'scenarios/story.yaml:4: Write a whole number of at least 0 here, not "many".',
    ],
    [
      'scenarios/story.yaml',
      'do: [pause A]',
      'did: [pause A]',
      'scenarios/story.yaml:6: Unknown key "did": the keys here are do.',
      'scenarios/story.yaml:6: The key "do" is missing: add "do: …".',
    ],
  ],
};

describe.each(Object.entries(cases))('a mistake in %s', (_, ofKind) => {
  it.each(ofKind)('%s: %j → %j', (path, from, to, ...mistakes) => {
    expect(mistakesIn(path, from, to)).toEqual(mistakes);
  });
});
