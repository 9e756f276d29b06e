import type { Box } from './blocks-on-page.ts'

/** CSS pixels between a bar and what it belongs to, or the edge of the window. */
const GAP_PX = 6

/** Places a bar above a box of the page. @param box Undefined: there is no bar. */
export function placeBar(element: HTMLElement, box: Box | undefined): void {
  element.hidden = box === undefined
  if (!box) return
  const { offsetWidth: width, offsetHeight: height } = element
  const above = box.y - height - GAP_PX
  // Over a box that begins above the window it stays in sight, and leaves with the box.
  const top = Math.min(Math.max(above, scrollY + GAP_PX), Math.max(box.y, box.y + box.height - height))
  const left = Math.max(GAP_PX, Math.min(box.x, document.documentElement.clientWidth - width - GAP_PX))
  element.style.maxInlineSize = `${document.documentElement.clientWidth - 2 * GAP_PX}px`
  element.style.insetInlineStart = 'auto'
  element.style.left = `${left}px`
  element.style.top = `${Math.max(GAP_PX, top)}px`
}
