import type { Box } from '../../core/box.ts'

export type { Box }

/** Box of a block; undefined: it is not drawn. A block that stands for others is around all of them. */
export function boxOf(id: string): Box | undefined {
  return boxOfElements([...document.querySelectorAll(`[data-block="${CSS.escape(id)}"]`)])
}

/** Box around elements, on the page; undefined: none of them is drawn. */
export function boxOfElements(elements: readonly Element[]): Box | undefined {
  const boxes = elements.flatMap(boxesOf)
  if (boxes.length === 0) return undefined
  const [left, top] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))]
  const [right, bottom] = [Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ bottom }) => bottom))]
  return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top }
}

/** An element that only holds others, as those of islands do, has no box of its own. */
function boxesOf(element: Element): readonly DOMRect[] {
  const box = element.getBoundingClientRect()
  if (box.width > 0 && box.height > 0) return [box]
  return getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxesOf) : []
}

/** The innermost block of the form at an element. */
export function blockAt(target: EventTarget | null, isKnown: (id: string) => boolean): string | undefined {
  let element = target instanceof Element ? target.closest('[data-block]') : null
  while (element) {
    const id = element.getAttribute('data-block') ?? ''
    if (isKnown(id)) return id
    element = element.parentElement?.closest('[data-block]') ?? null
  }
  return undefined
}

/** Scrolls to a block unless some of it is in the window. */
export function scrollToBlock(id: string): void {
  const element = document.querySelector(`[data-block="${CSS.escape(id)}"]`)
  if (element) scrollIntoWindow(element)
}

/** Scrolls to an element unless some of it is in the window. */
export function scrollIntoWindow(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top > innerHeight * 0.8 || bottom < innerHeight * 0.2) {
    element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  }
}
