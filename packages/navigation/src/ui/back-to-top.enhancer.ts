import { easeOutQuart } from '../core/anchor-scroll.ts'
import { BACK_TO_TOP_MS, isBackToTopActive } from '../core/back-to-top.ts'
import { focusOn } from './focus-on.ts'
import { scrollAlong } from './scroll-to.ts'

/** Shows the link back to the top when there is a way back (`data-state`), and leads there with a movement. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const link = element.querySelector<HTMLElement>('.back-to-top')
  if (!link) return
  const downOnly = link.hasAttribute('data-scroll-down-only')
  let before = scrollY
  let active = false
  const look = () => {
    active = isBackToTopActive(before, scrollY, active, downOnly)
    before = scrollY
    link.dataset.state = active ? 'active' : 'inactive'
  }
  // A page may open in its middle.
  active = isBackToTopActive(-1, before, false, downOnly)
  look()
  addEventListener('scroll', look, { passive: true, signal })
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      scrollAlong([{ to: () => 0, ms: BACK_TO_TOP_MS, ease: easeOutQuart }]).then(() => focusOn(document.body))
    },
    { signal },
  )
  signal.addEventListener('abort', () => link.removeAttribute('data-state'))
}
