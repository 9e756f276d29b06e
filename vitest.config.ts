import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SuiteSequencer } from './tests/support/suite-sequencer.ts'

/** Milliseconds: real databases, servers and browsers take their time on a busy machine. */
const PATIENCE_MS = 300_000

/** Milliseconds of what browser tests start first: the admin may be built for it. */
const START_MS = 360_000

/** Milliseconds that `expect.poll` waits for a condition, and between two looks at it. */
const POLL_MS = 60_000
const POLL_EVERY_MS = 20

/**
 * Files that run at once: one more than there are processors, since a file of the browser's waits a third of its time, for
 * animations, clocks and answers.
 */
const LANES = Math.max(3, Math.min(4, availableParallelism() + 1))

/** Files of one lane share its process: what one has loaded, the next has at hand. */
const lane = { maxWorkers: LANES, isolate: false } as const

export default defineConfig({
  test: {
    sequence: { sequencer: SuiteSequencer },
    projects: [
      {
        test: {
          ...lane,
          name: 'unit',
          // Hostile texts of megabytes are read while browsers take both processors.
          testTimeout: PATIENCE_MS,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/demo/{,content/}*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.{mjs,ts}',
            'tests/vectors/**/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
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
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          ...lane,
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          globalSetup: ['tests/support/shared-programs.ts', 'tests/support/postgres-cluster.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: START_MS,
          expect: { poll: { timeout: POLL_MS, interval: POLL_EVERY_MS } },
        },
      },
    ],
  },
})
