/** A place of the pointer, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Interval between two positions of the pointer that are compared. Specification, section 9: hover-intent interval. */
export const HOVER_INTERVAL_MS = 100

/** Distance from which a pointer still travels. Specification, section 9: hover-intent sensitivity 7. */
export const HOVER_SENSITIVITY_PX = 7

/** Hover events this soon after a touch are its echo. Specification, section 9: touch detection window. */
export const TOUCH_WINDOW_MS = 500

/**
 * Time for which a branch of a vertical menu stays open after the pointer left. Specification, section 9: hover-intent
 * timeout.
 */
export const HOVER_LEAVE_MS = 500

/** True if a pointer has come to rest between two comparisons. */
export function rests(before: Point, now: Point): boolean {
  return Math.hypot(now.x - before.x, now.y - before.y) < HOVER_SENSITIVITY_PX
}

/** True if a hover event belongs to the last touch. Both times in ms of one clock; no touch yet is `-Infinity`. */
export function echoesTouch(touchedAt: number, hoveredAt: number): boolean {
  return hoveredAt - touchedAt < TOUCH_WINDOW_MS
}
