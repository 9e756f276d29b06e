import { choice, record } from '@vitrine/content/core'

/** Scroll distance from which the link is shown. Specification, section 9: 200 px. */
export const BACK_TO_TOP_PX = 200

/** Duration of the scroll to the top. Specification, section 9: 1200 ms. */
export const BACK_TO_TOP_MS = 1200

/** Corner of the window; the floating ones keep off its edges. */
export const BACK_TO_TOP_POSITIONS = ['floating-end', 'floating-start', 'end', 'start', 'none'] as const

/** The link back to the top of the page. */
export interface BackToTop {
  readonly position: Exclude<(typeof BACK_TO_TOP_POSITIONS)[number], 'none'>
  /** True if it is shown only while the visitor scrolls down. */
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
 * True if the link is shown.
 *
 * @param from Scroll position before the last movement, in pixels.
 * @param to Scroll position after it.
 * @param was True if the link was shown before.
 */
export function isBackToTopActive(from: number, to: number, was: boolean, scrollDownOnly: boolean): boolean {
  if (to <= BACK_TO_TOP_PX) return false
  if (!scrollDownOnly) return true
  return to === from ? was : to > from
}
