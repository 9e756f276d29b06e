import { stickyState } from '../core/sticky.ts'
import { onSizes } from './settle.ts'

/**
 * Says of an element that the style sheet pins where it is (`data-state`, event `vitrine:sticky:change` with `from` and
 * `to`). It writes nothing else, so it can move nothing.
 */
export function followSticky(element: HTMLElement, signal: AbortSignal): void {
  const around = boxAround(element)
  const framed = around.matches('.frame')
  const pinned = framed ? around : element
  const container = framed ? boxAround(around) : around
  const look = () => {
    const { position, top } = getComputedStyle(pinned)
    const from = element.dataset.state ?? 'unstuck'
    const to =
      position === 'sticky'
        ? stickyState({
            top: pinned.getBoundingClientRect().top,
            pin: Number.parseFloat(top) || 0,
            slack: contentHeight(container) - pinned.offsetHeight,
            scrolled: scrollY,
          })
        : 'unstuck'
    if (from === to && element.dataset.state) return
    element.dataset.state = to
    if (from !== to) {
      element.dispatchEvent(new CustomEvent('vitrine:sticky:change', { bubbles: true, detail: { from, to } }))
    }
  }
  addEventListener('scroll', look, { passive: true, signal })
  onSizes([pinned, container], look, signal)
  signal.addEventListener('abort', () => {
    element.dataset.state = 'unstuck'
  })
}

/** The element that ends the way of a sticky one; wrappers without a box (`display: contents`) do not. */
function boxAround(element: HTMLElement): HTMLElement {
  let around = element.parentElement
  while (around && getComputedStyle(around).display === 'contents') around = around.parentElement
  return around ?? document.body
}

function contentHeight(container: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(container)
  return container.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
}
