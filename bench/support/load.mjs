import autocannon from 'autocannon'
import { NothingMeasured } from './nothing-measured.mjs'

/**
 * Asks the same thing again and again.
 *
 * @param {autocannon.Options} options
 * @param {(body: string) => boolean} [isGood] Whether an answer counts; without it each of a status of 2xx does.
 * @returns {Promise<{ perSecond: number, p99: number, failures: number }>} `p99` in milliseconds.
 */
export async function load(options, isGood) {
  let good = 0
  const result = await autocannon({
    ...options,
    ...(isGood && {
      verifyBody: (/** @type {string} */ body) => {
        if (isGood(body)) good += 1
        return true
      },
    }),
  })
  const counted = isGood ? Math.min(good, result['2xx']) : result['2xx']
  const failures = result.errors + result.non2xx + result['2xx'] - counted
  if (counted === 0) throw new NothingMeasured(`no good answer from ${options.url}, ${failures} bad ones`)
  return { perSecond: counted / result.duration, p99: result.latency.p99, failures }
}

/** Of two servers that are asked in turns. Seconds are those of one turn. */
const TURNS = { rounds: 5, seconds: 2, connections: 8 }

/**
 * Requests per second that one server answers against another, the median of several turns.
 *
 * @param {readonly [string, string]} addresses
 * @param {Record<string, string>} [headers]
 * @returns {Promise<number>}
 * @throws {Error} when one request failed: what answers with errors is fast.
 */
export async function ratioInTurns([one, other], headers = {}) {
  const perSecond = async (/** @type {string} */ url) => {
    const result = await load({ url, headers, connections: TURNS.connections, duration: TURNS.seconds })
    if (result.failures > 0) throw new Error(`${result.failures} requests to ${url} failed.`)
    return result.perSecond
  }
  const ratios = []
  for (let round = 0; round < TURNS.rounds; round += 1) {
    // Alternate who goes first, so that a drift of the machine favours neither.
    const isOneFirst = round % 2 === 0
    const first = await perSecond(isOneFirst ? one : other)
    const second = await perSecond(isOneFirst ? other : one)
    ratios.push(isOneFirst ? first / second : second / first)
  }
  return median(ratios)
}

/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 0.5)
}

/** @param {readonly number[]} values @param {number} share From 0 up to 1. */
export function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
