import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import { defaultConfig } from '../../engine/defaults.ts';
import { decisionOf } from '../../engine/storageRule.ts';
import { lockModel } from '../../engine/lockModel.ts';
import { worldOf } from '../../engine/world.ts';
import { answerOf, fenceRules } from './fenceRule.ts';

const small = fc.integer({ min: 0, max: 4 });
const asAnswer = { accept: 'apply', fenced: 'reject', duplicate: 'duplicate' } as const;

test.each(fenceRules)('$name: the map answers as the storage on the Stage does', ({ id }) => {
  const config = worldOf(id).change(defaultConfig);
  const [initial] = lockModel(config).initialStates;
  fc.assert(
    fc.property(small, small, small, small, (token, sequence, highestToken, highestSequence) => {
      const storage = { ...defined(initial, 'initial state').storage, highestToken, highestSequence };
      const decision = decisionOf(config.rule, storage, { type: 'write', token, sequence, value: 1, claims: false });
      const write = { token: BigInt(token), sequence: BigInt(sequence) };
      const last = { token: BigInt(highestToken), sequence: BigInt(highestSequence) };
      expect(answerOf(id, write, last)).toBe(asAnswer[decision.type]);
    }),
  );
});
