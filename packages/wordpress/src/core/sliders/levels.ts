import { record } from '@vitrine/content/core'

/** Kinds of level, from wide to narrow, by our name and by those of Slider Revolution 6 and 5. */
const NAMES_OF_LEVELS = [
  ['desktop', 'd', 'desktop'],
  ['notebook', 'n', 'notebook'],
  ['tablet', 't', 'tablet'],
  ['phone', 'm', 'mobile'],
] as const

export type Level = (typeof NAMES_OF_LEVELS)[number][0]

export const LEVELS: readonly Level[] = NAMES_OF_LEVELS.map(([name]) => name)

/** A value for each level that has one of its own. */
export type ByLevel<Value> = { readonly [Name in Level]?: Value }

/**
 * Reads `{ d: { v, e, u }, n: …, t: …, m: … }`, `{ d, n, t, m }`, `{ desktop, notebook, tablet, mobile }`, or one value
 * for all levels.
 *
 * @param read Undefined for what is no value.
 */
export function readByLevel<Value>(
  raw: unknown,
  read: (value: unknown, unit: unknown) => Value | undefined,
): ByLevel<Value> {
  const stored = record(raw)
  const isByLevel = NAMES_OF_LEVELS.some(([, short, long]) => short in stored || long in stored)
  if (!isByLevel) {
    const value = valueIn(raw, read)
    return value === undefined ? {} : { desktop: value }
  }
  return Object.fromEntries(
    NAMES_OF_LEVELS.flatMap(([name, short, long]) => {
      const value = valueIn(stored[short] ?? stored[long], read)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueIn<Value>(raw: unknown, read: (value: unknown, unit: unknown) => Value | undefined): Value | undefined {
  if (raw === undefined || raw === null) return undefined
  const stored = record(raw)
  return 'v' in stored ? read(stored.v, stored.u) : read(raw, undefined)
}

/** Value that counts in a level: its own, or that of the next wider one. */
export function valueAt<Value>(values: ByLevel<Value>, level: Level): Value | undefined {
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1)
  return upTo.map((name) => values[name]).findLast((value) => value !== undefined)
}

/**
 * Joins properties into one object for each level, of which narrower ones say only what differs.
 *
 * @param levels Those that the slider has sizes for: values of the others come from the wider ones.
 * @returns Undefined when no level says anything.
 */
export function joinLevels(
  properties: Readonly<Record<string, ByLevel<unknown>>>,
  levels: ReadonlySet<Level>,
): Readonly<Record<string, object>> | undefined {
  const joined = LEVELS.filter((level) => level === 'desktop' || levels.has(level)).flatMap((level, place, used) => {
    const wider = used[place - 1]
    const own = Object.entries(properties).flatMap(([name, values]) => {
      const value = valueAt(values, level)
      const isSaid = value !== undefined && (wider === undefined || !isSame(value, valueAt(values, wider)))
      return isSaid ? [[name, value] as const] : []
    })
    return own.length > 0 ? [[level, Object.fromEntries(own)] as const] : []
  })
  return joined.length > 0 ? Object.fromEntries(joined) : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
