import { problemsOf } from './reporter.mjs'

/** Files of one run that may need a second try. More of them are no chance, and the run is red. */
export const MOST_SECOND_TRIES = 5

/**
 * Second try of a file.
 *
 * @typedef {{ file: string, error: string, passed: boolean }} SecondTry `error`: first line of the first test's failure.
 * @typedef {import('./reporter.mjs').Outcome} Outcome
 * @typedef {import('./reporter.mjs').FileOutcome} FileOutcome
 */

/**
 * Runs each file that failed once more, by itself. A file that passes then counts as passed.
 *
 * @param {Outcome} first Outcome of the whole run.
 * @param {(suite: string, file: string) => Promise<Outcome>} runAlone Runs one file and nothing else.
 * @returns {Promise<{ outcome: Outcome, tries: readonly SecondTry[] }>} No tries when more than
 *   {@link MOST_SECOND_TRIES} files failed.
 */
export async function trySecond(first, runAlone) {
  const failed = first.suites.flatMap(({ files }) => files).filter(hasFailed)
  if (failed.length > MOST_SECOND_TRIES) return { outcome: first, tries: [] }
  const tries = /** @type {SecondTry[]} */ ([])
  const suites = []
  for (const { suite, files } of first.suites) {
    const final = []
    for (const file of files) {
      if (!hasFailed(file)) {
        final.push(file)
        continue
      }
      const second = fileOf(await runAlone(suite, file.file), file)
      tries.push({ file: file.file, error: errorOf(file), passed: !hasFailed(second) })
      final.push(second)
    }
    suites.push({ suite, files: final })
  }
  return { outcome: { ...first, suites }, tries }
}

/** @param {FileOutcome} file */
function hasFailed({ failed }) {
  return failed > 0
}

/**
 * Outcome of the second try of a file: failures outside of its tests count as its own.
 *
 * @param {Outcome} second
 * @param {FileOutcome} first
 * @returns {FileOutcome}
 */
function fileOf(second, first) {
  const found = second.suites.flatMap(({ files }) => files).find(({ file }) => file === first.file)
  const outside = second.problems.map((problem) => `${first.file} > ${problem}`)
  if (!found)
    return { ...first, problems: [...first.problems, ...problemsOf(second), `${first.file}: has no second try`] }
  return { ...found, failed: found.failed + outside.length, problems: [...found.problems, ...outside] }
}

/**
 * The failure of a test before one of its file: what is found wrong at the end may be its consequence.
 *
 * @param {FileOutcome} file
 */
function errorOf({ file, problems }) {
  const problem = problems.find((one) => one.startsWith(`${file} > `)) ?? problems[0] ?? ''
  return problem.startsWith(file) ? problem.slice(file.length).replace(/^(?: >|:) /, '') : problem
}
