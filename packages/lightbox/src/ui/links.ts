import { type ItemKind, itemKind } from '../core/item-kind.ts'
import { PAGE_GROUP } from '../core/item-position.ts'
import type { LightboxProps } from '../core/settings.ts'
import { selectorOf } from './marked.ts'

/** Mark of links that were asked to open in the lightbox, and lead to what it cannot show. */
const REFUSED = 'no-lightbox'

/** Kind of item that a link opens. */
export function kindOf(link: HTMLAnchorElement, { frameHosts, recognition }: LightboxProps): ItemKind | undefined {
  return itemKind(link.getAttribute('href') ?? '', {
    named: link.dataset.lightboxType,
    page: location.href,
    frameHosts,
    recognition,
  })
}

/** Writes what was found out about every link of a part of the page. One that opens nothing stays a link. */
export function judge(place: Element, props: LightboxProps): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>(selectorOf(props))) {
    const kind = kindOf(link, props)
    link.classList.toggle(REFUSED, !kind)
    link.toggleAttribute('data-lightbox-item', kind !== undefined)
  }
}

/** Links that may open in a gallery, in reading order; those that came later are among them. */
export function linksOf(place: Element, group: string, props: LightboxProps): readonly HTMLAnchorElement[] {
  const links = [...place.querySelectorAll<HTMLAnchorElement>(selectorOf(props))]
  return links.filter((link) => groupOf(link) === group)
}

/** Name of the gallery that a link belongs to. */
export function groupOf(link: HTMLAnchorElement): string {
  return link.dataset.lightbox || PAGE_GROUP
}
