/**
 * Cost of a piece of a soak. Times are ratios to an idle request of the same piece, so that machines and loads can be
 * compared.
 *
 * @typedef {object} Cost
 * @property {Times} [times] Of answers.
 * @property {Readonly<Record<string, number>>} memory After against before, by what holds it.
 *
 * @typedef {object} Times
 * @property {number} answers How many.
 * @property {number} idleMs Median of an idle request, which is 1 of the ratios.
 * @property {number} median
 * @property {number} slowest
 * @property {string} slowestRequest
 */

/**
 * @param {import('../../tests/support/measured.ts').Measured} measured
 * @returns {Cost}
 */
export function costOf({ times, memory }) {
  return {
    ...(times && { times: timesOf(times) }),
    memory: Object.fromEntries(
      Object.entries(memory).map(([name, { beforeBytes, afterBytes }]) => [name, rounded(afterBytes / beforeBytes)]),
    ),
  }
}

/** @param {Cost} cost @returns {string} A line for a person. */
export function describeCost({ times, memory }) {
  const held = Object.entries(memory).map(([name, ratio]) => `${name} ${ratio} times as large`)
  if (!times) return held.join(', ')
  const { answers, idleMs, median, slowest, slowestRequest } = times
  return [
    `${answers} answers: median ${median}, slowest ${slowest} times an idle request of ${idleMs} ms`,
    ...held,
    `slowest: ${slowestRequest}`,
  ].join(', ')
}

/**
 * @param {NonNullable<import('../../tests/support/measured.ts').Measured['times']>} times
 * @returns {Times | undefined} Undefined when there is nothing to compare.
 */
function timesOf({ idleMs, answers }) {
  const slowest = answers.reduce((a, b) => (b.ms > a.ms ? b : a), { ms: 0, title: '' })
  const idle = median(idleMs)
  const middle = median(answers.map(({ ms }) => ms))
  if (idle === undefined || middle === undefined) return undefined
  return {
    answers: answers.length,
    idleMs: rounded(idle),
    median: rounded(middle / idle),
    slowest: rounded(slowest.ms / idle),
    slowestRequest: slowest.title,
  }
}

/** @param {readonly number[]} numbers @returns {number | undefined} */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** To three digits that say something. @param {number} number */
function rounded(number) {
  return Number(number.toPrecision(3))
}
