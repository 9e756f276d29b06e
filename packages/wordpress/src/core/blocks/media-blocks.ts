import type { BlockMapping, ConvertContext, ConvertedBlock, ConvertTools } from '../convert/convert.ts'
import { embedBlocks } from '../convert/embeds.ts'
import { type GalleryItem, galleryBlocks } from '../convert/galleries.ts'
import { imageBlocks } from '../convert/images.ts'
import { audioBlocks, fileBlocks, fileLinkBlocks } from '../convert/media-files.ts'
import { isRichText, nodesOf } from '../convert/rich-text-block.ts'
import { type BlockAttributes, groupAttribute, numberAttribute, textAttribute } from '../grammar/attributes.ts'
import { type BlockNode, innerBlocks, wholeHtml } from '../grammar/parse-blocks.ts'
import { attribute, elementsOf, firstOf, type HtmlNode, hasClass, parseHtml, wordsOf } from '../html/html-tree.ts'
import { galleryItemsOf } from '../rich-text/images.ts'

const image: BlockMapping = {
  names: ['core/image', 'core/post-featured-image'],
  convert(block, tools) {
    const html = wholeHtml(block)
    const blocks = tools.html(html)
    const id = numberAttribute(block.attributes, 'id')
    if (!/<img\b/i.test(html) && id !== undefined) return byId(id, tools.context)
    return groupAttribute(block.attributes, 'lightbox').enabled === true ? blocks.map(openingLarge) : blocks
  },
}

function byId(id: number, context: ConvertContext): readonly ConvertedBlock[] {
  const media = context.lookup.mediaById(id)
  return media?.kind === 'image' ? imageBlocks({ media }) : []
}

/** An image that opens large is no part of a text. */
function openingLarge(block: ConvertedBlock): ConvertedBlock {
  if (block.blockType === 'image') return { ...block, opensLarge: true }
  const nodes = isRichText(block) ? nodesOf(block) : []
  const [node] = nodes
  if (nodes.length !== 1 || node?.type !== 'upload') return block
  return { blockType: 'image', image: node.value, layout: 'column', opensLarge: true }
}

/** Galleries of all times: of blocks, of a list, of numbers alone. */
const gallery: BlockMapping = {
  names: ['core/gallery', 'jetpack/tiled-gallery'],
  convert(block, tools) {
    const nodes = parseHtml(wholeHtml(block))
    const [caption] = elementsOf(nodes, (element) => hasClass(element, 'blocks-gallery-caption'))
    const found = galleryItemsOf(without(nodes, caption), tools)
    const items = found.length > 0 ? found : itemsById(block.attributes, tools.context)
    const columns = numberAttribute(block.attributes, 'columns') ?? Math.min(3, items.length)
    return [
      ...galleryBlocks({ items, columns, isCropped: block.attributes.imageCrop !== false }, tools.context),
      ...(caption ? tools.html(htmlOfWords(caption.children)) : []),
    ]
  },
}

function without(nodes: readonly HtmlNode[], removed: HtmlNode | undefined): readonly HtmlNode[] {
  return nodes
    .filter((node) => node !== removed)
    .map((node) => (node.kind === 'text' ? node : { ...node, children: without(node.children, removed) }))
}

function htmlOfWords(nodes: readonly HtmlNode[]): string {
  return `<p>${wordsOf(nodes).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
}

function itemsById({ ids }: BlockAttributes, context: ConvertContext): readonly GalleryItem[] {
  if (!Array.isArray(ids)) return []
  return ids.flatMap((id: unknown): readonly GalleryItem[] => {
    const media = typeof id === 'number' || typeof id === 'string' ? context.lookup.mediaById(Number(id)) : undefined
    return media?.kind === 'image' ? [{ media, caption: '' }] : []
  })
}

/** Videos and sounds, whose HTML says all. */
const players: BlockMapping = {
  names: ['core/audio', 'core/video'],
  convert: (block, tools) => tools.html(wholeHtml(block)),
}

const playlist: BlockMapping = {
  names: ['core/playlist'],
  convert: (block, tools) => innerBlocks(block).flatMap((track) => trackBlocks(track, tools)),
}

function trackBlocks({ attributes }: BlockNode, { context }: ConvertTools): readonly ConvertedBlock[] {
  const address = textAttribute(attributes, 'src') ?? ''
  const id = numberAttribute(attributes, 'id')
  const media =
    context.lookup.mediaByAddress(address) ?? (id === undefined ? undefined : context.lookup.mediaById(id, address))
  if (!media) {
    context.report({ level: 'lost', code: 'file-missing', subject: address.slice(0, 200) })
    return []
  }
  const [title, detail] = [textAttribute(attributes, 'title'), textAttribute(attributes, 'artist')]
  const use = { media, address, ...(title && { title }), ...(detail && { detail }) }
  return media.kind === 'audio' ? audioBlocks(use, context) : fileBlocks(use, context)
}

/** Things of other sites. Before WordPress 5.6 each site had a block of its own. */
const embed: BlockMapping = {
  names: ['core/embed', 'core-embed/*'],
  convert(block, tools) {
    const nodes = parseHtml(wholeHtml(block))
    const caption = wordsOf(firstOf(nodes, 'figcaption')?.children ?? [])
    const written = elementsOf(nodes, (element) => hasClass(element, 'wp-block-embed__wrapper'))[0]
    const address = textAttribute(block.attributes, 'url') ?? wordsOf(written?.children ?? nodes.slice(0, 1))
    return embedBlocks({ address, ...(caption && { caption }) }, tools.context)
  },
}

const file: BlockMapping = {
  names: ['core/file'],
  convert(block, { context, html }) {
    const links = elementsOf(parseHtml(wholeHtml(block)), ({ name }) => name === 'a')
    const isButton = (element: (typeof links)[number]) => hasClass(element, 'wp-block-file__button')
    const button = links.find(isButton)
    const link = links.find((element) => !isButton(element)) ?? button
    const address = (link && attribute(link, 'href')) ?? textAttribute(block.attributes, 'href') ?? ''
    const id = numberAttribute(block.attributes, 'id')
    const media =
      context.lookup.mediaByAddress(address) ?? (id === undefined ? undefined : context.lookup.mediaById(id, address))
    if (!media) return html(wholeHtml(block))
    const title = wordsOf(link?.children ?? [])
    const buttonWords = link === button ? '' : wordsOf(button?.children ?? [])
    const words = { ...(title && { title }), ...(buttonWords && { button: buttonWords }) }
    return fileLinkBlocks({ media, address, ...words }, context)
  },
}

export const MEDIA_MAPPINGS: readonly BlockMapping[] = [image, gallery, players, playlist, embed, file]
