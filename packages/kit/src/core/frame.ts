import { choice, given, record, slugFrom, text, within } from '@vitrine/content/core'

/** Kinds of windows by width: below 40rem, below 64rem, and from there on. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const

export type Device = (typeof DEVICES)[number]

/** Entrance effects of a block when it scrolls into view. */
export const APPEAR_EFFECTS = ['fade', 'slide', 'zoom', 'flip', 'bounce', 'reveal'] as const

/** Directions of an entrance effect. */
export const APPEAR_DIRECTIONS = ['up', 'down', 'start', 'end', 'still'] as const

/** Seconds that entering may take. */
export const APPEAR_SECONDS = { min: 0.1, max: 3, initial: 0.6 } as const

/** Seconds that a block may wait before it enters. */
export const MAX_APPEAR_DELAY_SECONDS = 5

export interface Appear {
  readonly effect: (typeof APPEAR_EFFECTS)[number]
  readonly direction: (typeof APPEAR_DIRECTIONS)[number]
  readonly seconds: number
  readonly delaySeconds: number
}

/** Settings that every kind of block has: its placement and its entrance effect. */
export interface Frame {
  /** Id in the page, for links to this place. */
  readonly anchor?: string
  /** Windows that do not show it. */
  readonly hidden: readonly Device[]
  /** Space above and below, when not that of the design. */
  readonly space?: 'none' | 'small' | 'large'
  readonly appear?: Appear
}

/**
 * Reads the group `frame` of a stored block. Undefined: nothing was set.
 *
 * @param raw `{ anchor, hidden: string[], space, appear, appearDirection, appearSeconds, appearDelay }`.
 */
export function parseFrame(raw: unknown): Frame | undefined {
  const stored = record(raw)
  const hidden = DEVICES.filter((device) => Array.isArray(stored.hidden) && stored.hidden.includes(device))
  const space = choice(stored.space, ['', 'none', 'small', 'large'])
  const frame: Frame = {
    hidden,
    ...given({
      anchor: slugFrom(text(stored.anchor) ?? '') || undefined,
      space: space === '' ? undefined : space,
      appear: parseAppear(stored),
    }),
  }
  return Object.keys(frame).length > 1 || hidden.length > 0 ? frame : undefined
}

function parseAppear(stored: Readonly<Record<string, unknown>>): Appear | undefined {
  const effect = APPEAR_EFFECTS.find((name) => name === stored.appear)
  if (!effect) return undefined
  return {
    effect,
    direction: choice(stored.appearDirection, APPEAR_DIRECTIONS),
    seconds: within(stored.appearSeconds, APPEAR_SECONDS) ?? APPEAR_SECONDS.initial,
    delaySeconds: within(stored.appearDelay, { min: 0, max: MAX_APPEAR_DELAY_SECONDS }) ?? 0,
  }
}
