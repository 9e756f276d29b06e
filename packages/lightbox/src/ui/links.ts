import { type ItemKind, itemKind } from '../core/item-kind.ts'
import { PAGE_GROUP } from '../core/place.ts'
import type { LightboxProps } from '../core/settings.ts'

/** Mark of links that were asked to open in the lightbox, and lead to what it cannot show. */
const REFUSED = 'no-lightbox'

/** Links that may open in the lightbox: marked ones and, if so set, those around pictures in texts. */
function selectorOf({ richText = true }: LightboxProps): string {
  return richText ? 'a[data-lightbox], .prose a:has(img)' : 'a[data-lightbox]'
}

/** What a link opens. One that opens nothing is marked, and stays a link. */
export function kindOf(link: HTMLAnchorElement, { frameHosts, recognition }: LightboxProps): ItemKind | undefined {
  const kind = itemKind(link.getAttribute('href') ?? '', {
    named: link.dataset.lightboxType,
    page: location.href,
    frameHosts,
    recognition,
  })
  link.classList.toggle(REFUSED, !kind)
  return kind
}

/** Links of a part of the page that open in the lightbox, in reading order; those that came later are among them. */
export function linksIn(place: Element, props: LightboxProps): readonly HTMLAnchorElement[] {
  return [...place.querySelectorAll<HTMLAnchorElement>(selectorOf(props))].filter((link) => kindOf(link, props))
}

/** The link that an event happened on, if it opens in the lightbox. */
export function linkOf(event: Event, props: LightboxProps): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>(selectorOf(props))
  return link && kindOf(link, props) ? link : undefined
}

/** Name of the gallery that a link belongs to. */
export function groupOf(link: HTMLAnchorElement): string {
  return link.dataset.lightbox || PAGE_GROUP
}
