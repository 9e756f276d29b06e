import { ACTIONS, offeredActions } from '../../core/block-actions.ts'
import type { Intent, ShownBlock, ToPage } from '../../core/messages.ts'
import { word } from '../words.ts'
import type { Box } from './blocks-on-page.ts'
import { drawLine } from './draw-line.ts'
import { gripSlot } from './grip.ts'
import { placeBar } from './place-bar.ts'

/** The toolbar of the selected block: the blocks around it, and what can be done with it. */
export interface Toolbar {
  readonly element: HTMLElement
  show(shown: ToPage): void
  /** @param box Of the block; undefined: there is no toolbar. */
  place(box: Box | undefined): void
  /** Gives the focus to the button that chooses a look. */
  focusLook(): void
}

export function createToolbar(send: (intent: Intent) => void): Toolbar {
  const element = document.createElement('div')
  element.className = 'bar'
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', word({ en: 'Selected block', de: 'Gewählter Block' }))
  let drawnFor = ''
  return {
    element,
    show(shown) {
      const { selected } = shown
      const state = JSON.stringify([selected, shown.actions, shown.mayDrag, trailOf(shown)])
      if (state === drawnFor) return
      drawnFor = state
      const focused = focusedLabel(element)
      element.replaceChildren(...(selected === undefined ? [] : contentsOf(shown, selected, send)))
      // Who works with the keyboard goes on from the same button.
      if (focused !== undefined) buttonCalled(element, focused)?.focus({ preventScroll: true })
    },
    place(box) {
      placeBar(element, box)
    },
    focusLook() {
      const label = ACTIONS.find(({ action }) => action === 'look')?.label
      if (label !== undefined) buttonCalled(element, word(label))?.focus({ preventScroll: true })
    },
  }
}

function contentsOf(shown: ToPage, selected: string, send: (intent: Intent) => void): readonly HTMLElement[] {
  const actions = offeredActions(shown.actions).map(({ action, label: name, keys, icon, isPossible }) => {
    const label = word(name)
    const button = buttonOf(() => isPossible && send({ do: action, id: selected }))
    button.setAttribute('aria-label', label)
    button.title = keys === undefined ? label : `${label} (${word(keys)})`
    if (!isPossible) button.setAttribute('aria-disabled', 'true')
    button.append(drawLine(icon))
    return button
  })
  return [...(shown.mayDrag ? [gripSlot('selected')] : []), breadcrumb(shown, send), ...actions]
}

/** The selected block and those around it, the outermost first. */
function trailOf({ blocks, selected }: ToPage): readonly ShownBlock[] {
  const byId = new Map(blocks.map((block) => [block.id, block]))
  const trail: ShownBlock[] = []
  for (let block = byId.get(selected ?? ''); block; block = byId.get(block.parent ?? '')) {
    // A message with a circle is none of the admin's.
    if (trail.includes(block)) break
    trail.unshift(block)
  }
  return trail
}

function breadcrumb(shown: ToPage, send: (intent: Intent) => void): HTMLElement {
  const group = document.createElement('div')
  group.className = 'parents'
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', word({ en: 'Blocks around it', de: 'Blöcke darum herum' }))
  for (const { id, title } of trailOf(shown)) {
    if (group.childElementCount > 0) group.append(Object.assign(document.createElement('span'), { textContent: '›' }))
    const button = buttonOf(() => send({ do: 'select', id }))
    button.textContent = title
    if (id === shown.selected) button.setAttribute('aria-current', 'true')
    group.append(button)
  }
  return group
}

function focusedLabel(element: HTMLElement): string | undefined {
  return element.querySelector(':focus')?.getAttribute('aria-label') ?? undefined
}

function buttonCalled(element: HTMLElement, label: string): HTMLButtonElement | undefined {
  return [...element.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === label)
}

function buttonOf(press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', press)
  return button
}
