import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { runVisibly } from '../launch/run.mjs'
import { temporaryFolder } from './memory-folder.mjs'
import { countsOf } from './reporter.mjs'

/**
 * Runs tests with Vitest, in a process of their own, and counts.
 *
 * @param {object} what
 * @param {readonly string[]} what.suites
 * @param {readonly string[]} [what.filters] Parts of paths; none for all files.
 * @param {string} [what.changed] Only what changes can reach: since this commit, or, empty, those not committed.
 * @param {boolean} [what.isQuiet] Prints nothing of the tests.
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./reporter.mjs').Outcome>} A run that breaks off counts as a failure.
 */
export async function runVitest({ suites, filters = [], changed, isQuiet = false }, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tests-'))
  const file = join(folder, 'outcome.json')
  const name = suites.join(', ')
  try {
    const what = JSON.stringify({ suites, filters, changed, file, isQuiet })
    const code = await runVisibly(process.execPath, [inRoot('scripts/test/run-vitest.mjs'), what], {
      cwd: inRoot(),
      env: { TMPDIR: temporaryFolder(), ...env },
    })
    const outcome = /** @type {import('./reporter.mjs').Outcome} */ (JSON.parse(readFileSync(file, 'utf8')))
    return code !== 0 && countsOf(outcome).failed === 0
      ? withProblem(outcome, `${name}: ended with code ${code}`)
      : outcome
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return withProblem({ suites: [], problems: [] }, `${name}: broke off: ${reason}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('./reporter.mjs').Outcome} outcome @param {string} problem @returns {import('./reporter.mjs').Outcome} */
export function withProblem(outcome, problem) {
  return { ...outcome, problems: [...outcome.problems, problem] }
}
