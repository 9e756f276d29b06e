import { choice, given, record, slugFrom, text, within } from '@vitrine/content/core'

/** Names of looks: they become parts of selectors. */
const LOOK_NAME = /^[a-z]{1,30}$/

/** Kinds of windows by width: below 40rem, below 64rem, and from there on. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const

export type Device = (typeof DEVICES)[number]

/** Windows for which a block may be laid out otherwise than in wide ones. */
export const NARROW_DEVICES = ['tablet', 'phone'] as const

export type NarrowDevice = (typeof NARROW_DEVICES)[number]

/** Choices of a block's layout, by the names under which they are stored. */
export const LAYOUT_CHOICES = {
  space: ['none', 'small', 'large'],
  align: ['start', 'center', 'end'],
  textSize: ['smaller', 'larger'],
} as const

/** Choices that narrow windows have besides: parts in a row, and the place among the blocks around it. */
export const NARROW_CHOICES = {
  ...LAYOUT_CHOICES,
  columns: ['1', 'reversed', '2', '3', '4'],
  order: ['first', 'last'],
} as const

type Chosen<Choices extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Name in keyof Choices]?: Choices[Name][number]
}

/** Layout of a block in windows of one kind, where it is not that of wide ones. */
export type NarrowLayout = Chosen<typeof NARROW_CHOICES>

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
export interface Frame extends Chosen<typeof LAYOUT_CHOICES> {
  /** Name of the look in which it is drawn, among those of its kind. */
  readonly look?: string
  /** Id in the page, for links to this place. */
  readonly anchor?: string
  /** Windows that do not show it. */
  readonly hidden: readonly Device[]
  readonly tablet?: NarrowLayout
  readonly phone?: NarrowLayout
  readonly appear?: Appear
}

/**
 * Reads the group `frame` of a stored block. Undefined: nothing was set.
 *
 * @param raw `{ look, anchor, hidden: string[], space, align, textSize, tablet, phone, appear, appearDirection, appearSeconds,
 *   appearDelay }`, with `{ space, align, textSize, columns, order }` for tablets and phones.
 */
export function parseFrame(raw: unknown): Frame | undefined {
  const stored = record(raw)
  const hidden = DEVICES.filter((device) => Array.isArray(stored.hidden) && stored.hidden.includes(device))
  const frame: Frame = {
    hidden,
    ...given({
      look: LOOK_NAME.exec(text(stored.look) ?? '')?.[0],
      anchor: slugFrom(text(stored.anchor) ?? '') || undefined,
      ...chosen(stored, LAYOUT_CHOICES),
      tablet: parseNarrow(stored.tablet),
      phone: parseNarrow(stored.phone),
      appear: parseAppear(stored),
    }),
  }
  return Object.keys(frame).length > 1 || hidden.length > 0 ? frame : undefined
}

/** True of a stored layout of narrow windows that has nothing but known choices; nothing at all is one, too. */
export function isNarrowLayout(raw: unknown): boolean {
  if (raw === undefined || raw === null) return true
  const choices: Readonly<Record<string, readonly string[]>> = NARROW_CHOICES
  return (
    typeof raw === 'object' &&
    Object.entries(raw).every(([name, value]) => Object.hasOwn(choices, name) && choices[name]?.includes(String(value)))
  )
}

function parseNarrow(raw: unknown): NarrowLayout | undefined {
  const layout = given(chosen(record(raw), NARROW_CHOICES))
  return Object.keys(layout).length > 0 ? layout : undefined
}

/** The stored choices that there are; undefined where nothing was chosen. */
function chosen<Choices extends Readonly<Record<string, readonly string[]>>>(
  stored: Readonly<Record<string, unknown>>,
  choices: Choices,
): { readonly [Name in keyof Choices]: Choices[Name][number] | undefined }
function chosen(
  stored: Readonly<Record<string, unknown>>,
  choices: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(choices)
  return Object.fromEntries(entries.map(([name, values]) => [name, values.find((value) => value === stored[name])]))
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
