import type { DropTarget } from '../../core/drop-target.ts'

/** Shows where something will be dropped: a line, or a frame around what is empty, with a sentence about it. */
export interface DropLine {
  readonly element: HTMLElement
  /** @param target Undefined: nothing is shown. */
  place(target: DropTarget | undefined): void
}

export function createDropLine(): DropLine {
  const element = document.createElement('div')
  element.className = 'drop'
  element.hidden = true
  const tag = document.createElement('div')
  tag.className = 'tag drop__label'
  const label = document.createElement('span')
  tag.append(label)
  element.append(tag)
  return {
    element,
    place(target) {
      element.hidden = target === undefined
      if (!target) return
      const { box, label: sentence } = target
      label.textContent = sentence
      element.classList.toggle('drop--frame', box.width > 0 && box.height > 0)
      const { style } = element
      style.left = `${box.x}px`
      style.top = `${box.y}px`
      style.width = `${box.width}px`
      style.height = `${box.height}px`
    },
  }
}
