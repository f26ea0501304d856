import { expect, test } from 'vitest';
import type { OrderItem } from '../../lesson/lesson.ts';
import { minutesTo, timeText } from './clockTimes.ts';
import { arranged, arrangementText, rearranged } from './order.ts';

const itemOf = (id: string): OrderItem => ({
  id,
  title: id,
  minutes: 3,
  place: { type: 'map', id },
  notes: '',
  stepNotes: [],
});
const items = ['a', 'b', 'c', 'd'].map(itemOf);
const textOf = (text: string | undefined): string => arrangementText(arranged(items, text).items, items);

test('without a text it is the lesson’s own order, which is written as nothing', () => {
  expect(arranged(items, undefined).items.map(({ item }) => item.id)).toEqual(['a', 'b', 'c', 'd']);
  expect(textOf(undefined)).toBe('');
});

test('order and hidden items come back as they were written', () => {
  expect(textOf('c.!a.d.b')).toBe('c.!a.d.b');
});

test('an item that no longer exists is named, and the rest is kept', () => {
  const { items: found, missing } = arranged(items, 'd.gone.!c.b.a');
  expect(missing).toEqual(['gone']);
  expect(arrangementText(found, items)).toBe('d.!c.b.a');
});

test('an item that is newer than the order stands behind the one it follows in the lesson', () => {
  expect(textOf('d.b.a')).toBe('d.b.c.a');
  expect(textOf('d.c.b')).toBe('a.d.c.b');
});

test('damaged texts give an order of all items, each once', () => {
  for (const text of ['', '...', 'a.a.!a.b', '!', '!!b', 'x'.repeat(1_000)]) {
    expect(
      arranged(items, text)
        .items.map(({ item }) => item.id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'd']);
  }
});

test('items move within the list, are hidden and shown again', () => {
  const { items: own } = arranged(items, undefined);
  const ids = (changed: ReturnType<typeof rearranged>) => arrangementText(changed, items);
  expect(ids(rearranged(own, 'b', { by: 1 }))).toBe('a.c.b.d');
  expect(ids(rearranged(own, 'a', { by: -1 }))).toBe('');
  expect(ids(rearranged(own, 'd', { by: 5 }))).toBe('');
  expect(ids(rearranged(own, 'c', { isHidden: true }))).toBe('a.b.!c.d');
  expect(ids(rearranged(own, 'nobody', { by: 1 }))).toBe('');
});

test('hidden items take no time', () => {
  const { items: own } = arranged(items, 'a.!b.c.d');
  expect(minutesTo(own, 'c')).toBe(6);
  expect(minutesTo(own, 'b')).toBeUndefined();
});

test('a clock that was set back shows nothing below zero', () => {
  expect([timeText(-5_000), timeText(65_000), timeText(3_729_000)]).toEqual(['0:00', '1:05', '1:02:09']);
});
