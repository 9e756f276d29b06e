/**
 * Distance below what overlays the window at which a section counts as current. Specification, section 9: offset 10.
 */
export const SCROLLSPY_OFFSET_PX = 10

/**
 * The section that is being read: the last one whose top has passed the line.
 *
 * @param tops Where the tops of the sections are, in pixels from the top of the window, in any order.
 * @param line Where a section begins to be read.
 * @param atEnd Whether the page is scrolled to its end: then it is the lowest, however short.
 * @returns Its place in `tops`; -1 above the first.
 */
export function sectionRead(tops: readonly number[], line: number, atEnd: boolean): number {
  const passed = atEnd ? tops : tops.filter((top) => top <= line)
  return passed.length === 0 ? -1 : tops.indexOf(Math.max(...passed))
}
