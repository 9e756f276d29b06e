import { record } from '@vitrine/content/core'

/** Kinds of room, from wide to narrow, by our name and by those of Slider Revolution 6 and 5. */
const ROOMS = [
  ['desktop', 'd', 'desktop'],
  ['notebook', 'n', 'notebook'],
  ['tablet', 't', 'tablet'],
  ['phone', 'm', 'mobile'],
] as const

export type Room = (typeof ROOMS)[number][0]

export const ROOM_NAMES: readonly Room[] = ROOMS.map(([name]) => name)

/** A value for each room that has one of its own. */
export type Rooms<Value> = { readonly [Name in Room]?: Value }

/**
 * Reads `{ d: { v, e, u }, n: …, t: …, m: … }`, `{ d, n, t, m }`, `{ desktop, notebook, tablet, mobile }`, or one value
 * for all rooms.
 *
 * @param read Undefined for what is no value.
 */
export function readRooms<Value>(
  raw: unknown,
  read: (value: unknown, unit: unknown) => Value | undefined,
): Rooms<Value> {
  const stored = record(raw)
  const isByRoom = ROOMS.some(([, short, long]) => short in stored || long in stored)
  if (!isByRoom) {
    const value = valueIn(raw, read)
    return value === undefined ? {} : { desktop: value }
  }
  return Object.fromEntries(
    ROOMS.flatMap(([name, short, long]) => {
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

/** Value that counts in a room: its own, or that of the next wider one. */
export function valueAt<Value>(values: Rooms<Value>, room: Room): Value | undefined {
  const upTo = ROOM_NAMES.slice(0, ROOM_NAMES.indexOf(room) + 1)
  return upTo.map((name) => values[name]).findLast((value) => value !== undefined)
}

/**
 * Joins properties into one object for each room, of which narrower ones say only what differs.
 *
 * @param rooms Rooms that the slider has sizes for: values of the others come from the wider ones.
 * @returns Undefined when no room says anything.
 */
export function joinRooms(
  properties: Readonly<Record<string, Rooms<unknown>>>,
  rooms: ReadonlySet<Room>,
): Readonly<Record<string, object>> | undefined {
  const joined = ROOM_NAMES.filter((room) => room === 'desktop' || rooms.has(room)).flatMap((room, place, used) => {
    const wider = used[place - 1]
    const own = Object.entries(properties).flatMap(([name, values]) => {
      const value = valueAt(values, room)
      const isSaid = value !== undefined && (wider === undefined || !isSame(value, valueAt(values, wider)))
      return isSaid ? [[name, value] as const] : []
    })
    return own.length > 0 ? [[room, Object.fromEntries(own)] as const] : []
  })
  return joined.length > 0 ? Object.fromEntries(joined) : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
