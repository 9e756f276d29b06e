/** `source` is the element that it is placed at. https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover */
interface Popover extends HTMLElement {
  showPopover(options?: { readonly source: HTMLElement }): void
}

/** Milliseconds that a tooltip stays when the pointer has left, so that the pointer can move onto it. */
const GRACE_MS = 150

/**
 * Shows the tooltip of whatever is pointed at or has the focus, one at a time. Escape hides it and leaves the focus where
 * it is; so do leaving, blur, scrolling away, a press elsewhere and another page. A finger does not hover: a tap shows
 * the tooltip, beside what it does anyway, and the next one hides it.
 * Events `vitrine:tooltip:open` and `vitrine:tooltip:close` come from the tooltip.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function enhance(element: HTMLElement, _: unknown, signal: AbortSignal): void {
  let shown: { readonly trigger: HTMLElement; readonly tooltip: HTMLElement } | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  /** The last press until its click, and what it found open: the focus that it gives may open a tooltip before. */
  let press: { readonly isTouch: boolean; readonly target: Node; readonly open?: HTMLElement | undefined } | undefined

  const hide = () => {
    clearTimeout(leaving)
    if (!shown) return
    const { tooltip } = shown
    shown = undefined
    if (tooltip.matches(':popover-open')) tooltip.hidePopover()
    tooltip.dispatchEvent(new CustomEvent('vitrine:tooltip:close', { bubbles: true }))
  }
  const show = (trigger: HTMLElement, tooltip: HTMLElement) => {
    clearTimeout(leaving)
    // The browser closes what a tap opened by giving the focus, since the tap was outside of it.
    if (shown?.tooltip === tooltip && tooltip.matches(':popover-open')) return
    hide()
    shown = { trigger, tooltip }
    ;(tooltip as Popover).showPopover({ source: trigger })
    if (!CSS.supports('position-area: block-start')) placeBelow(trigger, tooltip)
    tooltip.dispatchEvent(new CustomEvent('vitrine:tooltip:open', { bubbles: true }))
  }
  const hideSoon = () => {
    clearTimeout(leaving)
    leaving = setTimeout(hide, GRACE_MS)
  }
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ) => element.addEventListener(kind, listener, { signal })

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const target = event.target as Element
    if (shown?.tooltip.contains(target)) return clearTimeout(leaving)
    const found = tooltipOf(target)
    if (found) show(found.trigger, found.tooltip)
  })
  on('pointerout', (event) => {
    // A finger that is lifted leaves everything.
    if (event.pointerType === 'touch') return
    const to = event.relatedTarget as Node | null
    if (shown && !shown.tooltip.contains(to) && !shown.trigger.contains(to)) hideSoon()
  })
  on('pointerdown', ({ pointerType, target }) => {
    press = { isTouch: pointerType === 'touch', target: target as Node, open: shown?.tooltip }
  })
  on('pointercancel', () => {
    press = undefined
  })
  on('click', (event) => {
    const found = press?.isTouch ? tooltipOf(event.target as Element) : undefined
    const wasOpen = press?.open
    press = undefined
    if (!found) return
    if (found.tooltip === wasOpen) hide()
    else show(found.trigger, found.tooltip)
  })
  on('focusin', (event) => {
    const target = event.target as Element
    const found = target.matches(':focus-visible') ? tooltipOf(target) : undefined
    if (found) show(found.trigger, found.tooltip)
  })
  on('focusout', () => {
    // Whoever presses the tooltip to read or copy it takes the focus from its element.
    if (!press || !shown?.tooltip.contains(press.target)) hide()
  })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
  const hidePressedElsewhere = ({ target }: Event) => {
    if (!shown?.trigger.contains(target as Node) && !shown?.tooltip.contains(target as Node)) hide()
  }
  document.addEventListener('pointerdown', hidePressedElsewhere, { signal, capture: true })
  // A page that is come back to is as it was left.
  document.addEventListener('visibilitychange', hide, { signal })
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
  signal.addEventListener('abort', hide)
}

/** Finds the tooltip that explains an element, or the one around it. */
function tooltipOf(target: Element): { trigger: HTMLElement; tooltip: HTMLElement } | undefined {
  const trigger = target.closest<HTMLElement>('[aria-describedby]')
  const tooltip = trigger && document.getElementById(trigger.getAttribute('aria-describedby') ?? '')
  return trigger && tooltip?.role === 'tooltip' ? { trigger, tooltip } : undefined
}

/** Positions the tooltip by script, for browsers without anchor positioning. */
function placeBelow(trigger: HTMLElement, tooltip: HTMLElement): void {
  const { left, bottom, top } = trigger.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const fits = bottom + height < innerHeight
  tooltip.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`
  tooltip.style.top = `${fits ? bottom : top - height}px`
}
