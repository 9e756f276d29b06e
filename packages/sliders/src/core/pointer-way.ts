/** A place or a way, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Time constants after which a way counts as made: 95 percent of it. */
const CONSTANTS = 3

/** Remaining distance that is too small to see, in CSS pixels: depths are shares of it. */
const UNSEEN_PX = 0.5

/**
 * How far a pointer is from where its way is measured from, turned round: what lies deep goes against it. Never more than
 * half of the room, so that an image which is larger by its own depth always covers its slide.
 */
export function pointerWay(
  pointer: Point,
  origin: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  const within = (way: number, length: number) => Math.max(-length / 2, Math.min(length / 2, way))
  return { x: within(origin.x - pointer.x, width), y: within(origin.y - pointer.y, height) }
}

/**
 * Where something is that follows: fast at first, and slower the nearer it is.
 *
 * @param passed Milliseconds since it was at `from`.
 * @param ms Milliseconds in which it makes its way.
 */
export function followed(from: Point, to: Point, passed: number, ms: number): Point {
  const share = ms === 0 ? 1 : 1 - Math.exp((-CONSTANTS * passed) / ms)
  const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  return Math.hypot(to.x - at.x, to.y - at.y) < UNSEEN_PX ? to : at
}
