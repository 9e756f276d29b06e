import { defineConfig } from 'vitest/config'

/** Milliseconds: real databases, servers and browsers take their time on a busy machine. */
const PATIENCE_MS = 120_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,demo}/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.{mjs,ts}',
            'tests/vectors/**/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,tests}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          globalSetup: ['tests/support/demo-data.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS * 3,
          maxWorkers: 1,
        },
      },
    ],
  },
})
