import { type StickyState, stuckHeight } from '../core/sticky.ts'

/**
 * Says of the sticky header whether it is stuck (`data-state`, event `vitrine:sticky:change`), and publishes the
 * height that it takes of the window then (`--header-height` on the root). The pinning itself is the style sheet's.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const header = element.querySelector<HTMLElement>('.site-header')
  const content = element.querySelector<HTMLElement>('.site-header__content')
  const sentinel = element.querySelector('.site-header__sentinel')
  if (!header || !content || !sentinel) return
  const root = document.documentElement

  const sticks = () => getComputedStyle(header).position === 'sticky'
  const publish = () => {
    root.style.setProperty('--header-height', `${stuckHeight(content.offsetHeight, sticks())}px`)
  }
  const sizes = new ResizeObserver(publish)
  sizes.observe(content)
  addEventListener('resize', publish, { signal })

  const scroll = new IntersectionObserver(([entry]) => {
    if (!entry) return
    const from = header.dataset.state
    const to: StickyState = sticks() && !entry.isIntersecting && entry.boundingClientRect.top < 0 ? 'stuck' : 'unstuck'
    if (from === to) return
    header.dataset.state = to
    header.dispatchEvent(new CustomEvent('vitrine:sticky:change', { bubbles: true, detail: { from, to } }))
  })
  scroll.observe(sentinel)

  signal.addEventListener('abort', () => {
    sizes.disconnect()
    scroll.disconnect()
    root.style.removeProperty('--header-height')
    header.dataset.state = 'unstuck'
  })
}
