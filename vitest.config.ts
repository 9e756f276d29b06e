import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './tests/support/patience.ts'
import { SuiteSequencer } from './tests/support/suite-sequencer.ts'

/** Milliseconds between two looks at a condition. */
const POLL_EVERY_MS = 20

/**
 * Files that run at once: one more than there are processors, since a file of the browser's waits a third of its time, for
 * animations, clocks and answers.
 */
const LANES = Math.max(3, Math.min(4, availableParallelism() + 1))

/** Files of one lane share its process: what one has loaded, the next has at hand. */
const lane = {
  maxWorkers: LANES,
  isolate: false,
  testTimeout: PATIENCE_MS.test,
  hookTimeout: PATIENCE_MS.hook,
  teardownTimeout: PATIENCE_MS.start,
  expect: { poll: { timeout: PATIENCE_MS.poll, interval: POLL_EVERY_MS } },
} as const

export default defineConfig({
  test: {
    sequence: { sequencer: SuiteSequencer },
    projects: [
      {
        test: {
          ...lane,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/demo/{,content/}*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.{mjs,ts}',
            'tests/{support,vectors}/**/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/*.browser.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...lane,
          name: 'integration',
          include: ['{packages,tests}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/support/postgres-cluster.ts'],
          setupFiles: ['tests/support/few-rounds-of-hashing.ts'],
        },
      },
      {
        test: {
          ...lane,
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          globalSetup: ['tests/support/shared-programs.ts', 'tests/support/postgres-cluster.ts'],
        },
      },
      {
        // Tests of rare faults and of whole platforms, which npm run soak runs.
        test: {
          ...lane,
          name: 'soak',
          include: ['tests/**/*.soak.test.ts'],
          globalSetup: ['tests/support/shared-programs.ts', 'tests/support/postgres-cluster.ts'],
        },
      },
      {
        // Files that fail on purpose, for the tests of the test command.
        test: { name: 'planted', include: ['tests/fixtures/planted/*.planted.ts'] },
      },
    ],
  },
})
