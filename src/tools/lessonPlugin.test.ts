import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { build, createServer, type ViteDevServer } from 'vite';
import type { Lesson, Prose } from '../lesson/lesson.ts';
import { packOpening } from '../lesson/packedOpening.ts';
import { lessonPlugin } from './lessonPlugin.ts';

const root = path.join(import.meta.dirname, '../..');

async function serve(lesson: string): Promise<ViteDevServer> {
  vi.stubEnv('LESSON', lesson);
  return createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [lessonPlugin()],
  });
}

describe('virtual:lesson', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['fencing-tokens', 'fencing-tokens'],
    ['e2e/fixtures/tiny-lesson', 'leases'],
  ])('is compiled from %s', { timeout: 30_000 }, async (choice, id) => {
    const server = await serve(choice);
    const { lesson, prose } = (await server.ssrLoadModule('virtual:lesson')) as { lesson: Lesson; prose: Prose };
    const inBrowser = await server.environments.client.transformRequest('virtual:lesson');
    const opening = await server.environments.client.transformRequest('virtual:lesson/opening');
    await server.close();
    expect(lesson.id).toBe(id);
    expect(opening?.code).toContain(JSON.stringify(packOpening(lesson).scenarios));
    expect(opening?.code).not.toContain('mermaid');
    expect(prose['maps/notes']).toMatch(/^<p>/);
    expect(inBrowser?.code).toContain(JSON.stringify(lesson.thesis));
    expect(inBrowser?.code).toContain('prose = {}');
  });

  it('stops a build, and names each mistake by file and line', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lesson-'));
    writeFileSync(path.join(folder, 'lesson.yaml'), 'titel: T\n');
    vi.stubEnv('LESSON', folder);
    const building = build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [lessonPlugin()],
      build: { write: false, rolldownOptions: { input: 'virtual:lesson' } },
    });
    await expect(building).rejects.toThrow(
      `${folder}/gist.md:1: This file is missing: add it.\n` +
        `${folder}/lesson.yaml:1: Unknown key "titel": the keys here are id, course, part, title, subtitle, thesis.`,
    );
    rmSync(folder, { recursive: true });
  });

  it('names the lessons that are there when there is no such lesson', async () => {
    await expect(serve('atlas')).rejects.toThrow(
      'There is no lesson "atlas": set LESSON to one of fencing-tokens, or to a folder with a lesson.yaml.',
    );
  });
});
