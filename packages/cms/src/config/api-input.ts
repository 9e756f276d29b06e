import { APIError } from 'payload'

/** Largest number of a page, of documents and of levels: no site has as many. */
const MAX_NUMBER = 1_000_000

/** Comparisons that the databases know. Those of places on a map are left out: no field is one. */
const COMPARISONS = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
])

/** Comparisons of words. */
const OF_WORDS = new Set(['like', 'not_like', 'contains'])

/** Filters that may stand in one another. */
const MAX_DEPTH = 10

/** True if the numeric parameters of a query are valid numbers. */
export function numbersFit(query: Readonly<Record<string, unknown>> = {}): boolean {
  return ['limit', 'page', 'depth'].every((name) => {
    const number = Number(query[name])
    // What is no number, Payload leaves out.
    return Number.isNaN(number) || Math.abs(number) <= MAX_NUMBER
  })
}

/** True if a filter has the shape that Payload reads: fields with comparisons, and lists of filters. */
export function whereFits(where: unknown, depth = 0): boolean {
  if (where === undefined || where === '') return true
  if (typeof where === 'string') return whereFits(parsed(where), depth)
  if (!isObject(where) || depth > MAX_DEPTH) return false
  return Object.entries(where).every(([name, value]) => {
    if (/^(?:and|or)$/i.test(name)) return listOf(value).every((one) => isObject(one) && whereFits(one, depth + 1))
    return isObject(value) && Object.entries(value).every(([comparison, to]) => comparisonFits(comparison, to))
  })
}

function comparisonFits(comparison: string, value: unknown): boolean {
  if (!COMPARISONS.has(comparison)) return false
  if (OF_WORDS.has(comparison)) return typeof value === 'string'
  return Array.isArray(value) ? value.every(isValue) : isValue(value)
}

/** A value to compare with, or a document of one of several collections. */
function isValue(value: unknown): boolean {
  if (!isObject(value)) return !Array.isArray(value)
  const { relationTo, value: id } = value
  return typeof relationTo === 'string' && !isObject(id) && !Array.isArray(id)
}

/** Rows of a list as a query names them: many of them come as an object of numbers. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) ? Object.values(value) : [value]
}

/** Times that Payload keeps itself, and takes from whoever sends them. */
const TIMES = ['createdAt', 'updatedAt']

/** Refuses data that is no object, and times that are none: what is stored with one could not be read again. */
export function refuseWrongData({ data }: { readonly data?: unknown }): void {
  if (data === undefined) return
  if (!isObject(data)) throw new APIError('Send the fields as an object.', BAD_REQUEST)
  const wrong = TIMES.find((name) => data[name] !== undefined && data[name] !== null && !isTime(data[name]))
  if (wrong)
    throw new APIError(`${wrong} is no time. Leave it out, or give one such as 2026-01-31T12:00:00Z.`, BAD_REQUEST)
}

const BAD_REQUEST = 400

function isTime(value: unknown): boolean {
  return (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value).getTime())
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
