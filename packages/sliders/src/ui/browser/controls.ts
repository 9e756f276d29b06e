import type { Parts } from './parts.ts'

/** Target of a control: a step, or a slide from 0. */
export type ControlTarget = 'next' | 'previous' | number

/** Controls that follow the current slide: arrows, bullets, thumbnails and tabs. */
export interface Controls {
  /** @param reach Whether a step leads anywhere. */
  show(current: number, reach: (step: 'next' | 'previous') => boolean, isAway: (index: number) => boolean): void
}

/** Lets arrows, bullets, thumbnails and tabs move the slider, and show where it is. */
export function createControls(
  { arrows, navigations, slides }: Parts,
  go: (target: ControlTarget) => void,
  signal: AbortSignal,
): Controls {
  const lists = navigations.map((list) => [...list.querySelectorAll<HTMLAnchorElement>('.slider__to')])
  for (const arrow of arrows) {
    const step = arrow.dataset.to === 'previous' ? 'previous' : 'next'
    arrow.addEventListener('click', () => arrow.ariaDisabled !== 'true' && go(step), { signal })
  }
  for (const [place, links] of lists.entries()) {
    for (const [index, link] of links.entries()) {
      link.addEventListener(
        'click',
        (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          go(index)
        },
        { signal },
      )
    }
    const list = navigations[place]
    list?.addEventListener('keydown', (event) => pressBySpace(event), { signal })
  }
  signal.addEventListener('abort', () => {
    for (const arrow of arrows) arrow.removeAttribute('aria-disabled')
    for (const { parentElement } of lists.flat()) if (parentElement) parentElement.hidden = false
  })
  let isLaidOut = false
  return {
    show(current, reach, isAway) {
      // Places are read before anything is written: otherwise the page would be laid out in the midst of a change. When the
      // slider starts there are none yet; it shows itself again in the same frame, with its first size.
      for (const [place, list] of isLaidOut ? navigations.entries() : []) {
        const link = lists[place]?.[current]
        if (link) scrollInto(list, link)
      }
      isLaidOut = true
      for (const arrow of arrows) {
        const step = arrow.dataset.to === 'previous' ? 'previous' : 'next'
        if (reach(step)) arrow.removeAttribute('aria-disabled')
        else arrow.ariaDisabled = 'true'
        // An arrow that says what is behind it, where its style shows that.
        const beside = slides[(current + (step === 'next' ? 1 : slides.length - 1)) % slides.length]
        arrow.dataset.preview = beside?.dataset.title ?? ''
      }
      for (const links of lists) {
        for (const [index, link] of links.entries()) {
          if (index === current) link.setAttribute('aria-current', 'true')
          else link.removeAttribute('aria-current')
          if (link.parentElement) link.parentElement.hidden = isAway(index)
        }
      }
    },
  }
}

/** A link that does what a button does is pressed like one. */
function pressBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  event.target.click()
}

/** Brings an item to the middle of its list, and leaves the page where it is. */
function scrollInto(list: HTMLElement, item: HTMLElement): void {
  if (list.scrollWidth <= list.clientWidth && list.scrollHeight <= list.clientHeight) return
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  list.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}
