import { masonryMoves } from '../core/masonry.ts'

/**
 * Closes the gaps between the boxes of a grid whose rows are as high as their highest box. Boxes are moved and not laid out
 * anew, so nothing else jumps. Browsers that lay out masonry by themselves need no script.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const grid = element.querySelector<HTMLElement>('[data-masonry]')
  if (!grid || CSS.supports('grid-template-rows', 'masonry')) return
  const boxes = () => [...grid.children].filter((child) => child instanceof HTMLElement)

  const lay = () => {
    const all = boxes()
    const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
    const from = grid.getBoundingClientRect().top
    const measured = all.map((box) => {
      const { top, height } = box.getBoundingClientRect()
      return { top: top - from + movedUp(box), height: heightOf(box, height) }
    })
    const columns = Math.max(1, gridTemplateColumns.split(' ').length)
    const { up, saved } = masonryMoves(measured, columns, Number.parseFloat(rowGap) || 0)
    for (const [index, box] of all.entries()) box.style.translate = up[index] ? `0 ${-up[index]}px` : ''
    grid.style.marginBlockEnd = saved > 0 ? `${-saved}px` : ''
  }

  const sizes = new ResizeObserver(lay)
  const watch = () => {
    sizes.disconnect()
    sizes.observe(grid)
    for (const box of boxes()) for (const inside of box.children) sizes.observe(inside)
  }
  const children = new MutationObserver(watch)
  children.observe(grid, { childList: true })
  watch()
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    children.disconnect()
    grid.style.marginBlockEnd = ''
    for (const box of boxes()) box.style.translate = ''
  })
}

/** Distance by which a box was moved up, in px. */
function movedUp({ style }: HTMLElement): number {
  return -Number.parseFloat(style.translate.split(' ')[1] ?? '0') || 0
}

/** Of what is in a box: the box itself may be as high as its row. */
function heightOf({ firstElementChild: inside }: HTMLElement, otherwise: number): number {
  return inside?.getBoundingClientRect().height ?? otherwise
}
