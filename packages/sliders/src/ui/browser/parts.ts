/** Names a video or a sound. */
export const MEDIA = '[data-play]'

/** The elements of a slider, as the server drew them. */
export interface Parts {
  readonly root: HTMLElement
  readonly stage: HTMLElement
  readonly slides: readonly [HTMLElement, ...HTMLElement[]]
  /** Layers above the slides. */
  readonly globals: readonly HTMLElement[]
  readonly pause: HTMLElement | null
  readonly arrows: readonly HTMLElement[]
  /** Arrows, bullets, thumbnails and tabs, each as a whole. */
  readonly navigations: readonly HTMLElement[]
}

/** Undefined: there is nothing to show. */
export function partsOf(element: HTMLElement): Parts | undefined {
  const root = element.querySelector<HTMLElement>('.slider')
  const stage = root?.querySelector<HTMLElement>('.slider__stage')
  const all = <Kind extends HTMLElement>(selector: string) => [...(root?.querySelectorAll<Kind>(selector) ?? [])]
  const [first, ...others] = all('.slider__slide')
  if (!root || !stage || !first) return undefined
  return {
    root,
    stage,
    slides: [first, ...others],
    globals: all('.slider__globals'),
    pause: root.querySelector<HTMLElement>('.slider__pause'),
    arrows: all('.slider__arrow'),
    navigations: all('.slider__navigation'),
  }
}

/** Tells if the content of an element is read from right to left. */
export function isRightToLeft(element: HTMLElement): boolean {
  return element.matches(':dir(rtl)')
}

/** Tells scripts of the page what a slider does. */
export function announce(root: HTMLElement, name: string, detail?: object): void {
  root.dispatchEvent(new CustomEvent(`vitrine:slider:${name}`, { bubbles: true, detail }))
}

/** Shows a state as an attribute without a value. */
export function mark(element: HTMLElement, name: string, holds: boolean): void {
  element.toggleAttribute(`data-${name}`, holds)
}
