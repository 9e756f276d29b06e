/** After a step, scrolling is locked for this many milliseconds. Specification, section 9: the lock time follows it. */
export const SENSITIVITY_MS = { min: 200, max: 1500, default: 450 } as const

/** A wheel that was quiet this long has come to rest. */
const QUIET_MS = 80

/** Trackpads go on rolling after a gesture; this much later at most, their rolling is a new one. */
const MAX_ROLL_MS = 1050

/** A touch that moves this far is a step. */
export const SWIPE_PX = 50

/** An entry this soon after a wheel, a key or a touch is theirs, and settles on the panel at the edge. */
const GESTURE_MS = 300

/** Position and size of the panels in the page, in CSS pixels. */
export interface PanelTrack {
  /** Scroll position at which the first panel rests. */
  readonly start: number
  /** Height of the window: from one panel to the next. */
  readonly step: number
  readonly panels: number
}

export type TrackState = 'before' | 'active' | 'after'

/** Scroll position at which a panel rests. */
export function restPosition(panel: number, { start, step }: PanelTrack): number {
  return start + panel * step
}

/** Index of the visible panel: the scroll position alone decides. */
export function panelAt(scroll: number, { start, step, panels }: PanelTrack): number {
  return Math.min(panels - 1, Math.max(0, Math.round((scroll - start) / step)))
}

/** State of the panels at a scroll position. The last panel stays for half a window more. */
export function stateAt(scroll: number, { start, step, panels }: PanelTrack): TrackState {
  // Browsers round scroll positions.
  if (scroll < start - 1) return 'before'
  return scroll > start + (panels - 1 + 0.5) * step + 1 ? 'after' : 'active'
}

/**
 * Tells if a turn of the wheel still belongs to the last step. All times in milliseconds of one clock.
 *
 * @param last.steppedAt When the last step was made; `-Infinity` before the first.
 * @param last.wheeledAt When the wheel turned last.
 */
export function isLocked(
  now: number,
  last: { readonly steppedAt: number; readonly wheeledAt: number },
  sensitivityMs: number,
): boolean {
  const since = now - last.steppedAt
  if (since < sensitivityMs) return true
  return since < sensitivityMs + MAX_ROLL_MS && now - last.wheeledAt < QUIET_MS
}

/** The panel that a step leads to. Undefined: out of the panels, where the page scrolls on. */
export function steppedFrom(panel: number, direction: 1 | -1, panels: number): number | undefined {
  const next = panel + direction
  return next >= 0 && next < panels ? next : undefined
}

/**
 * The panel on which a gesture settles that has crossed an edge, however fast it was. Undefined: it goes where the scroll
 * position leads.
 *
 * @param sinceMs Milliseconds since the wheel, a key or a touch.
 */
export function panelAtEdge(
  from: TrackState | undefined,
  to: TrackState,
  sinceMs: number,
  panels: number,
): number | undefined {
  if (from === undefined || from === 'active' || from === to || sinceMs >= GESTURE_MS) return undefined
  return from === 'before' ? 0 : panels - 1
}
