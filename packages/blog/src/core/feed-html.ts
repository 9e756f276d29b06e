import { escapeXml, type Image, list, parseMediaFile, record, text } from '@vitrine/content/core'
import {
  type Mark,
  type ParseContext,
  parseLink,
  parseRichText,
  parseVideoAddress,
  type RichTextNode,
  watchAddress,
} from '@vitrine/kit/core'

/** Readers of what a feed names. Addresses that they are given are turned into whole ones. */
export interface FeedHtmlContext {
  readonly parse: ParseContext
  /** Whole address of the post, to which addresses such as `#prices` belong. */
  readonly postUrl: string
}

/** Maximum nesting of blocks. */
const MAX_DEPTH = 20

/** Fields of blocks that hold text, by what they are in HTML, in the order in which they are written. */
const TEXT_ELEMENTS = { heading: 'h2', intro: 'p', text: 'p', quote: 'blockquote', code: 'pre' } as const

const MARK_ELEMENTS: Readonly<Record<Mark, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
}

/**
 * Stored blocks as plain HTML for programs that read feeds: headings, text, lists, links and images with whole addresses;
 * videos and other files are links. No style, script, class or attribute of this site is in it.
 *
 * @returns Elements in reading order, so that a caller can leave out the last ones.
 */
export function feedHtml(layout: unknown, context: FeedHtmlContext): readonly string[] {
  return blocksHtml(layout, context, 0)
}

function blocksHtml(value: unknown, context: FeedHtmlContext, depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  return list(value).flatMap((block) =>
    isDocument(block) ? uploadHtml(block, undefined, context) : blockHtml(block, context, depth),
  )
}

/** Documents that a block refers to are no part of the post, and may not be for everyone; only their files are shown. */
function isDocument(value: Readonly<Record<string, unknown>>): boolean {
  return ['createdAt', 'mimeType', 'path'].some((field) => field in value)
}

function blockHtml(block: Readonly<Record<string, unknown>>, context: FeedHtmlContext, depth: number): string[] {
  const title = text(block.title)
  const texts = Object.entries(TEXT_ELEMENTS).flatMap(([field, name]) => elementOf(name, block[field]))
  const inside = Object.entries(block).flatMap(([name, value]) => {
    if (Array.isArray(value)) return blocksHtml(value, context, depth + 1)
    if (name === 'link') return linkHtml(parseLink(value, context.parse), context)
    if (record(value).root) return [nodesHtml(parseRichText(value, context.parse), context)]
    return uploadHtml(record(value), title, context)
  })
  return [...texts, ...watchedHtml(block, context), ...inside, ...elementOf('p', block.caption)]
}

function elementOf(name: string, value: unknown): string[] {
  const written = text(value)
  return written === undefined ? [] : [`<${name}>${escapeXml(written)}</${name}>`]
}

function linkHtml(
  link: { readonly href: string; readonly label: string } | undefined,
  { postUrl }: FeedHtmlContext,
): string[] {
  return link ? [`<p><a href="${whole(link.href, postUrl)}">${escapeXml(link.label)}</a></p>`] : []
}

/** A video at a provider, or another embedded page, as a link to where it is watched. */
function watchedHtml(block: Readonly<Record<string, unknown>>, context: FeedHtmlContext): string[] {
  const address = text(block.address) ?? text(block.url)
  if (address === undefined) return []
  const video = parseVideoAddress(address.trim())
  const href = video ? watchAddress(video) : context.parse.href({ type: 'url', url: address })
  return linkHtml(href === undefined ? undefined : { href, label: text(block.title) ?? href }, context)
}

/** An image of the library, or a link to another file that people watch, hear or read. */
function uploadHtml(
  file: Readonly<Record<string, unknown>>,
  title: string | undefined,
  context: FeedHtmlContext,
): string[] {
  const image = context.parse.image(file)
  if (image) return [`<p>${imageHtml(image, context)}</p>`]
  const media = ['video/', 'audio/', 'application/'].map((type) => parseMediaFile(file, type)).find(Boolean)
  return linkHtml(media && { href: media.url, label: title ?? String(file.filename) }, context)
}

function imageHtml({ alt, fallback: { url, width, height } }: Image, { postUrl }: FeedHtmlContext): string {
  return `<img src="${whole(url, postUrl)}" width="${width}" height="${height}" alt="${escapeXml(alt)}">`
}

function nodesHtml(nodes: readonly RichTextNode[], context: FeedHtmlContext): string {
  return nodes.map((node) => nodeHtml(node, context)).join('')
}

function nodeHtml(node: RichTextNode, context: FeedHtmlContext): string {
  const element = (name: string, attributes = '') =>
    `<${name}${attributes}>${'children' in node ? nodesHtml(node.children, context) : ''}</${name}>`
  switch (node.kind) {
    case 'text':
      return node.marks.reduce(
        (inside, mark) => `<${MARK_ELEMENTS[mark]}>${inside}</${MARK_ELEMENTS[mark]}>`,
        escapeXml(node.text),
      )
    case 'break':
      return '<br>'
    case 'rule':
      return '<hr>'
    case 'noteMark':
      return `<sup>${node.note}</sup>`
    case 'picture':
      return `<p>${imageHtml(node.image, context)}</p>${elementOf('p', node.caption).join('')}`
    case 'link':
      return element('a', ` href="${whole(node.href, context.postUrl)}"`)
    case 'heading':
      return element(`h${node.level}`)
    case 'list':
      return node.ordered ? element('ol', node.start === undefined ? '' : ` start="${node.start}"`) : element('ul')
    case 'item':
      return element('li')
    case 'quote':
      return element('blockquote')
    case 'paragraph':
      return element('p')
  }
}

/** An address as an attribute holds it: whole, and escaped. */
function whole(address: string, base: string): string {
  return escapeXml(URL.canParse(address, base) ? new URL(address, base).href : address)
}
