import { isPlainClick } from '@vitrine/ui/core'
import { parsePosition } from '../core/item-position.ts'
import type { LightboxProps } from '../core/settings.ts'
import { isPlainItem, selectorOf } from './marked.ts'
import type { Viewer } from './viewer/viewer.tsx'

/**
 * Opens links in the lightbox, which is loaded when one is about to be used or the address names an item. Links that it
 * cannot show are marked `no-lightbox`; when the lightbox does not load, links lead where they say.
 */
export function enhance(element: HTMLElement, raw: unknown, signal: AbortSignal): void {
  const props = raw as LightboxProps
  const selector = selectorOf(props)
  const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(selector)
  const isItem = (link: HTMLAnchorElement) => link.hasAttribute('data-lightbox-item') || isPlainItem(link)
  let viewer: Promise<Viewer | undefined> | undefined
  const load = () => {
    viewer ??= Promise.all([
      import('./viewer/viewer.tsx').then(({ createViewer }) => createViewer),
      import('./viewer/styles.ts').then(({ addStyles }) => addStyles()),
    ]).then(
      ([createViewer]) => createViewer(element, props, signal),
      () => (viewer = undefined),
    )
    return viewer
  }
  // What they are takes more to find out than a page without them should load.
  const judgeOthers = () => import('./links.ts').then(({ judge }) => judge(element, props), console.error)
  const approach = (event: Event) => {
    const link = linkOf(event)
    if (!link) return
    if (isItem(link)) load()
    else judgeOthers()
  }
  const follow = async () => (viewer || parsePosition(location.hash)) && (await load())?.follow()
  // A finger that touches something is over it first.
  for (const sign of ['pointerover', 'focusin']) element.addEventListener(sign, approach, { signal })
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link || !isPlainClick(event) || !isItem(link)) return
      event.preventDefault()
      load().then((shown) => (shown ? shown.open(link) : location.assign(link.href)))
    },
    { signal },
  )
  // Back, forward and a fragment written by hand: browsers tell of all of them.
  window.addEventListener('popstate', follow, { signal })
  follow()
  if (![...element.querySelectorAll<HTMLAnchorElement>(selector)].every(isPlainItem)) judgeOthers()
}
