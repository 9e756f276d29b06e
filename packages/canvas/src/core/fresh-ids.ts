import type { Stored } from './stored.ts'

/**
 * The same row as another one: it and the rows in it get ids of their own, and what named one of them names the new one.
 *
 * @param options.makeId Gives an id that no row has.
 * @param options.references Names of fields that hold the id of another row.
 */
export function withFreshIds(
  stored: Stored,
  { makeId, references = [] }: { readonly makeId: () => string; readonly references?: readonly string[] },
): Stored {
  const fresh = new Map<string, string>()
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(row)
    return isObject(value) ? mapValues(value, renew) : value
  }
  const row = (value: unknown): unknown => {
    if (!isObject(value)) return renew(value)
    const inner = mapValues(value, renew)
    if (typeof value.id !== 'string') return inner
    const id = makeId()
    fresh.set(value.id, id)
    return { ...inner, id }
  }
  const aimed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(aimed)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const target = references.includes(name) && typeof inner === 'string' ? fresh.get(inner) : undefined
        return [name, target ?? aimed(inner)]
      }),
    )
  }
  return aimed(row(stored)) as Stored
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(stored: Stored, change: (value: unknown) => unknown): Stored {
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, change(value)]))
}
