import type { FoundMedia } from '../convert/convert.ts'
import type { SourceRef } from '../source/source-key.ts'

/** A node of the editor's text, as Lexical stores it. */
export type RichNode = Readonly<Record<string, unknown>> & { readonly type: string }

/** Alignment of a line; empty: at its start. */
export type Alignment = '' | 'center' | 'right' | 'justify'

/** Bits of Lexical's text format. https://github.com/facebook/lexical (LexicalConstants) */
export const MARKS = { bold: 1, italic: 2, strike: 4, underline: 8, code: 16, sub: 32, sup: 64 } as const

const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

export function textNode(text: string, marks = 0): RichNode {
  return { type: 'text', version: 1, text, format: marks, detail: 0, mode: 'normal', style: '' }
}

export const LINE_BREAK: RichNode = { type: 'linebreak', version: 1 }

export const RULE: RichNode = { type: 'horizontalrule', version: 1 }

// Nodes of which there are many are written out: to spread takes longer.

export function paragraphNode(children: readonly RichNode[], format: Alignment = ''): RichNode {
  return { version: 1, format, indent: 0, direction: null, type: 'paragraph', textFormat: 0, textStyle: '', children }
}

export function headingNode(level: 2 | 3 | 4 | 5 | 6, children: readonly RichNode[], format: Alignment = ''): RichNode {
  return { ...ELEMENT, type: 'heading', tag: `h${level}`, format, children }
}

export function quoteNode(children: readonly RichNode[]): RichNode {
  return { ...ELEMENT, type: 'quote', children }
}

/** @param items Content of each item: a line, or one list that belongs to the item before. */
export function listNode(isOrdered: boolean, start: number, items: readonly (readonly RichNode[])[]): RichNode {
  const children = items.map((children, index) => ({ ...ELEMENT, type: 'listitem', value: start + index, children }))
  const kind = isOrdered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
  return { ...ELEMENT, type: 'list', ...kind, start, children }
}

/** Fields of a link in a text. */
export type LinkFields =
  | { readonly linkType: 'custom'; readonly url: string; readonly newTab: boolean }
  | {
      readonly linkType: 'internal'
      readonly doc: { readonly relationTo: 'pages' | 'posts' | 'projects'; readonly value: SourceRef }
      readonly newTab: boolean
    }

export function linkNode(fields: LinkFields, children: readonly RichNode[]): RichNode {
  return { version: 3, format: '', indent: 0, direction: null, type: 'link', fields, children }
}

export function imageNode(media: FoundMedia): RichNode {
  return { type: 'upload', version: 3, format: '', relationTo: 'media', value: media.ref, fields: {} }
}

/** A text of the shape that Payload stores. */
export interface RichText {
  readonly root: RichNode
}

export function richText(nodes: readonly RichNode[]): RichText {
  return { root: { version: 1, format: '', indent: 0, direction: null, type: 'root', children: nodes } }
}
