import { readdirSync, readFileSync } from 'node:fs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { changedFiles, dependencies, reachedBrowserTests } from './test/changed.mjs'
import { saveDurations } from './test/durations.mjs'
import { settlePatience } from './test/patience.mjs'
import { joined } from './test/reporter.mjs'
import { parseRequest, USAGE, VECTORS } from './test/request.mjs'
import { runRecorded, runSuites } from './test/run-suites.mjs'
import { noteSecondTries } from './test/second-tries-list.mjs'
import { trySecond } from './test/second-try.mjs'
import { summary } from './test/summary.mjs'
import { writeWiring } from './wiring/files.mjs'

const folders = readdirSync(inRoot('tests'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const request = parseRequest(process.argv.slice(2), [...readdirSync(inRoot('packages')), ...folders])
if (request.kind === 'help') {
  console.log(request.complaint ? `${request.complaint}\n\n${USAGE}` : USAGE)
  process.exit(request.complaint ? 1 : 0)
}
requireNode()
try {
  const patience = await settlePatience()
  console.log(`Tests wait ${patience} times as long as on a quick machine.`)
  await install()
  await writeWiring(inRoot())
  const start = Date.now()
  const { outcome, tries } = await outcomeOf(request)
  if (request.kind === 'run' && request.savesDurations) saveDurations(outcome)
  const secondTries = noteSecondTries(tries, { list: inRoot('tests/second-tries.json'), now: new Date() })
  const budgets = /** @type {{ id: string, atMost: number }[]} */ (
    JSON.parse(readFileSync(inRoot('bench/budgets.json'), 'utf8'))
  )
  const atMost = budgets.find(({ id }) => id === 'test.time')?.atMost ?? Number.NaN
  const minutes = (Date.now() - start) / 60_000
  const { text, last, passed } = summary(outcome, { minutes, atMost, secondTries })
  console.log(`${text}\n${last}`)
  process.exit(passed ? 0 : 1)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

/**
 * @param {Exclude<ReturnType<typeof parseRequest>, { kind: 'help' }>} request
 * @returns {ReturnType<typeof trySecond>}
 */
async function outcomeOf(request) {
  const env = request.kind === 'run' && request.savesScreenshots ? { VITRINE_SCREENSHOTS: '1' } : {}
  const first = request.kind === 'run' ? await runSuites({ ...request, env }) : await changedOutcome(request.since)
  return trySecond(first, (suite, file) => {
    console.log(`\nSecond try, alone: ${file}`)
    return suite === VECTORS ? runRecorded() : runSuites({ suites: [suite], filters: [file], env })
  })
}

/** @param {string} since */
async function changedOutcome(since) {
  const outcome = await runSuites({ suites: ['unit', 'integration'], changed: since })
  const filters = reachedBrowserTests(await changedFiles(since), dependencies(), folders)
  return filters.length === 0 ? outcome : joined([outcome, await runSuites({ suites: ['browser'], filters })])
}
