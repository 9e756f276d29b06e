import type { ItemKind } from '../../core/item-kind.ts'
import type { LightboxProps } from '../../core/settings.ts'
import { kindOf } from '../links.ts'

/** What a link shows in the lightbox, read from the page. */
export interface Item {
  readonly link: HTMLAnchorElement
  readonly kind: ItemKind
  /** Absolute address. */
  readonly address: string
  readonly title: string | undefined
  readonly description: string | undefined
  /** Alternative text. */
  readonly alt: string
  /** The picture that stands in the link. */
  readonly thumbnail: HTMLImageElement | undefined
  /** Pixels of the picture, where the page knows them. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** Sizes to choose from, in the best format that browsers of the site know. */
  readonly sources: readonly { readonly src: string; readonly width: number; readonly height: number }[]
}

/** Reads the items of links; those that lead to what the lightbox cannot show are none. */
export function itemsOf(links: readonly HTMLAnchorElement[], props: LightboxProps): readonly Item[] {
  return links.flatMap((link) => {
    const kind = kindOf(link, props)
    return kind ? [itemOf(link, kind)] : []
  })
}

function itemOf(link: HTMLAnchorElement, kind: ItemKind): Item {
  const { dataset } = link
  const thumbnail = link.querySelector('img') ?? undefined
  const caption = link.closest('figure')?.querySelector('figcaption')
  const alt = thumbnail?.alt || dataset.title || ''
  const isPicture = kind.kind === 'picture'
  const size = sizeOf(link, isPicture ? thumbnail : undefined)
  return {
    link,
    kind,
    address: link.href,
    title: dataset.title || alt || link.textContent?.trim() || undefined,
    description: dataset.caption || caption?.textContent?.trim() || undefined,
    alt,
    thumbnail,
    size,
    sources: isPicture && size ? sourcesOf(link, size) : [],
  }
}

/** Says it itself, or is that of the picture in it: the server writes what the file has. */
function sizeOf(link: HTMLAnchorElement, thumbnail: HTMLImageElement | undefined): Item['size'] {
  const [width, height] = [link.dataset.width, link.dataset.height].map(Number)
  if (width && height) return { width, height }
  const [inlineWidth, inlineHeight] = ['width', 'height'].map((name) => Number(thumbnail?.getAttribute(name)))
  return inlineWidth && inlineHeight ? { width: inlineWidth, height: inlineHeight } : undefined
}

/** The sizes of the picture in a link, which are those of the large one: `address 480w, address 960w`. */
function sourcesOf(link: HTMLAnchorElement, { width, height }: NonNullable<Item['size']>): Item['sources'] {
  const set = link.querySelector('source')?.srcset ?? ''
  return set.split(',').flatMap((candidate) => {
    const [, address, pixels] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(candidate) ?? []
    if (!address) return []
    return [
      {
        src: new URL(address, document.baseURI).href,
        width: Number(pixels),
        height: (Number(pixels) * height) / width,
      },
    ]
  })
}
