/** A box of a grid as the browser put it, in px. */
export interface MasonryBox {
  /** Of its upper edge, in the grid. */
  readonly top: number
  readonly height: number
}

/** Moves that close the gaps of a grid above its boxes. */
export interface MasonryMoves {
  /** Distance by which each box moves up, in px; never below 0. */
  readonly up: readonly number[]
  /** By how much the grid becomes lower, in px. */
  readonly saved: number
}

/**
 * Moves each box of a grid up to the one above it in its column. The order stays, and so do the columns.
 *
 * @param boxes In their order, row by row.
 * @param columns From 1.
 * @param gap Between two boxes, in px.
 */
export function masonryMoves(boxes: readonly MasonryBox[], columns: number, gap: number): MasonryMoves {
  const up: number[] = []
  let [before, after] = [0, 0]
  for (const [index, { top, height }] of boxes.entries()) {
    const above = index - columns
    const over = boxes[above]
    const wanted = over ? over.top - (up[above] ?? 0) + over.height + gap : top
    const move = Math.max(0, top - wanted)
    up.push(move)
    before = Math.max(before, top + height)
    after = Math.max(after, top + height - move)
  }
  return { up, saved: before - after }
}
