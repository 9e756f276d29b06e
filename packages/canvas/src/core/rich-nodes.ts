import type { Stored } from './stored.ts'

/** Bits of Lexical's text format. https://github.com/facebook/lexical (LexicalConstants) */
export const MARKS = { bold: 1, italic: 2, strike: 4, underline: 8, code: 16, sub: 32, sup: 64 } as const

const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

/** Hints of Lexical for words that are typed next. It takes them from the first words where nothing is stored. */
export const RICH_HINTS = ['textFormat', 'textStyle'] as const

/** A node of a rich text, as it is stored. */
export interface RichNode extends Stored {
  readonly type: string
}

export function textNode(text: string, marks = 0): RichNode {
  return { type: 'text', version: 1, text, format: marks, detail: 0, mode: 'normal', style: '' }
}

export const LINE_BREAK: RichNode = { type: 'linebreak', version: 1 }

export const RULE: RichNode = { type: 'horizontalrule', version: 1 }

export function paragraphNode(children: readonly RichNode[]): RichNode {
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children }
}

/** @param level The page's title is its one heading of the first level. */
export function headingNode(level: 2 | 3 | 4 | 5 | 6, children: readonly RichNode[]): RichNode {
  return { ...ELEMENT, type: 'heading', tag: `h${level}`, children }
}

export function quoteNode(children: readonly RichNode[]): RichNode {
  return { ...ELEMENT, type: 'quote', children }
}

/** @param items Content of each item: a line, or one list that belongs to the item before. */
export function listNode(isOrdered: boolean, items: readonly (readonly RichNode[])[]): RichNode {
  const children = items.map((children, index) => ({ ...ELEMENT, type: 'listitem', value: index + 1, children }))
  const kind = isOrdered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
  return { ...ELEMENT, type: 'list', ...kind, start: 1, children }
}

/** A link to an address. */
export function linkNode(url: string, children: readonly RichNode[]): RichNode {
  return { ...ELEMENT, type: 'link', version: 3, fields: { linkType: 'custom', url, newTab: false }, children }
}

/** A rich text of nodes. */
export function richTextOf(nodes: readonly RichNode[]): Stored {
  return { root: { ...ELEMENT, type: 'root', children: nodes } }
}
