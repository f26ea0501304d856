import type { Page } from '@playwright/test';
import { openLesson, tabOf } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

declare global {
  interface Window {
    /** What the stand-in for the browser's synthesiser was asked to do. */
    voiceLog: string[];
    utterance: SpeechSynthesisUtterance | undefined;
  }
}

/** Replaces the browser's synthesiser by one that only writes down, and speaks as long as the test wants. */
async function installVoice(page: Page, voiceCount: number): Promise<void> {
  await page.addInitScript((count) => {
    window.voiceLog = [];
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      getVoices: () =>
        Array.from({ length: count }, (_, index) => ({
          lang: 'en-GB',
          localService: true,
          name: `Test ${index}`,
          voiceURI: `test-${index}`,
        })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        window.voiceLog.push(utterance.text);
        window.utterance = utterance;
        synthesis.speaking = true;
      },
      cancel: () => {
        synthesis.speaking = false;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, voiceCount);
}

/** The sentence that is being said is heard from its beginning to its end. */
async function endSentence(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.utterance?.onstart?.call(window.utterance, new Event('start') as SpeechSynthesisEvent);
    window.utterance?.onend?.call(window.utterance, new Event('end') as SpeechSynthesisEvent);
  });
}

const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.voiceLog);
const lastSpoken = async (page: Page): Promise<string | undefined> => (await spoken(page)).at(-1);
/** The text that the page marks as being read. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = [...(CSS.highlights.get('sentence-read') ?? [])];
    return marks.map((mark) => (mark instanceof Range ? mark.toString().replaceAll(/\s+/g, ' ') : ''));
  });
const isSpeaking = (page: Page): Promise<boolean> => page.evaluate(() => speechSynthesis.speaking);

test('the step of the Stage is read, one sentence at a time, until one stops it', async ({ page }) => {
  await installVoice(page, 1);
  await openLesson(page, '#gist?s=zombie-writer&step=10');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  expect(await spoken(page)).toHaveLength(1);
  await endSentence(page);
  expect(await spoken(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await endSentence(page);
  expect(await spoken(page)).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('further down the section in view is read', async ({ page }) => {
  await installVoice(page, 1);
  await openLesson(page);
  await page.getByRole('heading', { name: 'Fencing rule' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await page.getByRole('button', { name: 'Read aloud' }).evaluate((button: HTMLElement) => {
    button.click();
  });
  expect(await spoken(page)).toEqual(['Fencing rule']);
});

test('a question is read without its hidden answer', async ({ page }) => {
  await installVoice(page, 1);
  await openLesson(page, '#qa');
  const question = page.getByRole('tabpanel').getByRole('article').first();
  await question.getByRole('button').focus();
  await page.getByRole('button', { name: 'Read aloud' }).evaluate((button: HTMLElement) => {
    button.click();
  });
  expect(await spoken(page)).toEqual([await question.getByRole('heading').innerText()]);
  await endSentence(page);
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

for (const [what, leave] of [
  ['another part', (page: Page) => page.keyboard.press('2')],
  ['another step', (page: Page) => page.keyboard.press('ArrowRight')],
] as const) {
  test(`reading stops with ${what}`, async ({ page }) => {
    await installVoice(page, 1);
    await openLesson(page);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    expect(await isSpeaking(page)).toBe(true);
    await leave(page);
    expect(await isSpeaking(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  });
}

test('reading stops with back and forward, though the part and the step stay', async ({ page }) => {
  await installVoice(page, 1);
  await openLesson(page, '#qa?card=kleppmann');
  await page.evaluate(() => {
    location.hash = '#qa?card=http-status';
  });
  for (const leave of [() => page.goBack(), () => page.goForward()]) {
    await page.getByRole('button', { name: 'Read aloud' }).evaluate((button: HTMLElement) => {
      button.click();
    });
    expect(await isSpeaking(page)).toBe(true);
    await leave();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  }
});

test('a browser without speech synthesis is told so, and the rest works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Object.getPrototypeOf(window) as object, 'speechSynthesis');
  });
  await openLesson(page);
  await expect(page.getByText('Voice readout needs Web Speech Synthesis in this browser.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const reader = page.getByRole('region', { name: 'Reader' });
  await expect(reader).toContainText('This is what it would say:');
  await expect(reader.getByRole('list', { name: 'Transcript' }).getByRole('listitem').first()).toContainText(
    'Clients A and B, a lock service and storage.',
  );
  await expectNoAxeViolations(page);
  await tabOf(page, 'Maps').click();
  await expect(page).toHaveURL(/#maps$/);
});

test('voices that never come are missed aloud; voices that come late are used', async ({ page }) => {
  await page.clock.install();
  await installVoice(page, 0);
  await openLesson(page);
  await expect(page.getByText('Voice readout needs')).toBeHidden();
  await page.clock.fastForward(3000);
  await expect(page.getByText('Voice readout needs Web Speech Synthesis in this browser')).toBeVisible();
  await page.evaluate(() => {
    const voice = { lang: 'en', localService: true, name: 'Late', voiceURI: 'late' } as SpeechSynthesisVoice;
    speechSynthesis.getVoices = () => [voice];
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  await expect(page.getByText('Voice readout needs')).toBeHidden();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  expect(await isSpeaking(page)).toBe(true);
});

/** The reader's controls at the foot of the page, reading the section "Fencing rule". */
async function readRule(page: Page): Promise<void> {
  await openLesson(page);
  await page.getByRole('heading', { name: 'Fencing rule' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await page.getByRole('button', { name: 'Read aloud' }).evaluate((button: HTMLElement) => {
    button.click();
  });
  await expect(page.getByRole('region', { name: 'Reader' })).toBeVisible();
}

test('the sentence that is read is marked and in view; it can be held, gone on with, and passed over', async ({
  page,
}) => {
  await installVoice(page, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readRule(page);
  expect(await marked(page)).toEqual(['Fencing rule']);
  await endSentence(page);
  const second = 'The token is useless if only the client remembers it.';
  expect(await marked(page)).toEqual([second]);
  await expect(page.getByText(second)).toBeInViewport();
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Hold reading');
  expect(await isSpeaking(page)).toBe(false);
  await press('Continue reading');
  expect((await spoken(page)).slice(-2)).toEqual([second, second]);
  await press('Previous sentence');
  expect(await lastSpoken(page)).toBe('Fencing rule');
  await press('Next sentence');
  expect(await lastSpoken(page)).toBe(second);
  await press('Close reader');
  expect(await isSpeaking(page)).toBe(false);
  expect(await marked(page)).toEqual([]);
});

test('a click on a sentence reads from there on, and so does one in the transcript', async ({ page }) => {
  await installVoice(page, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readRule(page);
  await page.getByText('The client includes the fence on').click({ position: { x: 150, y: 30 } });
  expect(await lastSpoken(page)).toMatch(/^(Carry\.|The client includes)/);
  await page.getByRole('button', { name: 'Transcript' }).click();
  await page.getByRole('button', { name: 'The token is useless if only the client remembers it.' }).click();
  expect(await lastSpoken(page)).toBe('The token is useless if only the client remembers it.');
  await expectNoAxeViolations(page);
});

test('signs and names are said as the lesson says they are said', async ({ page }) => {
  await installVoice(page, 1);
  await openLesson(page, '#gist?s=zombie-writer&step=1');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await endSentence(page);
  const said = (await spoken(page)).join(' ');
  expect(said).toContain('forty-one');
  expect(said).not.toContain('41');
});

test('rate, voice and how far to read are there again at the next visit', async ({ page }) => {
  await installVoice(page, 2);
  await openLesson(page);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('combobox', { name: 'Rate' }).selectOption('1.5×');
  await page.getByRole('combobox', { name: 'Voice' }).selectOption('Test 1');
  await page.getByRole('combobox', { name: 'Read', exact: true }).selectOption('The story from here on');
  await page.reload();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const manner = await page.evaluate(() => [window.utterance?.rate, window.utterance?.voice?.name]);
  expect(manner).toEqual([1.5, 'Test 1']);
  await expect(page.getByRole('combobox', { name: 'Read', exact: true })).toHaveValue('onwards');
});

test('a trace is read while it plays: the next step comes when a step has been said, and not later', async ({
  page,
}) => {
  await installVoice(page, 1);
  await openLesson(page, '#gist?s=zombie-writer&step=2');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const stage = page.getByRole('region', { name: 'Stage', exact: true });
  await expect(page.getByRole('combobox', { name: 'Read', exact: true })).toHaveValue('onwards');
  await expect(stage).toHaveAttribute('data-step', '2');
  const second = await lastSpoken(page);
  await endSentence(page);
  await expect(stage).toHaveAttribute('data-step', '3');
  expect(await lastSpoken(page)).not.toBe(second);
  const late = await page.evaluateHandle(() => window.utterance);
  await page.getByRole('button', { name: 'Step back' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await late.evaluate((utterance) => {
    utterance?.onend?.call(utterance, new Event('end') as SpeechSynthesisEvent);
  });
  await expect(stage).toHaveAttribute('data-step', '2');
});

test('with the page its voice goes', async ({ page }) => {
  await installVoice(page, 1);
  await openLesson(page);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  // At 200 % zoom its controls are still at hand.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(page.getByRole('button', { name: 'Hold reading' })).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await isSpeaking(page)).toBe(false);
});
