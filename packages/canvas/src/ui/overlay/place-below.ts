/** CSS pixels between a form and what it belongs to. */
const GAP_PX = 8

/** CSS pixels between a form and the edges of the window. */
const EDGE_PX = 6

/** Places a form below what it belongs to. @param at In the window, in CSS pixels. */
export function placeBelow(form: HTMLElement, at: { readonly left: number; readonly bottom: number }): void {
  form.style.top = `${at.bottom + scrollY + GAP_PX}px`
  form.style.left = `${Math.max(EDGE_PX, Math.min(at.left, innerWidth - form.offsetWidth - EDGE_PX)) + scrollX}px`
}
