import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSaved, writeSaved } from './saved.ts';
import { useStore } from './store.ts';

const schema = v.array(v.string());
const key = 'distributed-locks/answers';
const notices = (): string[] => useStore.getState().notices.map(({ sentence }) => sentence);
let kept: Map<string, string>;

beforeEach(() => {
  useStore.setState({ notices: [] });
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('what was written is read again', () => {
  writeSaved('answers', ['a', 'b']);
  expect(readSaved('answers', schema)).toEqual(['a', 'b']);
  expect(notices()).toEqual([]);
});

test('nothing saved is nothing to report', () => {
  expect(readSaved('answers', schema)).toBeUndefined();
  expect(notices()).toEqual([]);
});

describe('a broken value is put aside and reported', () => {
  test.each(['{', '', 'null', '7', '{"version":9}', '[1]'])('%s', (text) => {
    kept.set(key, text);
    expect(readSaved('answers', schema)).toBeUndefined();
    expect(kept.get(`${key}.broken`)).toBe(text);
    expect(kept.has(key)).toBe(false);
    expect(notices()).toEqual([expect.stringContaining('put aside')]);
  });
});

describe('storage that refuses', () => {
  const refuse = (error: unknown) => (): never => {
    throw error;
  };

  test('reading and writing both throw: one sentence', () => {
    const getItem = refuse(new Error('blocked'));
    vi.stubGlobal('localStorage', { getItem, setItem: getItem, removeItem: getItem });
    expect(readSaved('answers', schema)).toBeUndefined();
    writeSaved('answers', ['a']);
    expect(notices()).toEqual([expect.stringContaining('does not let the page save')]);
  });

  test('not even there', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readSaved('answers', schema)).toBeUndefined();
    expect(notices()).toHaveLength(1);
  });

  test('full', () => {
    vi.stubGlobal('localStorage', { setItem: refuse(new DOMException('full', 'QuotaExceededError')) });
    writeSaved('answers', ['a']);
    expect(notices()).toEqual([expect.stringContaining('storage of this browser is full')]);
  });

  test('a broken value that cannot be put aside stays where it is', () => {
    const setItem = refuse(new DOMException('full', 'QuotaExceededError'));
    vi.stubGlobal('localStorage', { getItem: () => '{', setItem, removeItem: (name: string) => kept.delete(name) });
    kept.set(key, '{');
    expect(readSaved('answers', schema)).toBeUndefined();
    expect(kept.get(key)).toBe('{');
  });
});
