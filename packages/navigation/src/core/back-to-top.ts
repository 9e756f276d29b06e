import { choice, record } from '@vitrine/content/core'

/** How far a page is scrolled when the link back to its top is there. Specification, section 9: 200 px. */
export const BACK_TO_TOP_PX = 200

/** How long the way back takes. Specification, section 9: 1200 ms. */
export const BACK_TO_TOP_MS = 1200

/** Corner of the window; the floating ones keep off its edges. */
export const BACK_TO_TOP_POSITIONS = ['floating-end', 'floating-start', 'end', 'start', 'none'] as const

/** The link back to the top of the page. */
export interface BackToTop {
  readonly position: Exclude<(typeof BACK_TO_TOP_POSITIONS)[number], 'none'>
  /** Whether it is there only while the visitor scrolls down. */
  readonly scrollDownOnly: boolean
  readonly onPhones: boolean
}

/** Reads the group `backToTop` of the `footer` global. Undefined: the site has no such link. */
export function parseBackToTop(raw: unknown): BackToTop | undefined {
  const stored = record(raw)
  const position = choice(stored.position, BACK_TO_TOP_POSITIONS)
  if (position === 'none') return undefined
  return { position, scrollDownOnly: stored.scrollDownOnly === true, onPhones: stored.onPhones !== false }
}

/**
 * Whether the link is there.
 *
 * @param from How far the page was scrolled before the last movement.
 * @param to How far it is scrolled, in pixels.
 * @param was Whether the link was there before.
 */
export function isBackToTopActive(from: number, to: number, was: boolean, scrollDownOnly: boolean): boolean {
  if (to <= BACK_TO_TOP_PX) return false
  if (!scrollDownOnly) return true
  return to === from ? was : to > from
}
