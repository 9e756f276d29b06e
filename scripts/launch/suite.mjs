import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'
import { runVisibly } from './run.mjs'

/**
 * Runs one suite of the tests and counts.
 *
 * @param {string} suite Name of the Vitest project.
 * @param {Record<string, string>} env
 * @returns {Promise<import('./suite-reporter.mjs').SuiteResult>} A suite that breaks off counts as failed.
 */
export async function runSuite(suite, env) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-suite-'))
  const file = join(folder, 'results.json')
  console.log(`\n${suite}`)
  try {
    const code = await runVisibly(process.execPath, [inRoot('scripts/launch/run-suite.mjs'), suite, file], {
      cwd: inRoot(),
      env,
    })
    const result = JSON.parse(readFileSync(file, 'utf8'))
    return code !== 0 && result.failed === 0 ? withProblem(result, `${suite}: ended with code ${code}`) : result
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return withProblem({ passed: 0, failed: 0, skipped: 0, problems: [] }, `${suite}: broke off: ${reason}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('./suite-reporter.mjs').SuiteResult} result @param {string} problem */
function withProblem(result, problem) {
  return { ...result, failed: result.failed + 1, problems: [...result.problems, problem] }
}
