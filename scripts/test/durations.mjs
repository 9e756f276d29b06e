import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'

/** Seconds that test files took in one run, by path: the longest start first, so that no lane waits for one at the end. */
const FILE = inRoot('tests/durations.json')

/** Files that are quicker say nothing about the order. */
const LEAST_SECONDS = 3

/** @param {import('./reporter.mjs').Outcome} outcome Of a whole run. */
export function saveDurations({ suites }) {
  const files = suites.flatMap((suite) => suite.files).filter(({ seconds }) => seconds >= LEAST_SECONDS)
  const sorted = files.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const durations = Object.fromEntries(sorted.map(({ file, seconds }) => [file, Math.round(seconds)]))
  writeFileSync(FILE, `${JSON.stringify(durations, null, 2)}\n`)
}

/** @returns {Readonly<Record<string, number>>} */
export function readDurations() {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/**
 * Compares test files by how long they took: the longest comes first, one without a duration as a short one.
 *
 * @param {Readonly<Record<string, number>>} durations
 * @returns {(one: string, other: string) => number} For paths from the root.
 */
export function longestFirst(durations) {
  return (one, other) => (durations[other] ?? 0) - (durations[one] ?? 0)
}
