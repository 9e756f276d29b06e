/** Milliseconds that showing and hiding take, by the name that editors choose. */
export const SPEEDS = { fast: 100, normal: 400, slow: 800 } as const

export type Speed = keyof typeof SPEEDS

/** Milliseconds of movements that no setting changes. */
export const TIMES = {
  /** From one item to the next. */
  switch: 500,
  /** After the window changed its size. */
  reposition: 200,
  /** An image that has arrived. */
  loaded: 180,
  /** Controls, captions. */
  fade: 200,
  /** Everything, for visitors who asked for less movement. */
  reduced: 150,
} as const

/** Milliseconds without movement of the mouse after which the controls hide. */
export const CONTROLS_HIDE_MS = 3000

/** Scales between which an item is fitted into the window. */
export const SCALE = { min: 0.075, max: 1 } as const

/** Pixels that the neighbours of an item are seen of. */
export const PEEK_PX = 45

/** Largest thumbnail, in pixels. */
export const THUMBNAIL = { width: 120, height: 80 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/** Size of an item: within the window, but never beyond {@link SCALE}. */
export function fitWithin(item: Size, viewport: Size): Size {
  const fitting = Math.min(viewport.width / item.width, viewport.height / item.height)
  const scale = Math.min(Math.max(fitting, SCALE.min), SCALE.max)
  return { width: item.width * scale, height: item.height * scale }
}

/** A gesture moves on when it went this far in this time. */
const SWIPE = { px: 100, ms: 1000 } as const

/**
 * Target of a finished swipe.
 *
 * @param px How far it went; positive towards the start, as an image that is pulled there.
 * @param ms How long it took.
 */
export function swiped(px: number, ms: number): 'previous' | 'next' | 'stay' {
  if (Math.abs(px) < SWIPE.px || ms > SWIPE.ms) return 'stay'
  return px > 0 ? 'previous' : 'next'
}

/** Fewest items with which the last one is followed by the first. */
const MIN_LOOP_ITEMS = 3

/** Tells if the last item of a gallery is followed by the first. */
export function wraps(loop: boolean, items: number): boolean {
  return loop && items >= MIN_LOOP_ITEMS
}

/** Milliseconds without a turn of the wheel after which the next one is a new gesture. */
const WHEEL_PAUSE_MS = 200

/** Tells if a turn of the wheel begins a gesture: one gesture moves one item, however long it goes on. */
export function beginsGesture(previousMs: number | undefined, nowMs: number): boolean {
  return previousMs === undefined || nowMs - previousMs > WHEEL_PAUSE_MS
}
