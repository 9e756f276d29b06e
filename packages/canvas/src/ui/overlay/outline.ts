import type { Box } from './blocks-on-page.ts'
import { gripSlot } from './grip.ts'

/** A line around a block, with its name where that is not said elsewhere. */
export interface Outline {
  readonly element: HTMLElement
  /** @param box Undefined: there is no outline. @param name Of the block. */
  place(box: Box | undefined, name?: string): void
}

export function createOutline(kind: 'hover' | 'selected' | 'hover-settings' | 'selected-settings'): Outline {
  const element = document.createElement('div')
  element.className = `outline outline--${kind}`
  element.hidden = true
  const tag = document.createElement('span')
  tag.className = 'tag'
  const label = document.createElement('span')
  tag.append(...(kind === 'hover' ? [gripSlot(kind)] : []), label)
  element.append(tag)
  return {
    element,
    place(box, name) {
      element.hidden = box === undefined
      tag.hidden = name === undefined
      label.textContent = name ?? ''
      if (!box) return
      const { style } = element
      style.left = `${box.x}px`
      style.top = `${box.y}px`
      style.width = `${box.width}px`
      style.height = `${box.height}px`
    },
  }
}
