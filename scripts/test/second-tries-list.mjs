import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Entry of the list of files that needed a second try, which is in the repository.
 *
 * @typedef {{ file: string, date: string, error: string }} Entry `date`: as `2026-11-28`.
 */

/**
 * Adds the files that passed at their second try to the list. Where `CI` is set nothing is written, since the checkout is
 * thrown away: the entries are printed, to be added by hand.
 *
 * @param {readonly import('./second-try.mjs').SecondTry[]} tries
 * @param {{ list: string, now: Date, ci?: boolean }} where `list`: path of the list.
 * @returns {readonly string[]} Lines for the end of the run.
 */
export function noteSecondTries(tries, { list, now, ci = Boolean(process.env.CI) }) {
  const passed = tries.filter((one) => one.passed)
  if (passed.length === 0) return []
  const known = /** @type {readonly Entry[]} */ (JSON.parse(readFileSync(list, 'utf8')))
  const entries = passed.map(({ file, error }) => ({ file, date: now.toISOString().slice(0, 10), error }))
  if (!ci) writeFileSync(list, `${JSON.stringify([...known, ...entries], null, 2)}\n`)
  const lines = entries.map(({ file, error }) => {
    const isKnown = known.some((entry) => entry.file === file)
    return `${file}: ${error}${isKnown ? ' (not for the first time: mend its cause before other work)' : ''}`
  })
  return ci ? [...lines, 'Add to tests/second-tries.json:', ...entries.map((entry) => JSON.stringify(entry))] : lines
}
