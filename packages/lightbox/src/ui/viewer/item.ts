import type { ItemKind } from '../../core/item-kind.ts'
import type { LightboxProps } from '../../core/settings.ts'
import { kindOf } from '../links.ts'

/** Item of a gallery, read from its link on the page. */
export interface Item {
  readonly link: HTMLAnchorElement
  readonly kind: ItemKind
  /** Absolute address. */
  readonly address: string
  readonly title: string | undefined
  readonly description: string | undefined
  /** Alternative text. */
  readonly alt: string
  /** The image inside the link. */
  readonly thumbnail: HTMLImageElement | undefined
  /** Pixels of the image, where the page knows them. */
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
  const isImage = kind.kind === 'picture'
  const size = sizeOf(link, isImage ? thumbnail : undefined)
  return {
    link,
    kind,
    address: link.href,
    title: dataset.title || alt || link.textContent?.trim() || undefined,
    description: dataset.caption || caption?.textContent?.trim() || undefined,
    alt,
    thumbnail,
    size,
    sources: isImage && size ? sourcesOf(link, size) : [],
  }
}

/** Size from the link's own attributes, else from the image in it. */
function sizeOf(link: HTMLAnchorElement, thumbnail: HTMLImageElement | undefined): Item['size'] {
  const [width, height] = [link.dataset.width, link.dataset.height].map(Number)
  if (width && height) return { width, height }
  const [inlineWidth, inlineHeight] = ['width', 'height'].map((name) => Number(thumbnail?.getAttribute(name)))
  return inlineWidth && inlineHeight ? { width: inlineWidth, height: inlineHeight } : undefined
}

/** The sizes of the image in a link, which are those of the large one: `address 480w, address 960w`. */
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
