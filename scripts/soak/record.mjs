import { costOf } from './cost.mjs'

/**
 * Result of a soak so far, as stored in its file.
 *
 * @typedef {object} SoakRecord
 * @property {string} name
 * @property {string} commit
 * @property {boolean} dirty Files differed from the commit.
 * @property {string} date Day of the last piece, as YYYY-MM-DD.
 * @property {number} seed
 * @property {number} rounds Done.
 * @property {number} seconds That they took.
 * @property {string[]} failures A line each.
 * @property {import('./cost.mjs').Cost[]} costs Of each piece that measured some.
 * @property {import('../../bench/support/machine.mjs').Machine} machine
 */

/**
 * Takes up a record where it was left, when it is of the same work.
 *
 * @param {SoakRecord | undefined} stored
 * @param {SoakRecord} fresh
 * @returns {SoakRecord}
 */
export function resumed(stored, fresh) {
  const isSame = stored && stored.commit === fresh.commit && stored.dirty === fresh.dirty && stored.seed === fresh.seed
  return isSame ? { ...stored, date: fresh.date } : fresh
}

/**
 * Counts the rounds of a piece that were run: a test ends with its first failure, which names its round.
 *
 * @param {{ readonly first: number, readonly count: number }} piece
 * @param {readonly string[]} problems
 * @returns {number} What is left of the piece is for the next one.
 */
export function roundsRun({ first, count }, problems) {
  const failed = problems.flatMap((problem) => {
    const number = problem.match(/In round (\d+) of seed/)?.[1]
    return number === undefined ? [] : [Number(number) + 1 - first]
  })
  return Math.min(count, ...failed)
}

/**
 * Adds a piece to a record.
 *
 * @param {SoakRecord} record
 * @param {{ readonly rounds: number, readonly seconds: number, readonly problems: readonly string[],
 *   readonly measured?: readonly import('../../tests/support/measured.ts').Measured[] }} piece
 * @returns {SoakRecord}
 */
export function withPiece(record, { rounds, seconds, problems, measured = [] }) {
  return {
    ...record,
    rounds: record.rounds + rounds,
    seconds: Math.round(record.seconds + seconds),
    failures: [...record.failures, ...problems],
    costs: [...record.costs, ...measured.map(costOf)],
  }
}
