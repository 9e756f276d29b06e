import { readFileSync, writeFileSync } from 'node:fs'

/**
 * @typedef {object} Group What one measure gave, and where and when.
 * @property {string} date ISO 8601.
 * @property {string} commit
 * @property {boolean} dirty
 * @property {import('./machine.mjs').Machine} machine
 * @property {number} seconds That the measure took.
 * @property {Record<string, unknown>} figures
 * @property {Record<string, string>} [notMeasured] Reasons by the names of figures.
 */

/** @typedef {{ groups: Record<string, Group> }} Results By the names of measures. */

/** @param {string} file @returns {Results} Empty when there are none yet. */
export function readResults(file) {
  try {
    return { groups: JSON.parse(readFileSync(file, 'utf8')).groups ?? {} }
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { groups: {} }
    throw new Error(`${file} cannot be read: remove it, and measure everything.`, { cause: error })
  }
}

/** @param {string} file @param {Results} results */
export function writeResults(file, results) {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/**
 * Puts what one measure gave beside what others gave, at this or another time.
 *
 * @param {Results} results
 * @param {string} name Of the measure.
 * @param {Group} group One without a figure changes nothing: older figures say themselves how old they are.
 * @param {readonly string[]} measures All there are, in their order. Groups of others are dropped.
 * @returns {Results}
 */
export function merged({ groups }, name, group, measures) {
  const all = Object.keys(group.figures).length === 0 ? groups : { ...groups, [name]: group }
  const known = measures.flatMap((measure) => (all[measure] ? [/** @type {const} */ ([measure, all[measure]])] : []))
  return { groups: Object.fromEntries(known) }
}
