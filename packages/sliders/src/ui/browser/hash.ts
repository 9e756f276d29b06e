import { isPlainClick } from '@vitrine/ui/core'
import { hashOfSlide, type Names, slideOfHash } from '../../core/deep-link.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import { bringIntoWindow } from './bring-into-window.ts'
import type { Parts } from './parts.ts'

/** Link between a slider and the page's hash. */
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
  const names = namesOf(root, props)
  const selected = (fragment = location.hash) => {
    if (!hash.read) return undefined
    // A place of the page keeps its address; our slides are places, too.
    const owner = ownerOf(fragment)
    return owner ? indexOf(owner) : slideNamed(root, { hash, slides: props }, fragment)
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
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
      if (!link || !isPlainClick(event) || (link.target && link.target !== '_self')) return
      const isHere = link.href.split('#')[0] === location.href.split('#')[0]
      if (!isHere || ownerOf(link.hash) || selected(link.hash) === undefined) return
      event.preventDefault()
      if (link.hash === location.hash) {
        follow()
        bringIntoWindow(root)
      } else location.hash = link.hash
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

/**
 * The slide that an address names, and that no element of the page has for its id. From 0.
 *
 * @param fragment With its `#`.
 */
export function slideNamed(
  root: HTMLElement,
  { hash, slides }: Pick<SliderProps, 'hash' | 'slides'>,
  fragment: string,
): number | undefined {
  const text = decoded(fragment.slice(1))
  if (!hash.read || ownerOf(fragment) || isAnothers(root, text)) return undefined
  return slideOfHash(text, namesOf(root, slides))
}

function ownerOf(fragment: string): HTMLElement | null {
  const text = decoded(fragment.slice(1))
  return text === '' ? null : document.getElementById(text)
}

/** Names of a slider and its slides on this page. */
function namesOf({ id }: HTMLElement, slides: SliderProps['slides']): Names {
  return { alias: id.replace(/^slider-/, ''), deeplinks: slides.map(({ deeplink }) => deeplink) }
}

/** Of several sliders that know a name, the first on the page is meant. */
function isAnothers(root: HTMLElement, text: string): boolean {
  for (const other of document.querySelectorAll<HTMLElement>('vitrine-enhance[name^="slider"]')) {
    if (other.contains(root)) return false
    const slider = other.querySelector<HTMLElement>('.slider')
    const { hash, slides = [] } = JSON.parse(other.getAttribute('props') ?? '{}') as Partial<SliderProps>
    if (slider && hash?.read && slideOfHash(text, namesOf(slider, slides)) !== undefined) return true
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
