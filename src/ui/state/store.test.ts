import { beforeEach, describe, expect, test } from 'vitest';
import { scenarioOf } from './scenarioOf.ts';
import { notify, useStore } from './store.ts';

const state = () => useStore.getState();

beforeEach(() => {
  useStore.setState(useStore.getInitialState(), true);
  useStore.setState({ scenarios: [scenarioOf('first', 10), scenarioOf('second', 3)], firstScenarioId: 'first' });
});

describe('steps', () => {
  test.each([
    [4, 4],
    [-1, 0],
    [9999, 10],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 10],
  ])('step %d is step %d', (asked, shown) => {
    state().setStep(asked);
    expect(state().stepIndex).toBe(shown);
  });

  test('reaching the end stops the playing', () => {
    state().play();
    state().setStep(9);
    expect(state().isPlaying).toBe(true);
    state().setStep(10);
    expect(state().isPlaying).toBe(false);
  });

  test('playing from the end begins again', () => {
    state().setStep(10);
    state().play();
    expect(state()).toMatchObject({ isPlaying: true, stepIndex: 0 });
  });

  test('another scenario starts paused, at its start or where a link says, within its length', () => {
    state().play();
    state().showScenario('second', 99);
    expect(state()).toMatchObject({ scenarioId: 'second', stepIndex: 3, isPlaying: false });
    state().showScenario('first');
    expect(state().stepIndex).toBe(0);
  });

  test('leaving the tab pauses', () => {
    state().play();
    state().setTab('maps');
    expect(state().isPlaying).toBe(false);
  });
});

describe('notices', () => {
  test('the same sentence is said once, and again after it was dismissed', () => {
    notify('Storage is full.');
    notify('Storage is full.');
    expect(state().notices).toHaveLength(1);
    state().dismiss(state().notices[0]?.id ?? -1);
    notify('Storage is full.', 'reload');
    expect(state().notices).toMatchObject([{ sentence: 'Storage is full.', action: 'reload' }]);
  });

  test('each has an id of its own', () => {
    notify('One.');
    notify('Two.');
    expect(new Set(state().notices.map(({ id }) => id)).size).toBe(2);
  });
});

describe('changing what is on the Stage', () => {
  const shortened = { schedule: [[], []] };

  test('a fork can be undone, step and all', () => {
    state().setStep(7);
    state().changeStage(shortened, 2);
    expect(state()).toMatchObject({ stepIndex: 2, edit: shortened });
    state().setStep(9);
    expect(state().stepIndex).toBe(2);
    state().undo();
    expect(state()).toMatchObject({ stepIndex: 7, edit: {} });
    state().undo();
    expect(state().stepIndex).toBe(7);
  });

  test('a link to another story keeps the own one within reach', () => {
    state().changeStage(shortened, 1);
    state().showScenario('second', 3);
    expect(state()).toMatchObject({ scenarioId: 'second', stepIndex: 3, edit: {} });
    state().undo();
    expect(state()).toMatchObject({ scenarioId: undefined, stepIndex: 1, edit: shortened });
  });
});
