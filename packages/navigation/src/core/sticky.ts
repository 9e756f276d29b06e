/** Height of the shrunk header. Specification, section 9: sticky header shrinkage adds 66 px. */
export const SHRUNK_HEADER_PX = 66

/** Quiet after which published heights are measured once more. Specification, section 9: sticky debounce. */
export const SETTLE_MS = 350

/** Part of the window that a header may take and still stick: a taller one would leave too little to read. */
export const MAX_HEADER_SHARE = 0.4

/** State of a sticky element: in its place, pinned, or held back by the end of its container. */
export type StickyState = 'unstuck' | 'stuck' | 'bottomed'

/**
 * Reads the state of a sticky element off its place. All lengths are CSS pixels, from the top of the window.
 *
 * @param place.top Where the top of the element is.
 * @param place.pin Where it is pinned: its used `top`.
 * @param place.slack How much taller than the element its container is. Without slack it has nowhere to go.
 * @param place.scrolled How far the page is scrolled.
 */
export function stickyState(place: {
  readonly top: number
  readonly pin: number
  readonly slack: number
  readonly scrolled: number
}): StickyState {
  const { top, pin, slack, scrolled } = place
  if (slack < 1 || scrolled <= 0) return 'unstuck'
  // Browsers place sticky boxes on fractions of pixels.
  if (top > pin + 0.5) return 'unstuck'
  return top < pin - 0.5 ? 'bottomed' : 'stuck'
}

/**
 * Height that a header takes of the window while it is stuck, in CSS pixels; 0 for one that does not stick.
 *
 * @param header.full Height of the whole header in its place.
 * @param header.content Height of what is in it, which may wrap and then needs more than the shrunk height.
 * @param header.row Height of its menu row, when the header has two rows: the only one that stays when it shrinks.
 */
export function stuckHeight(header: {
  readonly sticks: boolean
  readonly shrinks: boolean
  readonly full: number
  readonly content: number
  readonly row: number | undefined
}): number {
  const { sticks, shrinks, full, content, row } = header
  if (!sticks) return 0
  if (!shrinks) return Math.ceil(full)
  return row === undefined ? Math.max(SHRUNK_HEADER_PX, Math.ceil(content)) : Math.ceil(row)
}
