import { startVitest } from 'vitest/node'
import Reporter from './reporter.mjs'

/** The child process of `vitest.mjs`, which says what to run. */
const { suites, filters, changed, file, isQuiet } = JSON.parse(process.argv[2] ?? '{}')
const vitest = await startVitest('test', filters, {
  run: true,
  project: suites,
  passWithNoTests: true,
  ...(changed !== undefined && { changed: changed || true }),
  reporters: [...(isQuiet ? [] : ['default']), new Reporter({ file })],
})
await vitest.exit()
