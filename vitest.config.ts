import { defineConfig } from 'vitest/config';
import { typescriptLibraryPlugin } from './src/tools/typescriptLibraryPlugin.ts';

const tests = 'src/**/*.test.{ts,tsx}';
/** What asks programs outside, or many thousand times: only together with all tests, not for every change. */
const thoroughTests = 'src/**/*.thorough.test.ts';

export default defineConfig({
  plugins: [typescriptLibraryPlugin()],
  test: {
    // The time limit is for tests that hang: a slow machine is no fault of the code.
    testTimeout: 60_000,
    // The rooms hold no state, so that a process of its own for each file would only take time.
    isolate: false,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: [tests], exclude: [thoroughTests] } },
      { extends: true, test: { name: 'thorough', include: [thoroughTests] } },
    ],
  },
});
