import { readdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './launch/browser.mjs'
import { buildSite } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { requireNode } from './launch/node-version.mjs'
import { inRoot } from './launch/paths.mjs'
import { changedFiles, dependencies, reachedBrowserTests } from './test/changed.mjs'
import { repeat } from './test/repeat.mjs'
import { parseRequest, USAGE, VECTORS, VITEST_SUITES } from './test/request.mjs'
import { summary } from './test/summary.mjs'
import { runVitest } from './test/vitest.mjs'
import { writeWiring } from './wiring/files.mjs'

/** Suites that open the built site. The admin is built when a test first asks for one: few do. */
const BUILT = ['integration', 'browser']

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
  await install()
  await writeWiring(inRoot())
  const start = Date.now()
  const outcome = await outcomeOf(request)
  const budgets = /** @type {{ id: string, atMost: number }[]} */ (
    JSON.parse(readFileSync(inRoot('bench/budgets.json'), 'utf8'))
  )
  const atMost = budgets.find(({ id }) => id === 'test.time')?.atMost ?? Number.NaN
  const { text, last, passed } = summary(outcome, { minutes: (Date.now() - start) / 60_000, atMost })
  console.log(`${text}\n${last}`)
  process.exit(passed ? 0 : 1)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

/**
 * @param {Exclude<ReturnType<typeof parseRequest>, { kind: 'help' }>} request
 * @returns {Promise<import('./test/reporter.mjs').Outcome>}
 */
async function outcomeOf(request) {
  if (request.kind === 'run') return runSuites(request.suites, request.filters, request.savesScreenshots)
  if (request.kind === 'changed') {
    const filters = reachedBrowserTests(await changedFiles(request.since), dependencies(), folders)
    const suites = VITEST_SUITES.filter((suite) => suite !== 'browser')
    await buildSite()
    const outcomes = [await runVitest({ suites, changed: request.since })]
    if (filters.length > 0) outcomes.push(await runSuites(['browser'], filters))
    return joined(outcomes)
  }
  const env = await prepare(['browser'])
  const files = browserFiles(request.filters)
  const { passed, failed } = await repeat(files, request.rounds, env)
  return { suites: [{ suite: 'rounds', passed, failed, skipped: 0, files: [] }], problems: [] }
}

/** @param {readonly string[]} suites @param {readonly string[]} filters @param {boolean} [savesScreenshots] */
async function runSuites(suites, filters, savesScreenshots = false) {
  const withVitest = VITEST_SUITES.filter((suite) => suites.includes(suite))
  const recorded = suites.includes(VECTORS) ? [await runRecorded()] : []
  if (withVitest.length === 0) return joined(recorded)
  const env = { ...(await prepare(withVitest)), ...(savesScreenshots && { VITRINE_SCREENSHOTS: '1' }) }
  return joined([...recorded, await runVitest({ suites: withVitest, filters }, env)])
}

/**
 * Gets what suites need.
 *
 * @param {readonly string[]} suites
 * @returns {Promise<Record<string, string>>} Their environment.
 */
async function prepare(suites) {
  const browser = suites.includes('browser') ? await ensureBrowser() : undefined
  if (suites.some((suite) => BUILT.includes(suite))) await buildSite()
  return browser ? { VITRINE_BROWSER: browser } : {}
}

async function runRecorded() {
  console.log(`\n${VECTORS}`)
  // Vite is one of the dependencies, so it can be loaded only once they are there.
  const { recordedFiles, runVectors } = await import('./launch/vectors.mjs')
  const { passed, failed } = await runVectors(recordedFiles(), { onlyInNpmTest: true })
  const problems = failed > 0 ? [`${VECTORS}: ${failed} cases, named where they ran`] : []
  return { suites: [{ suite: VECTORS, passed, failed, skipped: 0, files: [] }], problems }
}

/** @param {readonly import('./test/reporter.mjs').Outcome[]} outcomes */
function joined(outcomes) {
  return {
    suites: outcomes.flatMap(({ suites }) => suites),
    problems: outcomes.flatMap(({ problems }) => problems),
  }
}

/** @param {readonly string[]} filters Parts of paths; none for all. @returns {string[]} Paths from the root. */
function browserFiles(filters) {
  const all = readdirSync(inRoot('tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.browser.test.ts'))
    .map((name) => `tests/${name}`)
  return filters.length === 0 ? all : all.filter((file) => filters.some((filter) => file.includes(filter)))
}
