import differences from '../../packages/forms/compatibility.json'
import type { Vector } from './family.ts'

/**
 * Recorded cases that our code differs from on purpose.
 *
 * `case` is the `name` of a case, or an object: meant are the cases that have all its keys with these values, inside
 * objects and lists too. `{ "matches": "^[0-9]{5}" }` stands for every text or number that the regular
 * expression finds.
 */
interface NamedDifference {
  readonly family: string
  readonly case: string | Vector
  readonly reason: string
}

export const namedDifferences: readonly NamedDifference[] = differences

export function isNamed(difference: NamedDifference, family: string, vector: Vector): boolean {
  if (difference.family !== family) return false
  return typeof difference.case === 'string' ? difference.case === vector.name : has(vector, difference.case)
}

function has(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(value) && value.length === wanted.length && wanted.every((part, at) => has(value[at], part))
  }
  if (!isObject(wanted)) return value === wanted
  if (typeof value === 'string' || typeof value === 'number') {
    return typeof wanted.matches === 'string' && new RegExp(wanted.matches).test(String(value))
  }
  return isObject(value) && Object.entries(wanted).every(([key, part]) => has(value[key], part))
}

function isObject(value: unknown): value is Vector {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
