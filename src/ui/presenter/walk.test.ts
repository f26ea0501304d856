import { describe, expect, test } from 'vitest';
import type { OrderItem, OrderPlace } from '../../lesson/lesson.ts';
import { isOnlyHere, publicLink } from './publicLink.ts';
import { backward, forward, type Position, type Way } from './walk.ts';

const itemOf = (id: string, place: OrderPlace): OrderItem => ({
  id,
  title: id,
  minutes: 1,
  place,
  notes: '',
  stepNotes: [],
});
const items = [
  itemOf('lines', { type: 'lines', lines: ['One.'] }),
  itemOf('story', { type: 'scenario', id: 's', from: 1, to: 3 }),
  itemOf('truth', { type: 'truth', id: 't', scenarioId: 'u' }),
  itemOf('question', { type: 'question', id: 'q' }),
];
const way: Way = { items, stepCountOf: () => 2, isEdited: false };
const start: Position = { itemId: '', stepIndex: 7, isAnswerShown: false };

/** All places from the first to the last, as one press after the other shows them. */
function walk(move: typeof forward, from: Position): string[] {
  const places: string[] = [];
  for (let at = from; ;) {
    const next = move(way, at);
    const place = `${next.itemId} ${next.stepIndex}${next.isAnswerShown ? ' answered' : ''}`;
    if (place === places.at(-1)) return places;
    places.push(place);
    at = next;
  }
}

const all = [
  'lines 0',
  'story 1',
  'story 2',
  'story 3',
  'truth 0',
  'truth 1',
  'truth 2',
  'question 0',
  'question 0 answered',
];

test('a clicker goes through every step of every item, and stays at the end', () => {
  expect(walk(forward, start)).toEqual(all);
});

test('and back through the same places', () => {
  const end = { itemId: 'question', stepIndex: 0, isAnswerShown: true };
  expect(walk(backward, end)).toEqual(all.toReversed().slice(1));
});

test('a story that was changed by hand ends where it ends', () => {
  const edited = { ...way, isEdited: true, stepCountOf: () => 5 };
  expect(forward(edited, { itemId: 'story', stepIndex: 3, isAnswerShown: false }).stepIndex).toBe(4);
});

test('an item that is not there is left for the first one', () => {
  expect(forward(way, { itemId: 'gone', stepIndex: 2, isAnswerShown: false }).itemId).toBe('lines');
  const nothing = { ...way, items: [] };
  expect(forward(nothing, start)).toEqual(start);
});

describe('the address for phones', () => {
  test('leads to what the hall sees', () => {
    const link = (item: OrderItem | undefined) =>
      publicLink('https://a.example/l/#presenter', item, '#gist?s=s&step=2');
    expect(items.map(link)).toEqual([
      'https://a.example/l/#gist',
      'https://a.example/l/#gist?s=s&step=2',
      'https://a.example/l/#gist?s=s&step=2',
      'https://a.example/l/#qa?card=q',
    ]);
    expect(link(undefined)).toBe('https://a.example/l/#gist?s=s&step=2');
  });

  test('is told from one that only this machine knows', () => {
    expect(['http://localhost:8080/', 'http://127.0.0.1/', 'file:///x/index.html', 'nothing'].map(isOnlyHere)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isOnlyHere('https://a.example/')).toBe(false);
  });
});
