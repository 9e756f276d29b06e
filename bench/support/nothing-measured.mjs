/** Thrown where a measure finds nothing to measure, because its figure would then be 0 and every budget would hold. */
export class NothingMeasured extends Error {
  /** @param {string} reason What was not there: "no page in the sitemap". */
  constructor(reason) {
    super(`nothing measured: ${reason}`)
    this.name = 'NothingMeasured'
  }
}

/**
 * Passes on a list that must not be empty.
 *
 * @template Item
 * @param {readonly Item[]} list
 * @param {string} missing What to say when it is: "no page in the sitemap".
 * @returns {readonly [Item, ...Item[]]}
 */
export function some(list, missing) {
  if (list.length === 0) throw new NothingMeasured(missing)
  return /** @type {readonly [Item, ...Item[]]} */ (list)
}

/**
 * Fetches what must be there.
 *
 * @param {string} address
 * @param {RequestInit} [init]
 * @throws {NothingMeasured} when the answer is no success.
 */
export async function fetched(address, init) {
  const response = await fetch(address, init)
  if (!response.ok) throw new NothingMeasured(`${new URL(address).pathname} answered with ${response.status}`)
  return response
}

/** @typedef {{ figures: Record<string, unknown>, notMeasured: Record<string, string> }} Sifted */

/**
 * Parts what was measured from what was not.
 *
 * @param {Readonly<Record<string, unknown>>} returned What a measure returned: numbers, names of versions, records of
 *   these, and an error in the place of a figure that could not be had.
 * @param {readonly string[]} mayBeZero Figures of which 0 is a good answer. The measure must see to it that it looked.
 * @returns {Sifted} `notMeasured` holds the reason by the name of the figure.
 */
export function sift(returned, mayBeZero = []) {
  const notMeasured = /** @type {Record<string, string>} */ ({})
  const figures = siftRecord(returned, '')
  if (Object.keys(returned).length === 0) throw new NothingMeasured('the measure gave no figure')
  return { figures, notMeasured }

  /** @param {Readonly<Record<string, unknown>>} record @param {string} prefix */
  function siftRecord(record, prefix) {
    const cleaned = /** @type {Record<string, unknown>} */ ({})
    for (const [name, value] of Object.entries(record)) {
      const id = prefix + name
      if (isRecord(value)) {
        cleaned[name] = siftRecord(value, `${id} `)
        if (Object.keys(value).length === 0) notMeasured[id] = 'nothing measured: no figure at all'
        continue
      }
      const reason = value instanceof Error ? reasonOf(value) : whyNot(value, mayBeZero.includes(id))
      if (reason) notMeasured[id] = reason
      else cleaned[name] = value
    }
    return cleaned
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !(value instanceof Error)
}

/** Characters of a reason: the rest has been printed where it happened. */
const REASON_LENGTH = 300

/** @param {unknown} error @returns {string} What happened, in one line. */
export function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error)
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > REASON_LENGTH ? `${line.slice(0, REASON_LENGTH)}…` : line
}

/** @param {unknown} value @param {boolean} mayBeZero */
function whyNot(value, mayBeZero) {
  if (typeof value === 'string' && value !== '') return undefined
  if (typeof value !== 'number' || !Number.isFinite(value)) return `nothing measured: it is ${value}`
  return value > 0 || (value === 0 && mayBeZero) ? undefined : `nothing measured: it is ${value}, which cannot be`
}
