import { anchorOf } from '../core/anchor-scroll.ts'
import { SCROLLSPY_OFFSET_PX, sectionRead } from '../core/scrollspy.ts'

/** Marks in a menu the section that is being read: `aria-current` on its link, `data-active` on the entries above. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const marks = [...element.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
    const anchor = link.pathname === location.pathname ? anchorOf(link.hash) : undefined
    const section = anchor && document.getElementById(anchor.id)
    return section ? [{ link, section }] : []
  })
  if (marks.length === 0) return
  const root = document.documentElement
  let active: HTMLAnchorElement | undefined

  const look = () => {
    const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + SCROLLSPY_OFFSET_PX
    const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1
    // Half a pixel: scrolled pages stand on fractions of pixels.
    const tops = marks.map(({ section }) => section.getBoundingClientRect().top - 0.5)
    mark(marks[sectionRead(tops, line, atEnd)]?.link)
  }
  const mark = (link: HTMLAnchorElement | undefined) => {
    if (link === active) return
    active?.removeAttribute('aria-current')
    for (const item of element.querySelectorAll('[data-active]')) item.removeAttribute('data-active')
    active = link
    active?.setAttribute('aria-current', 'true')
    for (
      let item = active?.closest('li')?.parentElement?.closest('li');
      item;
      item = item.parentElement?.closest('li')
    ) {
      if (element.contains(item)) item.setAttribute('data-active', '')
    }
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(document.body)
  addEventListener('scroll', look, { passive: true, signal })
  addEventListener('resize', look, { signal })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    mark(undefined)
  })
}
