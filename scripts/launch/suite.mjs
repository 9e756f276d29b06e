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
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} A suite that breaks off counts as failed.
 */
export async function runSuite(suite, env) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-suite-'))
  const file = join(folder, 'results.json')
  console.log(`\n${suite}`)
  try {
    const code = await runVisibly(
      process.execPath,
      [
        inRoot('node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        suite,
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: inRoot(), env },
    )
    return count(JSON.parse(readFileSync(file, 'utf8')), code)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} results @param {number} code */
function count({ numPassedTests, numFailedTests, numPendingTests }, code) {
  // A file that cannot be loaded, or an unhandled rejection, fails the run without failing a test.
  const brokenOff = code !== 0 && numFailedTests === 0 ? 1 : 0
  return { passed: numPassedTests, failed: numFailedTests + brokenOff, skipped: numPendingTests }
}
