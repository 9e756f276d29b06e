/** Height of the shrunk header. Specification, section 9: sticky header shrinkage adds 66 px. */
export const SHRUNK_HEADER_PX = 66

/** Where a sticky element is. Bottomed does not occur at a header, whose container is the page. */
export type StickyState = 'unstuck' | 'stuck'

/**
 * Height that a header takes of the window while it is stuck, in CSS pixels.
 *
 * @param contentHeight Height of what is in the header, which may wrap and then needs more than the shrunk height.
 * @param sticky Whether the header sticks in this window at all.
 */
export function stuckHeight(contentHeight: number, sticky: boolean): number {
  return sticky ? Math.max(SHRUNK_HEADER_PX, Math.ceil(contentHeight)) : 0
}
