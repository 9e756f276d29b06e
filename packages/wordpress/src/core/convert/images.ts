import { attribute, type HtmlElement } from '../html/html-tree.ts'
import { isDataAddress, parsePastedImage } from '../media/pasted-image.ts'
import { imageNode, paragraphNode, type RichNode } from '../rich-text/nodes.ts'
import type { ConvertContext, ConvertedBlock, FoundMedia } from './convert.ts'
import { MAX_LENGTH } from './limits.ts'
import { richTextBlock } from './rich-text-block.ts'

/** Attributes in which lazy loaders keep the address while `src` holds a placeholder. */
const LAZY = [
  'data-src',
  'data-lazy-src',
  'data-orig-file',
  'data-large-file',
  'data-full-url',
  'data-original',
] as const

/** Characters of a picture's own bytes that name it in the report: its kind is at the beginning. */
const MAX_DATA_NAMED = 30

/** Addresses that an element of an image names, the likeliest first. */
export function imageAddresses(image: HtmlElement): readonly string[] {
  const largest = (attribute(image, 'srcset') ?? attribute(image, 'data-srcset') ?? '').split(/[\s,]+/)[0]
  return [...LAZY.map((name) => attribute(image, name)), attribute(image, 'src'), largest].filter(
    (address): address is string => Boolean(address) && !/^data:/i.test(address ?? ''),
  )
}

/** Ids of attachments that markup names: `wp-image-12`, `data-id`, `attachment_12`. They go stale when sites are merged. */
export function imageId(image: HtmlElement): number | undefined {
  const written =
    /(?:^|\s)wp-image-(\d{1,10})(?:\s|$)/.exec(image.attributes.get('class') ?? '')?.[1] ??
    /^\d{1,10}$/.exec(attribute(image, 'data-id') ?? attribute(image, 'data-attachment-id') ?? '')?.[0]
  return written === undefined ? undefined : Number(written)
}

/** The file of the library that an address or an id means: the address first, since ids go stale. */
export function mediaOfAddress(
  addresses: readonly string[],
  id: number | undefined,
  context: ConvertContext,
): FoundMedia | undefined {
  for (const address of addresses) {
    const found = context.lookup.mediaByAddress(address)
    if (found) return found
  }
  return id === undefined ? undefined : context.lookup.mediaById(id, addresses[0])
}

/** The image of the library that an `img` shows. Undefined, with a line in the report, for one that is not there. */
export function imageOfElement(image: HtmlElement, context: ConvertContext): FoundMedia | undefined {
  const addresses = imageAddresses(image)
  const found = mediaOfAddress(addresses, imageId(image), context)
  if (found?.kind === 'image') return found
  const [address] = addresses
  if (address !== undefined) reportMissingImage(address, context)
  return address === undefined ? pastedImage(image, context) : undefined
}

/** The image that stands in the address of an `img` which names no other. */
function pastedImage(image: HtmlElement, context: ConvertContext): FoundMedia | undefined {
  const address = attribute(image, 'src') ?? ''
  if (!isDataAddress(address) || parsePastedImage(address)?.isPlaceholder) return undefined
  const added = context.addImage({ address, alt: attribute(image, 'alt') ?? '' })
  if (!added) reportMissingImage(address, context)
  return added
}

export function reportMissingImage(address: string, context: ConvertContext): void {
  if (isDataAddress(address)) {
    context.report({ level: 'lost', code: 'pasted-image', subject: address.slice(0, MAX_DATA_NAMED) })
    return
  }
  const isElsewhere = context.lookup.target(address) === undefined
  context.report({
    level: 'lost',
    code: isElsewhere ? 'picture-elsewhere' : 'picture-missing',
    subject: address.slice(0, 200),
  })
}

/** Place of an image on the page. */
export interface ImageUse {
  readonly media: FoundMedia
  /** Words below it. */
  readonly caption?: string
  /** The same with links and marks, where it has links. */
  readonly captionLine?: readonly RichNode[]
  readonly width?: 'column' | 'inset' | 'bleed'
  readonly opensLarge?: boolean
}

/**
 * An image on a page: part of the text where it needs no more, a block of its own where it has a caption, a width or
 * opens large. A caption that is too long, or has links, stands below it as a paragraph.
 */
export function imageBlocks(use: ImageUse): readonly ConvertedBlock[] {
  const { media, caption = '', captionLine, width = 'column', opensLarge = false } = use
  // In a text the caption of the library would be shown.
  if (caption === '' && !captionLine && width === 'column' && !opensLarge && media.caption === '') {
    return [richTextBlock([imageNode(media)])]
  }
  const fits = captionLine === undefined && caption.length <= MAX_LENGTH.caption
  const block = {
    blockType: 'image',
    image: media.ref,
    layout: width,
    opensLarge,
    ...(fits && caption !== '' && { caption }),
  }
  if (fits) return [block]
  return [
    block,
    richTextBlock([
      paragraphNode(
        captionLine ?? [{ type: 'text', version: 1, text: caption, format: 0, detail: 0, mode: 'normal', style: '' }],
      ),
    ]),
  ]
}
