import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '../src/tools/process.mjs';
import { expect } from './test.ts';

export type LanguageName = 'Python' | 'TypeScript';

/** What both programs of the lesson print, to the letter. */
export const expectedOutput = readFileSync(
  path.join(projectRoot, 'lessons/fencing-tokens/sandbox/reject-the-stale-put.out'),
  'utf8',
);

/** A runtime of twelve megabytes has to start before the first program can: that takes as long as the machine takes. */
export const runtimeTimeoutMs = 60_000;

/** One language's half of the Sandbox, by the names a reader finds things by. */
export interface SnippetPage {
  readonly group: Locator;
  readonly editor: Locator;
  readonly printed: Locator;
  readonly status: Locator;
  press(button: 'Run' | 'Stop' | 'Reset' | 'Undo reset'): Promise<void>;
  /** Puts other code into the editor, as a paste over everything does. */
  replaceCode(code: string): Promise<void>;
  /** The code as it would be printed on paper: the whole of it, whatever the editor has drawn. */
  code(): Promise<string>;
}

export function snippetPage(page: Page, name: LanguageName): SnippetPage {
  const group = page.getByRole('group', { name, exact: true });
  const editor = group.getByRole('textbox', { name: `${name} editor` });
  return {
    group,
    editor,
    printed: group.getByRole('region', { name: 'Output' }).locator('pre.sandbox-printed'),
    status: group.getByRole('status'),
    press: (button) => group.getByRole('button', { name: button, exact: true }).click(),
    replaceCode: async (code) => {
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(code);
    },
    code: async () => (await group.locator('.sandbox-paper code').textContent()) ?? '',
  };
}

export async function openSandbox(page: Page): Promise<void> {
  await page.goto('./#sandbox');
  await expect(page.getByRole('group', { name: 'Python', exact: true })).toBeVisible();
}

/** The full editor has taken over from the plain one. */
export async function fullEditorsReady(page: Page): Promise<void> {
  await expect(page.locator('.sandbox-monaco:not([inert]) .view-line').first()).toBeVisible({
    timeout: runtimeTimeoutMs,
  });
  await expect(page.locator('#sandbox textarea.sandbox-plain')).toHaveCount(0);
}
