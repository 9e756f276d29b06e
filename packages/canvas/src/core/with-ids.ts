import type { Stored } from './stored.ts'

/**
 * A block as it was declared, with an id for it and for each row in it.
 *
 * @param makeId Gives an id that no row has.
 */
export function withIds(block: Stored, makeId: () => string): Stored {
  const fields = Object.entries(block).map(([name, value]) => [name, withIdsInside(value, makeId)])
  return { ...Object.fromEntries(fields), id: makeId() }
}

function withIdsInside(value: unknown, makeId: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => (isObject(item) ? withIds(item, makeId) : item))
  // The nodes of a rich text are no rows.
  if (!isObject(value) || 'root' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIdsInside(inner, makeId)]))
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
