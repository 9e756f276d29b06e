import type { Image } from '@vitrine/content/core'
import { list, record, slugFrom, text, thereOf } from '@vitrine/content/core'
import type { ParseContext } from './parse.ts'

/** Rich text after parsing: only what can be shown safely. */
export type RichTextNode =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'link'
      readonly href: string
      readonly newTab: boolean
      readonly children: readonly RichTextNode[]
    }
  | { readonly kind: 'quote' | 'item'; readonly children: readonly RichTextNode[] }
  | { readonly kind: 'paragraph'; readonly align?: Alignment; readonly children: readonly RichTextNode[] }
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3 | 4 | 5 | 6
      readonly id: string
      readonly align?: Alignment
      readonly children: readonly RichTextNode[]
    }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      /** Number of the first item, where it is not 1. */
      readonly start?: number
      readonly children: readonly RichTextNode[]
    }
  | { readonly kind: 'rule' }
  /** The mark of a footnote: no editor stores it, pages with footnotes make it of `[1]` in a text. */
  | { readonly kind: 'noteMark'; readonly note: number; readonly id: string; readonly href: string }
  | { readonly kind: 'picture'; readonly image: Image; readonly caption?: string }

/** Alignment of a text, where it is not that of its writing direction. */
export type Alignment = 'left' | 'center' | 'right' | 'end' | 'justify'

export type Mark = 'bold' | 'italic' | 'strike' | 'underline' | 'code' | 'sub' | 'sup'

/** Bits of Lexical's text format. https://github.com/facebook/lexical (LexicalConstants) */
const MARK_BITS: readonly (readonly [number, Mark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

const LEVELS = [2, 3, 4, 5, 6] as const

/** Alignments by what Lexical calls them; `start` is where a text begins anyway. */
const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  left: 'left',
  center: 'center',
  right: 'right',
  end: 'end',
  justify: 'justify',
}

/** Maximum nesting of nodes; deeper ones are left out. */
const MAX_DEPTH = 20

/** Reads the editor's JSON. Unknown nodes are left out, but what they hold is kept. */
export function parseRichText(raw: unknown, parse: ParseContext): readonly RichTextNode[] {
  return parseChildren(record(record(raw).root), parse, 0)
}

function parseChildren(node: Readonly<Record<string, unknown>>, parse: ParseContext, depth: number): RichTextNode[] {
  return depth > MAX_DEPTH ? [] : list(node.children).flatMap((child) => parseNode(child, parse, depth + 1))
}

function parseNode(node: Readonly<Record<string, unknown>>, parse: ParseContext, depth: number): RichTextNode[] {
  const children = () => parseChildren(node, parse, depth)
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' ? [{ kind: 'text', text: node.text, marks: marksOf(node.format) }] : []
    case 'linebreak':
      return [{ kind: 'break' }]
    case 'horizontalrule':
      return [{ kind: 'rule' }]
    case 'upload':
      return parseImageNode(node, parse)
    case 'link':
    case 'autolink':
      return parseLinkNode(node, parse, children())
    case 'paragraph':
      return [{ kind: 'paragraph', ...alignOf(node), children: children() }]
    case 'quote':
      return [{ kind: 'quote', children: children() }]
    case 'listitem':
      return [{ kind: 'item', children: children() }]
    case 'list':
      return [{ kind: 'list', ordered: node.listType === 'number', ...startOf(node), children: children() }]
    case 'heading':
      return [parseHeading(node, parse, children())]
    default:
      return children()
  }
}

function parseHeading(
  node: Readonly<Record<string, unknown>>,
  parse: ParseContext,
  children: RichTextNode[],
): RichTextNode {
  // The page's title is its one heading of the first level.
  const level = node.tag === 'h1' ? 2 : (LEVELS.find((known) => node.tag === `h${known}`) ?? 4)
  return { kind: 'heading', level, id: headingId(plainText(children), parse.locale), ...alignOf(node), children }
}

function alignOf({ format }: Readonly<Record<string, unknown>>): { readonly align?: Alignment } {
  const align = typeof format === 'string' && Object.hasOwn(ALIGNMENTS, format) ? ALIGNMENTS[format] : undefined
  return align ? { align } : {}
}

function startOf({ listType, start }: Readonly<Record<string, unknown>>): { readonly start?: number } {
  return listType === 'number' && Number.isSafeInteger(start) && start !== 1 ? { start: Number(start) } : {}
}

function parseImageNode(node: Readonly<Record<string, unknown>>, parse: ParseContext): RichTextNode[] {
  const document = thereOf(node.value)
  const image = parse.image(document)
  const caption = text(record(document).caption)
  return image ? [{ kind: 'picture', image, ...(caption && { caption }) }] : []
}

function parseLinkNode(
  node: Readonly<Record<string, unknown>>,
  parse: ParseContext,
  children: RichTextNode[],
): RichTextNode[] {
  const fields = record(node.fields)
  const target =
    fields.linkType === 'internal'
      ? { type: 'page', page: thereOf(record(fields.doc).value) }
      : { type: 'url', url: text(fields.url) }
  const href = parse.href(target)
  return href === undefined ? children : [{ kind: 'link', href, newTab: fields.newTab === true, children }]
}

function marksOf(format: unknown): readonly Mark[] {
  return typeof format === 'number' ? MARK_BITS.filter(([bit]) => (format & bit) !== 0).map(([, mark]) => mark) : []
}

/** The text alone, for ids and excerpts. */
export function plainText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : 'children' in node ? plainText(node.children) : ' '))
    .join('')
}

/** Makes a fragment that stays the same while the heading does. @param language BCP 47 tag of the heading. */
export function headingId(heading: string, language: string): string {
  return slugFrom(heading, language) || 'section'
}
