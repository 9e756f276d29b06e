import { stepOf } from '../overlay/step-keys.ts'

interface KeyHearer {
  readonly end: () => void
  readonly step: (way: 'undo' | 'redo') => void
  readonly walk: (step: 1 | -1) => boolean
  readonly askLink: () => void
  readonly toTools: () => void
}

/** Keys in a text; those that Lexical knows come to it, and none to the page. */
export function hearKeys(
  element: HTMLElement,
  signal: AbortSignal,
  { end, step, walk, askLink, toTools }: KeyHearer,
): void {
  const press = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const way = stepOf(event)
    if (way) step(way)
    else if (key === 'Escape' || (key === 'Enter' && isCommand)) end()
    else if (key === 'F10' && altKey) toTools()
    else if (isCommand && key.toLowerCase() === 'k') askLink()
    // At the last text the focus goes on as anywhere.
    else return key === 'Tab' && walk(shiftKey ? -1 : 1)
    return true
  }
  addEventListener(
    'keydown',
    (event) => {
      if (!isIn(element, event) || event.isComposing || !press(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
  for (const kind of ['keydown', 'keyup', 'keypress'] as const) {
    element.addEventListener(kind, (event) => event.stopPropagation(), { signal })
  }
}

interface PageHearer {
  readonly end: () => void
  readonly isTool: (target: EventTarget | null) => boolean
  /** Sends what was typed: the page may be left. */
  readonly rest: () => void
}

/** Ends when the focus goes elsewhere on the page; who goes to another window comes back to the text. */
export function hearPage(element: HTMLElement, signal: AbortSignal, { end, isTool, rest }: PageHearer): void {
  addEventListener('blur', rest, { signal })
  addEventListener('pagehide', rest, { signal })
  addEventListener(
    'focusout',
    (event) => {
      const { target, relatedTarget } = event
      const isOurs = (one: EventTarget | null) => one === element || isTool(one)
      if (!isOurs(target) || isOurs(relatedTarget) || !document.hasFocus()) return
      // The form of a link goes away with the focus in it, and gives it back.
      setTimeout(() => {
        if (!isOurs(document.activeElement) && document.hasFocus()) end()
      })
    },
    { signal },
  )
  element.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal })
}

function isIn(element: HTMLElement, { target }: Event): boolean {
  return target instanceof Node && element.contains(target)
}
