/** Least time that a text stays. Specification, section 9: minimum display time 1200 ms. */
export const DISPLAY_MS = { min: 0, max: 60_000, default: 1200 } as const

/** Between one unit and the next. Specification, section 9: delay 100 ms per unit. */
const UNIT_DELAY_MS = 100

/** Factor of that delay. Specification, section 9: delay scale 1.5. */
const DELAY_SCALE = 1.5

/** Uncovering a text, and covering it again. Specification, section 9: clip animation 1200 ms. */
export const CLIP_MS = 1200

/** A text that is uncovered rests this long before it is covered again. */
export const CLIP_REST_MS = 100

/** Milliseconds that one unit takes to come or go. */
export const UNIT_MS = 600

/** Orders of units: reading order, all at once, the last one first, or random. */
export const ORDERS = ['normal', 'sync', 'reverse', 'shuffle'] as const

/** Timetable of one turn of a text. All times in milliseconds from the start of the turn. */
export interface Turn {
  /** Start of each unit's entrance, in reading order. */
  readonly comes: readonly number[]
  /** Start of each unit's exit; empty for a text that stays. */
  readonly goes: readonly number[]
  /** Duration of a unit's entrance or exit. */
  readonly unitMs: number
  /** The last unit has come. */
  readonly restsAt: number
  /** The turn is over: the next text may begin. */
  readonly endsAt: number
}

/**
 * Plans the turn of one text.
 *
 * @param text.units How many units it has, 1 or more.
 * @param text.unitMs How long a unit takes to come or go; 0 for those that are just there.
 * @param text.restMs How long all of it stays.
 * @param text.stays True for the last text of a rotation that does not loop.
 * @param random 0 to 1, for the order by chance.
 */
export function planTurn(
  text: {
    readonly units: number
    readonly order: (typeof ORDERS)[number]
    readonly unitMs: number
    readonly restMs: number
    readonly stays: boolean
    /** True when the next text comes while this one goes. */
    readonly overlaps?: boolean
    /** True when its units go together, however they came. */
    readonly goesAtOnce?: boolean
  },
  random: () => number,
): Turn {
  const { units, order, unitMs, restMs, stays, overlaps = false, goesAtOnce = false } = text
  const comes = placesIn(order, units, random).map((place) => place * UNIT_DELAY_MS * DELAY_SCALE)
  const restsAt = Math.max(...comes) + unitMs
  const leavesAt = restsAt + restMs
  if (stays) return { comes, goes: [], unitMs, restsAt, endsAt: restsAt }
  const goes = comes.map((start) => leavesAt + (goesAtOnce ? 0 : start))
  return { comes, goes, unitMs, restsAt, endsAt: overlaps ? leavesAt : Math.max(...goes) + unitMs }
}

/** Index of the next text. Undefined: the last one stays. */
export function nextText(index: number, texts: number, loops: boolean): number | undefined {
  return index + 1 < texts || loops ? (index + 1) % texts : undefined
}

function placesIn(order: (typeof ORDERS)[number], units: number, random: () => number): readonly number[] {
  const places = Array.from({ length: units }, (_, unit) => unit)
  switch (order) {
    case 'normal':
      return places
    case 'sync':
      return places.map(() => 0)
    case 'reverse':
      return places.reverse()
    case 'shuffle':
      return shuffled(places, random)
  }
}

function shuffled(places: readonly number[], random: () => number): readonly number[] {
  return places
    .map((place) => [random(), place] as const)
    .sort(([a], [b]) => a - b)
    .map(([, place]) => place)
}
