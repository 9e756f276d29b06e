import { parsePlace } from '../core/place.ts'
import type { LightboxProps } from '../core/settings.ts'
import { linkOf, linksIn } from './links.ts'
import type { Viewer } from './viewer/viewer.tsx'

/**
 * Opens links in the lightbox, which is loaded when one is about to be used or the address names an item. A link that it
 * cannot show is marked `no-lightbox`; when the lightbox does not load, links lead where they say.
 */
export function enhance(element: HTMLElement, raw: unknown, signal: AbortSignal): void {
  const props = raw as LightboxProps
  let viewer: Promise<Viewer> | undefined
  const load = () => {
    viewer ??= import('./viewer/viewer.tsx').then(({ createViewer }) => createViewer(element, props, signal))
    viewer.catch(() => {
      viewer = undefined
    })
    return viewer
  }
  const follow = () => {
    if (viewer || parsePlace(location.hash)) load().then((shown) => shown.follow(), console.error)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    element.addEventListener(sign, (event) => linkOf(event, props) && load().catch(() => undefined), { signal })
  }
  element.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event, props)
      // Clicks that open a tab or a window, or save, are not ours.
      if (
        !link ||
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      load().then(
        (shown) => shown.open(link),
        () => location.assign(link.href),
      )
    },
    { signal },
  )
  // Back, forward and a fragment written by hand: browsers tell of all of them.
  window.addEventListener('popstate', follow, { signal })
  linksIn(element, props)
  follow()
}
