import { hashOfSlide, type Names, slideOfHash } from '../../core/deep-link.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import type { Parts } from './parts.ts'

/** What the page's address says of a slider. */
export interface Hash {
  /** Slide that the address selects, from 0. */
  selected(): number | undefined
  /** Names the slide in the address, without a step in the history. */
  write(index: number): void
}

/** Follows the hash of the page, and links that lead to a slide or to something on one. */
export function followHash(
  { root, slides }: Parts,
  { hash, slides: props }: Pick<SliderProps, 'hash' | 'slides'>,
  show: (index: number) => void,
  signal: AbortSignal,
): Hash {
  const names: Names = { alias: root.dataset.slider ?? '', deeplinks: props.map(({ deeplink }) => deeplink) }

  const selected = (fragment = location.hash) => {
    if (!hash.read) return undefined
    const text = decoded(fragment.slice(1))
    const owner = text === '' ? null : document.getElementById(text)
    // A place of the page keeps its address; our slides are places, too.
    if (owner) return indexOf(owner)
    return isAnothers(root, text) ? undefined : slideOfHash(text, names)
  }
  const indexOf = (place: Element | null) => {
    const index = slides.findIndex((slide) => slide.contains(place))
    return index < 0 ? undefined : index
  }
  const follow = () => {
    const index = selected()
    if (index !== undefined) show(index)
  }
  addEventListener('hashchange', follow, { signal })
  // A name of a slide is no place of the page, and what scrolls to places would leave the address alone.
  document.addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
      if (!link || button || ctrlKey || metaKey || shiftKey || altKey || (link.target && link.target !== '_self'))
        return
      const isHere = link.href.split('#')[0] === location.href.split('#')[0]
      if (!isHere || document.getElementById(decoded(link.hash.slice(1))) || selected(link.hash) === undefined) return
      event.preventDefault()
      if (link.hash === location.hash) follow()
      else location.hash = link.hash
    },
    { signal, capture: true },
  )
  root.addEventListener(
    'vitrine:anchor:open',
    ({ target }) => {
      const index = indexOf(target as Element)
      if (index !== undefined) show(index)
    },
    { signal },
  )
  return {
    selected: () => selected(),
    write(index) {
      if (hash.write) history.replaceState(history.state, '', hashOfSlide(index, names))
    },
  }
}

/** Of several sliders that know a name, the first on the page is meant. */
function isAnothers(root: HTMLElement, text: string): boolean {
  for (const other of document.querySelectorAll<HTMLElement>('vitrine-enhance[name^="slider"]')) {
    if (other.contains(root)) return false
    const alias = other.querySelector<HTMLElement>('.slider')?.dataset.slider
    const props = JSON.parse(other.getAttribute('props') ?? '{}') as Partial<SliderProps>
    const deeplinks = props.slides?.map(({ deeplink }) => deeplink) ?? []
    if (props.hash?.read && alias && slideOfHash(text, { alias, deeplinks }) !== undefined) return true
  }
  return false
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
