import { spawn } from 'node:child_process'
import { inRoot } from '../launch/paths.mjs'

/** Environment variable that tells tests by how much their limits are longer than on a quick machine. */
export const PATIENCE_VARIABLE = 'VITRINE_TEST_PATIENCE'

/** Milliseconds that the fixed work takes on a quick machine. */
const QUICK_MS = 600

/** Limits on a quick machine: it may be busy for a while. */
const LEAST = 2

/** Limits on the slowest machine: a test that hangs has to end in time for the others. */
const MOST = 8

/** Times that the work is done; the best counts. */
const TRIES = 3

/** Processes that work at once: on a single processor tests take turns. */
const PROCESSES = 2

/**
 * Measures how patient tests have to be on this machine as it is, and tells those that are started from here.
 *
 * @returns {Promise<number>} Factor of their limits, from {@link LEAST} to {@link MOST}. One that was set is kept.
 */
export async function settlePatience() {
  const factor = Number(process.env[PATIENCE_VARIABLE]) || patienceOf(await bestOfTries())
  process.env[PATIENCE_VARIABLE] = String(factor)
  return factor
}

/**
 * @param {number} ms Milliseconds of the fixed work.
 * @returns {number} With one digit after the point.
 */
export function patienceOf(ms) {
  const factor = (LEAST * ms) / QUICK_MS
  return Math.round(Math.min(MOST, Math.max(LEAST, factor)) * 10) / 10
}

/** @returns {Promise<number>} Milliseconds. */
async function bestOfTries() {
  const times = []
  for (let count = 0; count < TRIES; count += 1) {
    const start = performance.now()
    await Promise.all(Array.from({ length: PROCESSES }, work))
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

function work() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('scripts/test/fixed-work.mjs')], { stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
