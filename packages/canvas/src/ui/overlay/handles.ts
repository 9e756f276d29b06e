import type { Intent, ToPage } from '../../core/messages.ts'
import type { PickableField } from '../../core/picked-field.ts'
import { word } from '../words.ts'
import { type Box, boxOfElements } from './blocks-on-page.ts'
import { drawLine } from './draw-line.ts'
import { fieldElement } from './marked-text.ts'

/** Buttons over what can be chosen in the selected block. A pointer goes through those that lie over what they change. */
export interface Handles {
  readonly element: HTMLElement
  show(shown: ToPage): void
  /** Follows what stands elsewhere on the page than before. */
  place(): void
  /** Gives the focus to the button of a field. @returns False: it is not drawn. */
  focus(field: string): boolean
}

/** CSS pixels of a button that stands beside what it changes, the least that a finger meets. */
const BESIDE_PX = 28

/** Links of a chain. */
const CHAIN = 'M6.5 9.5l3-3M7 4.5l1-1a3 3 0 0 1 4.5 4.5l-1 1M9 11.5l-1 1A3 3 0 0 1 3.5 8l1-1'

/** Two corners over each other, as of a frame that is cut. */
const CORNERS = 'M4.5 1.5v10h10M1.5 4.5h10v10'

export function createHandles(send: (intent: Intent) => void): Handles {
  const element = document.createElement('div')
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', word({ en: 'What can be chosen in it', de: 'Was darin gewählt werden kann' }))
  let block = ''
  let handles: readonly (readonly [PickableField, HTMLButtonElement])[] = []
  let drawnFor = ''
  return {
    element,
    show({ selected = '', pickable = [] }) {
      const state = JSON.stringify([selected, pickable])
      if (state === drawnFor) return
      drawnFor = state
      block = selected
      handles = pickable.map((field) => [
        field,
        handleOf(field, () => send({ do: 'pick', id: selected, field: field.field })),
      ])
      element.replaceChildren(...handles.map(([, button]) => button))
    },
    place() {
      for (const [field, button] of handles) placeHandle(button, boxOfField(block, field), field.beside !== undefined)
      element.hidden = handles.every(([, button]) => button.hidden)
    },
    focus(field) {
      const button = handles.find(([one]) => one.field === field)?.[1]
      if (!button || button.hidden) return false
      button.focus({ preventScroll: true })
      return true
    },
  }
}

/** Box of what shows a field; undefined: it is not drawn. */
export function boxOfField(block: string, { field, beside }: Pick<PickableField, 'field' | 'beside'>): Box | undefined {
  const shown = fieldElement(block, beside?.at ?? field)
  const element = (beside?.sign === 'link' && shown?.closest('a')) || shown
  return element?.checkVisibility() ? boxOfElements([element]) : undefined
}

function placeHandle(button: HTMLButtonElement, box: Box | undefined, isBeside: boolean): void {
  button.hidden = box === undefined
  if (!box) return
  const { style } = button
  const [left, top] = isBeside ? [box.x + box.width - BESIDE_PX / 2, box.y - BESIDE_PX / 2] : [box.x, box.y]
  const width = document.documentElement.clientWidth
  style.left = `${isBeside ? Math.min(left, width - BESIDE_PX) : left}px`
  style.top = `${Math.max(0, top)}px`
  style.width = `${isBeside ? BESIDE_PX : box.width}px`
  style.height = `${isBeside ? BESIDE_PX : box.height}px`
}

function handleOf({ label, beside }: PickableField, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = beside ? 'handle handle--beside' : 'handle'
  button.setAttribute('aria-label', word({ en: `Choose: ${label}`, de: `Wählen: ${label}` }))
  button.title = label
  button.addEventListener('click', press)
  if (beside) button.append(drawLine(beside.sign === 'link' ? CHAIN : CORNERS))
  return button
}
