import { isPlainClick } from '@vitrine/ui/core'
import { ANCHOR_FIRST_MS, ANCHOR_SECOND_MS, anchorOf, easeInExpo, easeOutExpo } from '../core/anchor-scroll.ts'
import { focusOn } from './focus-on.ts'
import { scrollAlong } from './scroll-to.ts'

/** Scrolls to places of the page: for links that lead there, and for the address that asked for it by an underscore. */
export function enhance(_element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  document.addEventListener('click', follow, { signal })
  const anchor = anchorOf(location.hash)
  const target = anchor?.reloads && document.getElementById(anchor.id)
  if (target) goTo(target).then(() => history.replaceState(history.state, '', `#${location.hash.slice(2)}`))
}

function follow(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = (event.target as Element).closest('a')
  if (
    !(link instanceof HTMLAnchorElement) ||
    (link.target && link.target !== '_self') ||
    link.closest('[data-no-scroll]')
  )
    return
  const anchor = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0] && anchorOf(link.hash)
  if (!anchor) return
  event.preventDefault()
  if (anchor.reloads) {
    history.pushState(null, '', link.hash)
    location.reload()
    return
  }
  const place = document.getElementById(anchor.id)
  if (!place) return
  if (link.hash !== location.hash) history.pushState(null, '', link.hash)
  goTo(place)
}

/**
 * Scrolls to a target, after opening whatever hides it. A listener that scrolls in its own way prevents the default.
 */
async function goTo(place: HTMLElement): Promise<void> {
  for (let around = place.closest('details:not([open])'); around; around = place.closest('details:not([open])')) {
    around.setAttribute('open', '')
  }
  const ours = place.dispatchEvent(new CustomEvent('vitrine:anchor:open', { bubbles: true, cancelable: true }))
  focusOn(place)
  if (!ours) return
  const to = () => {
    const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const end = document.documentElement.scrollHeight - innerHeight
    return Math.max(0, Math.min(scrollY + place.getBoundingClientRect().top - above, end))
  }
  await scrollAlong([
    { to: () => (scrollY + to()) / 2, ms: ANCHOR_FIRST_MS, ease: easeInExpo },
    { to, ms: ANCHOR_SECOND_MS, ease: easeOutExpo },
  ])
}
