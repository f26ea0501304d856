import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The time limit is for tests that hang: a slow machine is no fault of the code.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
