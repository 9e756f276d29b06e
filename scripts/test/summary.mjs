/** Files of each suite that are named with their time. */
const SLOWEST = 10

/**
 * The end of a run: the slowest files of each suite, what failed, and the time against its budget.
 *
 * @param {import('./reporter.mjs').Outcome} outcome
 * @param {{ minutes: number, atMost: number }} time
 * @returns {{ text: string, last: string, passed: boolean }} `last`: the line of counts, which ends the output.
 */
export function summary({ suites, problems }, { minutes, atMost }) {
  const slow = suites.flatMap(({ suite, files }) => {
    const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
    return slowest.length === 0 ? [] : [`\nSlowest of ${suite}:`, ...slowest.map(lineOf)]
  })
  const failures = problems.length === 0 ? [] : ['\nFailed:', ...problems.map((problem) => `  ${problem}`)]
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    suites.reduce((total, counts) => total + counts[kind], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  const verdict = minutes > atMost ? `missed: ${atMost} min at most` : `budget ${atMost} min`
  return {
    text: [...slow, ...failures, `\nTook ${minutes.toFixed(1)} min (${verdict})`].join('\n'),
    last: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    passed: failed === 0 && passed > 0,
  }
}

/** @param {import('./reporter.mjs').FileTime} file */
function lineOf({ file, seconds }) {
  return `${seconds.toFixed(1).padStart(8)} s  ${file}`
}
