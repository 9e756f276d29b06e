import { startVitest } from 'vitest/node'
import SuiteReporter from './suite-reporter.mjs'

const [suite = '', file = ''] = process.argv.slice(2)
const vitest = await startVitest('test', [], {
  run: true,
  project: [suite],
  reporters: ['default', new SuiteReporter({ file })],
})
await vitest.exit()
