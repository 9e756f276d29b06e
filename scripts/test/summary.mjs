import { countsOf, problemsOf } from './reporter.mjs'

/** Files of each suite that are named with their time. */
const SLOWEST = 10

/**
 * The end of a run: the slowest files of each suite, what passed at the second try, what failed, and the time against its
 * budget.
 *
 * @param {import('./reporter.mjs').Outcome} outcome
 * @param {object} run
 * @param {number} run.minutes
 * @param {number} run.atMost Minutes of the budget.
 * @param {readonly string[]} [run.secondTries] Lines about files that passed at the second try.
 * @returns {{ text: string, last: string, passed: boolean }} `last`: the line of counts, which ends the output.
 */
export function summary(outcome, { minutes, atMost, secondTries = [] }) {
  const slow = outcome.suites.flatMap(({ suite, files }) => {
    const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
    return slowest.length < 2 ? [] : [`\nSlowest of ${suite}:`, ...slowest.map(lineOf)]
  })
  const { passed, failed, skipped } = countsOf(outcome)
  const verdict = minutes > atMost ? `missed: ${atMost} min at most` : `budget ${atMost} min`
  return {
    text: [
      ...slow,
      ...part('Passed at the second try', secondTries),
      ...part('Failed', problemsOf(outcome)),
      `\nTook ${minutes.toFixed(1)} min (${verdict})`,
    ].join('\n'),
    last: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    passed: failed === 0 && passed > 0,
  }
}

/** @param {string} title @param {readonly string[]} lines */
function part(title, lines) {
  return lines.length === 0 ? [] : [`\n${title}:`, ...lines.map((line) => `  ${line}`)]
}

/** @param {import('./reporter.mjs').FileOutcome} file */
function lineOf({ file, seconds }) {
  return `${seconds.toFixed(1).padStart(8)} s  ${file}`
}
