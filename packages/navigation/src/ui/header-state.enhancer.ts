import { MAX_HEADER_SHARE, stuckHeight } from '../core/sticky.ts'
import { onSizes } from './settle.ts'
import { followSticky } from './sticky.behaviour.ts'

/**
 * Says of the header where it is, and publishes the height that it takes of the window while it is stuck
 * (`--header-height` on the root). The pinning itself is the style sheet's.
 */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const header = element.querySelector<HTMLElement>('.site-header')
  const content = element.querySelector<HTMLElement>('.site-header__content')
  const row = element.querySelector<HTMLElement>('[data-row]')
  if (!header || !content) return
  const root = document.documentElement

  const publish = () => {
    header.toggleAttribute('data-tall', header.offsetHeight > innerHeight * MAX_HEADER_SHARE)
    const height = stuckHeight({
      sticks: getComputedStyle(header).position === 'sticky',
      shrinks: header.hasAttribute('data-shrinks'),
      full: header.offsetHeight,
      content: content.offsetHeight,
      row: row?.offsetHeight || undefined,
    })
    root.style.setProperty('--header-height', `${height}px`)
  }
  onSizes([content], publish, signal)
  followSticky(header, signal)
  signal.addEventListener('abort', () => root.style.removeProperty('--header-height'))
}
