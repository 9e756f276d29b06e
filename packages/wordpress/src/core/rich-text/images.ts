import type { ConvertedBlock } from '../convert/convert.ts'
import { embedBlocks } from '../convert/embeds.ts'
import { type GalleryItem, galleryBlocks } from '../convert/galleries.ts'
import { imageAddresses, imageBlocks, imageOfElement } from '../convert/images.ts'
import { exampleOf, MAX_LENGTH } from '../convert/limits.ts'
import { linkFields } from '../convert/links.ts'
import { nameOf } from '../convert/media-files.ts'
import { tableBlocks } from '../convert/tables.ts'
import {
  attribute,
  elementsOf,
  firstOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  wordsOf,
} from '../html/html-tree.ts'
import { linkNode, type RichNode, textNode } from './nodes.ts'
import { blocksOf, GAP, inLines, lineOf, type Piece, piecesFrom, wordsPiece } from './pieces.ts'
import { asBlock, type ElementHandler, type ElementHandlers, type HtmlWalk, START, type WalkState } from './walk.ts'

const image: ElementHandler = (element, state, walk) => {
  if (/(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/.test(element.attributes.get('class') ?? '')) {
    return [wordsPiece(element.attributes.get('alt') ?? '', state.marks, state.link)]
  }
  // Counters of statistics.
  if (
    /^[01](?:px)?$/.test(attribute(element, 'width') ?? '') &&
    /^[01](?:px)?$/.test(attribute(element, 'height') ?? '')
  )
    return []
  return imagePieces(element, { ...state }, walk, {})
}

interface ImageWords {
  readonly caption?: readonly HtmlNode[]
  readonly width?: 'column' | 'inset' | 'bleed'
  readonly opensLarge?: boolean
}

/** An image with what surrounds it: its caption, and the link around it. */
export function imagePieces(
  element: HtmlElement,
  state: WalkState,
  walk: HtmlWalk,
  words: ImageWords,
): readonly Piece[] {
  const { context } = walk
  const media = imageOfElement(element, context)
  const line = captionLine(words.caption ?? [], walk)
  const alt = element.attributes.get('alt')?.trim() ?? ''
  if (!media) return withoutImage(element, alt, line, state, walk)
  const leadsToImage = state.linkAddress !== undefined && isImage(state.linkAddress, element, walk)
  const blocks = imageBlocks({
    media,
    caption: wordsOf(words.caption ?? []),
    ...(line.some(({ type }) => type === 'link') && { captionLine: line }),
    ...(words.width && { width: words.width }),
    opensLarge: words.opensLarge === true || leadsToImage,
  })
  const isLink = state.linkAddress !== undefined && !leadsToImage
  return [GAP, ...piecesFrom(blocks), ...(isLink ? linkBelow(state.linkAddress, alt || nameOf(media), walk) : [])]
}

function captionLine(caption: readonly HtmlNode[], walk: HtmlWalk): readonly RichNode[] {
  return lineOf(walk.pieces(caption, START).flatMap((piece) => (piece.kind === 'inline' ? [piece] : [])))
}

/** Stands for an image that is missing: its caption stays, and a link to it when it belongs to another site. */
function withoutImage(
  element: HtmlElement,
  alt: string,
  caption: readonly RichNode[],
  state: WalkState,
  walk: HtmlWalk,
): readonly Piece[] {
  const [address = ''] = imageAddresses(element)
  const isElsewhere = address !== '' && walk.context.lookup.target(address) === undefined
  const fields = isElsewhere ? linkFields(state.linkAddress ?? address, false, walk.context) : undefined
  const link: readonly Piece[] = fields ? [GAP, wordsPiece(alt || address, state.marks, fields), GAP] : []
  return [
    ...link,
    ...(caption.length > 0 ? [GAP, ...caption.map((node): Piece => ({ kind: 'inline', node })), GAP] : []),
  ]
}

/** Tells whether a link around an image leads to the image itself: its file, or the page that WordPress makes of one. */
function isImage(address: string, image: HtmlElement, { context }: HtmlWalk): boolean {
  if (context.lookup.mediaByAddress(address)?.kind === 'image') return true
  return imageAddresses(image).includes(address) || /[?&]attachment_id=\d|\/attachment\//.test(address)
}

function linkBelow(address: string | undefined, words: string, walk: HtmlWalk): readonly Piece[] {
  const fields = address === undefined ? undefined : linkFields(address, false, walk.context)
  if (!fields) return []
  walk.context.report({
    level: 'changed',
    code: 'picture-link',
    subject: (address ?? '').slice(0, 200),
    example: exampleOf(words),
  })
  return [GAP, { kind: 'inline', node: linkNode(fields, [textNode(words)]) }, GAP]
}

const figure: ElementHandler = (element, state, walk) => {
  if (isGallery(element)) return galleryPieces(element, walk)
  const caption = element.children.filter((child) => child.kind === 'element' && isCaption(child))
  const words = caption.flatMap((child) => (child.kind === 'element' ? child.children : []))
  const content = element.children.filter((child) => !caption.includes(child))
  const address = embeddedAddress(element, content)
  if (address !== undefined) {
    const blocks = embedBlocks({ address, ...(words.length > 0 && { caption: wordsOf(words) }) }, walk.context)
    return [GAP, ...piecesFrom(blocks)]
  }
  const images = elementsOf(content, ({ name }) => name === 'img')
  const [first] = images
  if (first && images.length === 1 && wordsOf(content) === '') {
    const around = firstOf(content, 'a')
    const linkAddress = around && firstOf(around.children, 'img') ? attribute(around, 'href') : state.linkAddress
    const width = widthOf(element) ?? widthOf(first)
    return [
      GAP,
      ...imagePieces(first, { ...state, ...(linkAddress && { linkAddress }) }, walk, {
        caption: words,
        ...(width && { width }),
        opensLarge:
          around !== undefined &&
          /lightbox|fancybox|colorbox/i.test(attribute(around, 'rel') ?? attribute(around, 'data-rel') ?? ''),
      }),
    ]
  }
  const table = content.find((child): child is HtmlElement => child.kind === 'element' && child.name === 'table')
  if (table) {
    const inCell = (nodes: readonly HtmlNode[]) => blocksOf(walk.pieces(nodes, START))
    return [GAP, ...piecesFrom(tableBlocks(table, wordsOf(words), walk.context, inCell))]
  }
  const asItWas = asBlock({ ...element, children: content }, state, walk)
  const player = asItWas.find((piece) => piece.kind === 'block' && /^(?:video|audio)$/.test(piece.block.blockType))
  const captioned = player?.kind === 'block' ? withCaption(player.block, wordsOf(words)) : undefined
  if (captioned) return asItWas.map((piece) => (piece === player ? { kind: 'block', block: captioned } : piece))
  return [...asItWas, ...walk.pieces(words, state), GAP]
}

/** A player with the words below it: a video has a caption, a sound has it as its title. Undefined where they do not fit. */
function withCaption(player: ConvertedBlock, caption: string): ConvertedBlock | undefined {
  if (caption === '') return player
  if (caption.length > MAX_LENGTH.line) return undefined
  return player.blockType === 'video' ? { ...player, title: caption, caption } : { ...player, title: caption }
}

/** The width of an image that is wider than its text. */
export function widthOf(element: HtmlElement): 'inset' | 'bleed' | undefined {
  if (hasClass(element, 'alignfull')) return 'bleed'
  return hasClass(element, 'alignwide') ? 'inset' : undefined
}

function isCaption(element: HtmlElement): boolean {
  return element.name === 'figcaption' || hasClass(element, 'wp-caption-text')
}

function isGallery(element: HtmlElement): boolean {
  const isNamed = /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery)(?:\s|$)/.test(
    element.attributes.get('class') ?? '',
  )
  return isNamed && firstOf(element.children, 'img') !== undefined
}

/** The address that a block for things of other sites holds as its text. */
function embeddedAddress(element: HtmlElement, content: readonly HtmlNode[]): string | undefined {
  if (!/(?:^|\s)wp-block-embed/.test(element.attributes.get('class') ?? '')) return undefined
  return /^https?:\/\/\S+$/i.exec(wordsOf(content))?.[0]
}

/** Images of a gallery as markup, old forms included: each with its caption. */
export function galleryItemsOf(nodes: readonly HtmlNode[], walk: Pick<HtmlWalk, 'context'>): readonly GalleryItem[] {
  return nodes.flatMap((node): readonly GalleryItem[] => {
    if (node.kind === 'text') return []
    const images = elementsOf([node], ({ name }) => name === 'img')
    const [first] = images
    if (!first) return []
    if (images.length > 1) return galleryItemsOf(node.children, walk)
    const media = imageOfElement(first, walk.context)
    if (!media) return []
    const caption = elementsOf([node], (inner) => isCaption(inner) || hasClass(inner, 'gallery-caption'))[0]
    const address = attribute(firstOf([node], 'a') ?? node, 'href')
    return [{ media, caption: wordsOf(caption?.children ?? []), ...(address && { address }) }]
  })
}

function galleryPieces(element: HtmlElement, walk: HtmlWalk): readonly Piece[] {
  const classes = element.attributes.get('class') ?? ''
  const columns = Number(/(?:^|\s)(?:gallery-)?columns-(\d)/.exec(classes)?.[1] ?? 3)
  const caption = element.children.find((child) => child.kind === 'element' && isCaption(child))
  const items = galleryItemsOf(
    element.children.filter((child) => child !== caption),
    walk,
  )
  const blocks = galleryBlocks({ items, columns, isCropped: !/(?:^|\s)tiled-gallery/.test(classes) }, walk.context)
  return [GAP, ...piecesFrom(blocks), ...walk.pieces(caption?.kind === 'element' ? caption.children : [], START), GAP]
}

/** Divisions, some of which are captions or galleries that a theme or the classic editor left as markup. */
const division: ElementHandler = (element, state, walk) => {
  const isFigure = hasClass(element, 'wp-caption') || isGallery(element) || hasClass(element, 'wp-block-image')
  return isFigure ? figure(element, state, walk) : asBlock(element, state, walk)
}

/** Images, figures, galleries. */
export const IMAGE_HANDLERS: ElementHandlers = {
  img: image,
  picture: (element, state, walk) =>
    walk.pieces(
      element.children.filter((child) => child.kind === 'element' && child.name === 'img'),
      state,
    ),
  figure,
  div: division,
  figcaption: (element, state, walk) => [
    GAP,
    ...inLines(walk.pieces(element.children, state), (line) => line.map((node): Piece => ({ kind: 'inline', node }))),
    GAP,
  ],
}
