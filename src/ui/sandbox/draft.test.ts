import { describe, expect, it, vi } from 'vitest';
import { createDraft, type DraftStore, type SavedDraft } from './draft.ts';

const original = 'print(41)';

function open(saved?: SavedDraft): { draft: DraftStore; saves: SavedDraft[]; pause: () => void } {
  const saves: SavedDraft[] = [];
  const afterPause = vi.fn<(callback: () => void) => void>();
  const draft = createDraft({ original, saved, save: (value) => saves.push(value), afterPause });
  return { draft, saves, pause: () => afterPause.mock.lastCall?.[0]() };
}
const textOf = (draft: DraftStore): string => draft.store.getState().text;

describe('draft', () => {
  it("is the lesson's code until the learner has another one", () => {
    expect(textOf(open().draft)).toBe(original);
    expect(textOf(open({ text: 'mine' }).draft)).toBe('mine');
  });

  it('saves after a pause in typing, and at once when asked to', () => {
    const { draft, saves, pause } = open();
    draft.edit('a');
    draft.edit('ab');
    expect(saves).toEqual([]);
    pause();
    expect(saves).toEqual([{ text: 'ab' }]);
    draft.edit('abc');
    draft.flush();
    draft.flush();
    expect(saves).toEqual([{ text: 'ab' }, { text: 'abc' }]);
  });

  it('comes back from a reset, also after a reload', () => {
    const { draft, saves } = open({ text: 'mine' });
    draft.reset();
    expect(textOf(draft)).toBe(original);
    const reopened = open(saves.at(-1)).draft;
    reopened.bringBack();
    expect(textOf(reopened)).toBe('mine');
    expect(reopened.store.getState().aside).toBeUndefined();
  });

  it('loses neither version when one types after a reset', () => {
    const { draft } = open({ text: 'mine' });
    draft.reset();
    draft.edit('new idea');
    draft.bringBack();
    expect(textOf(draft)).toBe('mine');
    draft.bringBack();
    expect(textOf(draft)).toBe('new idea');
  });

  it('forgets nothing when the reset is of unchanged code', () => {
    const { draft, saves } = open();
    draft.reset();
    expect(saves).toEqual([]);
    expect(draft.store.getState().aside).toBeUndefined();
  });

  it('asks before it gives way to what another tab has saved', () => {
    const { draft, saves } = open({ text: 'mine' });
    draft.meetRival({ text: 'theirs' });
    expect(draft.store.getState()).toMatchObject({ text: 'mine', rival: 'theirs' });
    draft.takeTheirs();
    expect(textOf(draft)).toBe('theirs');
    draft.bringBack();
    expect(textOf(draft)).toBe('mine');
    draft.meetRival({ text: 'again' });
    draft.keepMine();
    expect(draft.store.getState().rival).toBeUndefined();
    expect(saves.at(-1)?.text).toBe('mine');
  });

  it('has nothing to ask when both tabs hold the same', () => {
    const { draft } = open({ text: 'mine' });
    draft.meetRival({ text: 'mine' });
    expect(draft.store.getState().rival).toBeUndefined();
  });
});
