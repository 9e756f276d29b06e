/** Moves the focus by arrow keys: along the bar, and up and down in an open list. Leaves alone a key that did something. */
export function moveFocus(bar: HTMLElement, event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const { activeElement } = document
  const list = activeElement?.closest<HTMLElement>('.menu-bar__branch')
  const target = list ? inList(list, activeElement, event.key) : alongBar(bar, activeElement, event.key)
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** The arrow that points in the direction of reading. */
export function forwardKey(element: HTMLElement): 'ArrowLeft' | 'ArrowRight' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
}

function inList(list: HTMLElement, from: Element | null, key: string): HTMLElement | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0) return undefined
  const own = [...list.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => element.closest('.menu-bar__branch') === list,
  )
  return neighbour(own, from, step)
}

function alongBar(bar: HTMLElement, from: Element | null, key: string): HTMLElement | undefined {
  const step = key === forwardKey(bar) ? 1 : key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0
  const top = [...bar.querySelectorAll<HTMLElement>('.menu-bar__item > a, .menu-bar__item > button')]
  return step === 0 ? undefined : neighbour(top, from, step)
}

function neighbour(elements: readonly HTMLElement[], from: Element | null, step: number): HTMLElement | undefined {
  const candidates: readonly (Element | null)[] = elements
  const at = candidates.indexOf(from)
  return at < 0 ? undefined : elements[at + step]
}
