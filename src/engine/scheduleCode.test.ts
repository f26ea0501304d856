import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSchedule, encodeSchedule } from './scheduleCode.ts';
import { everyAction } from './spec/randomly.ts';

const anySchedule = fc.array(fc.array(fc.constantFrom(...everyAction(4, 120)), { maxLength: 6 }), { maxLength: 40 });

test('any schedule reads back from its code', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      expect(decodeSchedule(encodeSchedule(schedule))).toEqual({ schedule });
    }),
  );
});

test('a code goes into an address as it is', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      expect(encodeSchedule(schedule)).toMatch(/^[\w.-]*$/);
    }),
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('s', 'd', 'e', 'b', 'A', 'a', '1', '2', '.', '-', '_', 'sA', 'dA1', '__proto__'), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join('')),
);

test('any other text is answered with a piece of it, and text that reads is the code of what it says', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = decodeSchedule(text);
      if ('schedule' in read) expect(encodeSchedule(read.schedule)).toBe(text);
      else expect(text.split(/[.-]/)).toContain(read.unreadable);
    }),
    { numRuns: 500 },
  );
});

test('one bad piece is the one that is reported', () => {
  fc.assert(
    fc.property(
      anySchedule,
      anySchedule,
      fc.constantFrom('x', 'dA', 'sE', 'e1', 'dA01', '%2E', 'sA '),
      (before, after, bad) => {
        const text = [encodeSchedule(before), bad, encodeSchedule(after)].filter((part) => part !== '').join('.');
        expect(decodeSchedule(text)).toEqual({ unreadable: bad });
      },
    ),
  );
});
