import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect as baseExpect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import type { Site } from '../src/tools/serve.mjs';

interface TestFixtures {
  /** Problems that a test provokes on purpose. One expression: Playwright reads a list of two as something else. */
  allowedProblems: readonly RegExp[];
  noProblems: undefined;
}
interface WorkerFixtures {
  /** The build, served at the root of a host of its own. `page.goto('./')` opens it. */
  site: Site;
}

/** Every test fails on an error in the console, an uncaught error, and a request to any other origin. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright wants a destructured first argument, even of nothing.
    async ({}, use) => {
      const site = await startServer(path.join(projectRoot, 'dist'));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  allowedProblems: [[], { option: true }],
  noProblems: [
    async ({ context, allowedProblems }, use) => {
      const problems = problemsOf(context);
      await use(undefined);
      const unexpected = problems.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)));
      expect(unexpected, 'problems seen in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = baseExpect;

function problemsOf(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`uncaught: ${String(webError.error())}`));
  context.on('request', (request) => {
    if (isElsewhere(request.url())) problems.push(`request to another origin: ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => problems.push(`web socket: ${socket.url()}`));
  });
  return problems;
}

/** Only loopback is ours: every test serves the build from there, on a port of its own. */
function isElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';
}

/** What axe finds wrong on the page as it is now, or only in `part` of it, as short lines that say where. */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
  expect(lines, 'axe violations').toEqual([]);
}
