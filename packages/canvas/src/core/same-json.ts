import { isStored } from './stored.ts'

/**
 * True if two values are the same as JSON: the order of names does not count, and what is undefined is not there.
 *
 * @param ignored Names that do not count either.
 */
export function isSameJson(one: unknown, other: unknown, ignored: readonly string[] = []): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSameJson(value, other[index], ignored))
  }
  if (!isStored(one) || !isStored(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)].filter((name) => !ignored.includes(name)))
  return [...names].every((name) => isSameJson(one[name], other[name], ignored))
}
