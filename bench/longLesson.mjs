import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, projectRoot, runScript } from '../src/tools/process.mjs';

/** A write is six events: sent, delivered, accepted, and a reply that is sent, delivered and received. */
const eventsPerCall = 6;

/**
 * Builds the tiny lesson of the tests with one long scenario in place of its own.
 *
 * @param {number} eventCount how many events the scenario has, at least
 * @returns {Promise<string>} the folder of the build
 */
export async function buildLongLesson(eventCount) {
  const folder = path.join(projectRoot, `node_modules/.cache/bench/long-${eventCount}`);
  const lesson = path.join(folder, 'lesson');
  const dist = path.join(folder, 'dist');
  rmSync(lesson, { recursive: true, force: true });
  cpSync(path.join(projectRoot, 'e2e/fixtures/tiny-lesson'), lesson, { recursive: true });
  writeFileSync(path.join(lesson, 'scenarios/late-holder.yaml'), longScenario(Math.ceil(eventCount / eventsPerCall)));
  const options = ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'];
  const { code } = await runScript('node_modules/vite/bin/vite.js', options, { env: { LESSON: lesson } });
  if (code !== 0) giveUp('The long lesson could not be built: the reason is above.');
  return dist;
}

/**
 * A takes the lock and writes until `callCount` calls are made.
 *
 * @param {number} callCount
 */
function longScenario(callCount) {
  const calls = Array.from({ length: callCount }, (_, index) => {
    const number = index + 1;
    return `  - do: [proceed A]\n  - do: [deliver A${number}, deliver a${number}]\n`;
  });
  return `title: A long run
summary: A writes again and again while B waits.
worlds: [no-fence, fence]
system:
  clients:
    - { habit: blindWrite, writeCount: ${callCount} }
    - { habit: blindWrite, asksAtMs: 1000000 }
  leaseDurationMs: 100000
steps:
${calls.join('')}`;
}
