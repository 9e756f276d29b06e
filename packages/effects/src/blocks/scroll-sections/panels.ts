/** Panels of which one is shown in the place of the others (`data-state`: `shown`, `away`), and the dots that lead there. */
export interface Panels {
  readonly panels: readonly HTMLElement[]
  readonly dots: readonly HTMLElement[]
}

export function panelsIn(element: HTMLElement): Panels {
  return {
    panels: [...element.querySelectorAll<HTMLElement>('.scroll-panel')],
    dots: [...element.querySelectorAll<HTMLElement>('.scroll-sections__dot')],
  }
}

/** @param isActive Whether the panels fill the window: only then the others are out of reach. */
export function showPanel({ panels, dots }: Panels, index: number, isActive: boolean): void {
  for (const [place, panel] of panels.entries()) {
    panel.dataset.state = place === index ? 'shown' : 'away'
    panel.inert = isActive && place !== index
  }
  for (const [place, dot] of dots.entries()) {
    if (place === index) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
}

/** Leaves all of them where the page puts them. */
export function resetPanels({ panels, dots }: Panels): void {
  for (const panel of panels) {
    delete panel.dataset.state
    panel.inert = false
  }
  for (const dot of dots) dot.removeAttribute('aria-current')
}

/** Lets Tab reach the panels that are away, unseen. */
export function openPanels({ panels }: Panels): void {
  for (const panel of panels) {
    panel.inert = false
    if (panel.dataset.state === 'away') panel.dataset.state = 'reachable'
  }
}
