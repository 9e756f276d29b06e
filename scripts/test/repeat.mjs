import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import { run } from '../launch/run.mjs'
import { runVitest } from './vitest.mjs'

/** Where the rounds are kept, in the repository: a call goes on where the last one stopped, on whatever machine. */
const ROUNDS_FILE = inRoot('tests/rounds.json')

/** Loops that keep processors busy beside the tests. */
const BUSY_LOOPS = 2

/**
 * Rounds of one file. They begin anew when the file changes.
 *
 * @typedef {{ digest: string, commit: string, passed: number, failed: number, seconds: number, problems: string[] }} Rounds
 *   `digest`: of the file's content; `commit`: of the last round; `seconds`: of all rounds.
 */

/**
 * Runs browser tests again and again beside busy loops, one file after the other, and keeps what came of each round.
 *
 * @param {readonly string[]} files Paths from the root.
 * @param {number} rounds For each file, together with those that are kept of it as it is.
 * @param {Record<string, string>} env
 * @returns {Promise<{ passed: number, failed: number }>} Rounds of these files.
 */
export async function repeat(files, rounds, env) {
  const commit = (await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot() })).trim()
  const loops = Array.from({ length: BUSY_LOOPS }, () => fork(inRoot('scripts/test/busy-loop.mjs')))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const due = files.filter((file) => done(file, readRounds()[file]) < round)
      if (due.length > 0) record(due, commit, await runVitest({ suites: ['browser'], filters: due }, env))
    }
  } finally {
    for (const loop of loops) loop.kill()
  }
  const all = readRounds()
  const total = { passed: 0, failed: 0 }
  for (const file of files) {
    const { passed = 0, failed = 0, seconds = 0, problems = [] } = all[file] ?? {}
    total.passed += passed
    total.failed += failed
    console.log(
      `${file}: ${passed} of ${passed + failed} rounds passed, ${(seconds / (passed + failed)).toFixed(1)} s each`,
    )
    for (const problem of new Set(problems)) console.log(`  ${problem}`)
  }
  return total
}

/** @param {readonly string[]} files @param {string} commit @param {import('./reporter.mjs').Outcome} outcome */
function record(files, commit, outcome) {
  const all = readRounds()
  const outcomes = outcome.suites.flatMap((suite) => suite.files)
  for (const file of files) {
    const digest = digestOf(file)
    const before = all[file]?.digest === digest ? all[file] : { passed: 0, failed: 0, seconds: 0, problems: [] }
    const { seconds, problems: own = [] } = outcomes.find((one) => one.file === file) ?? {}
    const passed = own.length === 0 && seconds !== undefined
    all[file] = {
      digest,
      commit,
      passed: before.passed + (passed ? 1 : 0),
      failed: before.failed + (passed ? 0 : 1),
      seconds: Math.round(before.seconds + (seconds ?? 0)),
      problems: [...before.problems, ...own, ...(seconds === undefined ? [`${file}: did not run`] : [])],
    }
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(ROUNDS_FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** @returns {Record<string, Rounds>} */
function readRounds() {
  try {
    return JSON.parse(readFileSync(ROUNDS_FILE, 'utf8'))
  } catch {
    // The first call.
    return {}
  }
}

/** @param {string} file @param {Rounds | undefined} rounds */
function done(file, rounds) {
  return rounds?.digest === digestOf(file) ? rounds.passed + rounds.failed : 0
}

/** @param {string} file */
function digestOf(file) {
  return createHash('sha256')
    .update(readFileSync(inRoot(file)))
    .digest('hex')
    .slice(0, 16)
}
