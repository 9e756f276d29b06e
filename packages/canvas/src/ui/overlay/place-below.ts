/** CSS pixels between an element and what it belongs to. */
const GAP_PX = 8

/** CSS pixels between an element and the edges of the window. */
const EDGE_PX = 6

/** Places an element of the page below what it belongs to. @param at In the window, in CSS pixels. */
export function placeBelow(element: HTMLElement, at: { readonly left: number; readonly bottom: number }): void {
  element.style.top = `${at.bottom + scrollY + GAP_PX}px`
  element.style.left = `${Math.max(EDGE_PX, Math.min(at.left, innerWidth - element.offsetWidth - EDGE_PX)) + scrollX}px`
}
