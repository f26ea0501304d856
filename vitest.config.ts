import { defineConfig } from 'vitest/config';
import { typescriptLibraryPlugin } from './src/tools/typescriptLibraryPlugin.ts';

export default defineConfig({
  plugins: [typescriptLibraryPlugin()],
  // The time limit is for tests that hang: a slow machine is no fault of the code.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
