import type { Page } from '@playwright/test';
import { noticesOf, openLesson, tabOf } from './openLesson.ts';
import { expect, test } from './test.ts';

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
      getVoices: () => Array.from({ length: count }, () => ({ lang: 'en-GB', localService: true, name: 'Test' })),
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

async function endSentence(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.utterance?.onend?.call(window.utterance, new Event('end') as SpeechSynthesisEvent);
  });
}

const spoken = (page: Page): Promise<string[]> => page.evaluate(() => window.voiceLog);
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

test('a browser without speech synthesis is told so, and the rest works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Object.getPrototypeOf(window) as object, 'speechSynthesis');
  });
  await openLesson(page);
  await expect(page.getByText('Voice readout needs Web Speech Synthesis in this browser.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect(noticesOf(page)).toContainText('Web Speech Synthesis');
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
    const voice = { lang: 'en', localService: true, name: 'Late' } as SpeechSynthesisVoice;
    speechSynthesis.getVoices = () => [voice];
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  await expect(page.getByText('Voice readout needs')).toBeHidden();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  expect(await isSpeaking(page)).toBe(true);
});
