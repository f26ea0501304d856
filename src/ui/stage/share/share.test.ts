import { create } from 'qrcode';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPanel, type PanelId } from '../../state/panelId.ts';
import { noEdit } from '../../state/stageEdit.ts';
import { scenarioOf } from '../../state/scenarioOf.ts';
import { useStore } from '../../state/store.ts';
import { fileName } from './fileName.ts';
import { openStory } from './openStory.ts';
import { qrPath, quietZone } from './qrPath.ts';
import { embedCode, stageLink } from './stageLink.ts';

const late = scenarioOf('late', 3);
const { title, summary, config } = late;
const system = { title, summary, config };

describe('a link', () => {
  const shown = {
    scenarioId: undefined,
    firstScenarioId: 'late',
    edit: noEdit,
    stepIndex: 2,
    panels: [],
    dialect: 'sqlite',
  } as const;

  test('is the address of the page with what is seen', () => {
    expect(stageLink(shown, 'https://example.org/a/?b#maps')).toBe('https://example.org/a/?b#gist?s=late&step=2');
  });

  test('has the database that is open, or that sharing lies over', () => {
    const link = (panels: readonly PanelId[]) => stageLink({ ...shown, panels, dialect: 'postgres' }, '/');
    const database = withPanel([], 'database');
    expect(link(database)).toBe('/#gist?s=late&db=postgres&step=2');
    expect(link(withPanel(database, 'share'))).toBe('/#gist?s=late&db=postgres&step=2');
    expect(withPanel(withPanel(database, 'share'), undefined)).toEqual(['database']);
    expect(link(withPanel(database, 'drive'))).toBe('/#gist?s=late&step=2');
    expect(link(withPanel(database, undefined))).toBe('/#gist?s=late&step=2');
  });

  test('does not pretend to hold a system from a file', () => {
    expect(stageLink({ ...shown, edit: { system } }, 'https://example.org/')).toBeUndefined();
  });

  test('is embedded with its signs written out', () => {
    expect(embedCode('https://example.org/#gist?s=late&step=2', 'a "b" <c>')).toContain(
      'src="https://example.org/#gist?s=late&amp;step=2&amp;embed=1" title="a &quot;b&quot; &lt;c>"',
    );
  });
});

describe('opening a story', () => {
  beforeEach(() => {
    useStore.setState({ scenarios: [late], firstScenarioId: 'late', scenarioId: undefined, edit: noEdit, undone: [] });
  });

  test('that the lesson has shows the lesson’s scenario', () => {
    openStory({ ...late, config: Object.fromEntries(Object.entries(config).reverse()) as typeof config });
    expect(useStore.getState()).toMatchObject({ scenarioId: 'late', stepIndex: 0 });
    expect(useStore.getState().edit).toBe(noEdit);
  });

  test('in a system that the lesson has leaves only the difference to be held by a link', () => {
    openStory({ ...late, worlds: ['seal'] });
    expect(useStore.getState().edit).toEqual({ worlds: ['seal'] });
  });

  test('with a system of its own brings it along, and Undo brings back what was there', () => {
    const own = { ...config, leaseDurationMs: 1 };
    openStory({ ...late, title: 'Mine', config: own, schedule: [[], []] });
    expect(useStore.getState().edit).toEqual({
      worlds: late.worlds,
      schedule: [[], []],
      system: { title: 'Mine', summary, config: own },
    });
    useStore.getState().undo();
    expect(useStore.getState().edit).toBe(noEdit);
  });
});

test('a QR code’s path covers exactly its dark modules', () => {
  const { modules } = create('https://example.org/#gist?s=late&step=2', { errorCorrectionLevel: 'M' });
  const dark = new Set<string>();
  for (const [, x, y, run] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let offset = 0; offset < Number(run); offset += 1) dark.add(`${Number(x) + offset} ${y ?? ''}`);
  }
  const wanted = Array.from(modules.data).flatMap((isDark, index) => {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)];
    return isDark ? [`${x + quietZone} ${y + quietZone}`] : [];
  });
  expect([...dark]).toEqual(wanted);
});

test('a file’s name is plain, whatever the story is called', () => {
  expect(fileName('zombie-writer-step-9', 'svg')).toBe('zombie-writer-step-9.svg');
  expect(fileName('../a b/ç', 'json')).toBe('a-b.json');
  expect(fileName('…', 'json')).toBe('story.json');
});
