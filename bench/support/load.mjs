import autocannon from 'autocannon'

/**
 * Asks the same thing again and again.
 *
 * @param {autocannon.Options} options
 * @returns {Promise<{ perSecond: number, p99: number, failures: number }>} `p99` in milliseconds.
 */
export async function load(options) {
  const result = await autocannon(options)
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
