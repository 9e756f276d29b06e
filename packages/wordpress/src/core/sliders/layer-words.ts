import { decodeHTML } from 'entities'
import { areAttributes } from '../html/without-tags.ts'
import {
  LINE_BREAK,
  type LinkFields,
  linkNode,
  MARKS,
  paragraphNode,
  type RichNode,
  type RichText,
  richText,
  textNode,
} from '../rich-text/nodes.ts'
import { SLIDER_LIMITS } from './limits.ts'
import type { SliderLinks } from './slider-links.ts'

/** Words of a layer: plain ones for a heading, or rich text where there is more to them than a line. */
export type LayerWords =
  | { readonly kind: 'plain'; readonly words: string }
  | { readonly kind: 'rich'; readonly content: RichText }

/** Marks of words, by the elements that stand for them. */
const FORMATS: Readonly<Record<string, number>> = {
  b: MARKS.bold,
  strong: MARKS.bold,
  i: MARKS.italic,
  em: MARKS.italic,
  s: MARKS.strike,
  u: MARKS.underline,
}

/** A tag, or words up to the next. */
const TOKENS = /<(\/?)([a-z][a-z0-9]{0,20})((?:\s[^<>]{0,2000})?)\/?>|[^<]+|</gi

/** Elements whose content is not to be read. */
const HIDDEN = /<(script|style|svg|noscript)\b[^<>]{0,2000}>[^<]*(?:<(?!\/\1)[^<]*){0,5000}<\/\1\s*>/gi

/** The words without any markup, on one line. */
export function plainText(html: unknown): string {
  const [text] = linesOf(html)
  return text.join(' ').replace(/\s+/g, ' ').trim()
}

/** Lines of a text: `<br>`, paragraphs and line breaks part them. */
function linesOf(html: unknown): readonly [lines: readonly string[], hasMarkup: boolean] {
  const written = textIn(html)
  const lines: string[] = ['']
  let hasMarkup = false
  for (const [token, , tag, attributes = ''] of written.matchAll(TOKENS)) {
    if (tag === undefined || !areAttributes(attributes)) lines[lines.length - 1] += decodeHTML(token)
    else if (BREAKS.has(tag.toLowerCase())) lines.push('')
    else if (tag.toLowerCase() in FORMATS || tag.toLowerCase() === 'a') hasMarkup = true
  }
  return [lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== ''), hasMarkup]
}

const BREAKS = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote'])

function textIn(html: unknown): string {
  const text = typeof html === 'string' ? html : ''
  return text
    .slice(0, SLIDER_LIMITS.text)
    .replace(HIDDEN, '')
    .replace(/\r\n?|\n/g, ' ')
}

/** Reads the words of a layer. Undefined: there are none. */
export function layerWords(html: unknown, links: SliderLinks): LayerWords | undefined {
  const [lines, hasMarkup] = linesOf(html)
  const words = lines.join(' ')
  if (words === '') return undefined
  if (!hasMarkup && words.length <= SLIDER_LIMITS.words) return { kind: 'plain', words }
  return { kind: 'rich', content: richText(paragraphs(textIn(html), links)) }
}

/** Paragraphs with their emphases and links; anything else is taken for its words. */
function paragraphs(html: string, links: SliderLinks): readonly RichNode[] {
  const found: RichNode[][] = [[]]
  const open: string[] = []
  let link: { readonly fields: LinkFields; readonly children: RichNode[] } | undefined
  const put = (node: RichNode) => (link ? link.children : (found.at(-1) ?? [])).push(node)
  const endLink = () => {
    const ended = link
    link = undefined
    if (ended && ended.children.length > 0) {
      put(linkNode(ended.fields, ended.children))
    }
  }
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKENS)) {
    const tag = areAttributes(attributes) ? name?.toLowerCase() : undefined
    if (tag === undefined) {
      const text = decodeHTML(token).replace(/\s+/g, ' ')
      if (text !== '') put(textNode(text, marksOf(open)))
    } else if (tag === 'br') {
      put(LINE_BREAK)
    } else if (tag === 'a') {
      endLink()
      const fields = slash ? undefined : links.inText(hrefIn(attributes))
      if (fields) link = { fields, children: [] }
    } else if (tag in FORMATS) {
      if (slash) open.splice(open.lastIndexOf(tag) >>> 0, 1)
      else open.push(tag)
    } else if (BREAKS.has(tag)) {
      endLink()
      found.push([])
    }
  }
  endLink()
  return found
    .map(trimmed)
    .filter((nodes) => nodes.length > 0)
    .map((nodes) => paragraphNode(nodes))
}

function hrefIn(attributes: string): string {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  return decodeHTML(double ?? single ?? '')
}

function marksOf(open: readonly string[]): number {
  return open.reduce((marks, tag) => marks | (FORMATS[tag] ?? 0), 0)
}

/** Breaks and blanks at the ends of a paragraph are none. */
function trimmed(nodes: readonly RichNode[]): readonly RichNode[] {
  const isBlank = ({ type, text }: RichNode) => type === 'linebreak' || (type === 'text' && String(text).trim() === '')
  const first = nodes.findIndex((node) => !isBlank(node))
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1)
}
