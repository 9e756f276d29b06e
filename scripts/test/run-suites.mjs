import { ensureBrowser } from '../launch/browser.mjs'
import { testFiles } from './files.mjs'
import { buildPrograms } from './programs.mjs'
import { joined } from './reporter.mjs'
import { VECTORS, VITEST_SUITES } from './request.mjs'
import { runVitest, withProblem } from './vitest.mjs'

/** Suites that open the built programs. */
const BUILT = /** @type {readonly string[]} */ (['integration', 'browser'])

/**
 * Suites to run, and what of them.
 *
 * @typedef {object} Selection
 * @property {readonly string[]} suites
 * @property {readonly string[]} [filters] Parts of paths; none for all files.
 * @property {string} [changed] Only what changes can reach: see `runVitest`.
 * @property {Record<string, string>} [env]
 *
 * @typedef {import('./reporter.mjs').Outcome} Outcome
 */

/**
 * Runs suites: first those that need no program, while the programs are built, then those that open them.
 *
 * @param {Selection} selection
 * @returns {Promise<Outcome>}
 */
export async function runSuites({ suites, filters = [], changed, env = {} }) {
  const opening = VITEST_SUITES.filter((suite) => BUILT.includes(suite) && suites.includes(suite))
  const building = opening.length > 0 ? prepare(opening, filters, suites.length > opening.length) : undefined
  const outcomes = []
  const limits = { filters, ...(changed !== undefined && { changed }) }
  if (suites.includes(VECTORS)) outcomes.push(await runRecorded())
  if (suites.includes('unit')) outcomes.push(await runVitest({ suites: ['unit'], ...limits }, env))
  const prepared = await building
  if (prepared?.problem !== undefined) outcomes.push(withProblem(joined([]), prepared.problem))
  else if (prepared) outcomes.push(await runVitest({ suites: opening, ...limits }, { ...env, ...prepared.env }))
  return joined(outcomes)
}

/** @returns {Promise<Outcome>} */
export async function runRecorded() {
  console.log(`\n${VECTORS}`)
  const start = Date.now()
  // Vite is one of the dependencies, so it can be loaded only once they are there.
  const { recordedFiles, runVectors } = await import('../launch/vectors.mjs')
  const { passed, failed } = await runVectors(recordedFiles(), { onlyInNpmTest: true })
  const seconds = (Date.now() - start) / 1000
  const problems = failed > 0 ? [`${VECTORS}: ${failed} cases, named where they ran`] : []
  const file = { file: VECTORS, seconds, passed, failed, skipped: 0, problems }
  return { suites: [{ suite: VECTORS, files: [file] }], problems: [] }
}

/**
 * Gets a browser and builds the programs, as far as suites need them.
 *
 * @param {readonly string[]} suites
 * @param {readonly string[]} filters
 * @param {boolean} isBeside Other suites run meanwhile.
 * @returns {Promise<{ env: Record<string, string>, problem?: undefined } | { problem: string }>} Never rejected: the
 *   suites beside it are run to their end.
 */
async function prepare(suites, filters, isBeside) {
  try {
    const env = suites.includes('browser') ? { VITRINE_BROWSER: await ensureBrowser() } : {}
    await buildPrograms(testFiles(suites, filters), { isAlone: !isBeside })
    return { env }
  } catch (error) {
    return { problem: `before ${suites.join(' and ')}: ${error instanceof Error ? error.message : error}` }
  }
}
