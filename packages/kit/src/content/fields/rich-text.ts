/** A node of the editor's text, as Lexical stores it. */
export type RichNode = Readonly<Record<string, unknown>>

/** Text, or a node that stands in a line: a link, an emphasis. */
type Inline = string | RichNode

/** Properties that every element node of the editor has. Without a direction, the editor takes it from the letters. */
export const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

/** Rich text in the shape that Payload stores. A bare text becomes a paragraph. */
export function rich(...blocks: readonly Inline[]): RichNode {
  const children = blocks.map((block) => (typeof block === 'string' ? p(block) : block))
  return { root: { ...ELEMENT, type: 'root', children } }
}

/** A paragraph. */
export function p(...children: readonly Inline[]): RichNode {
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children: children.map(inline) }
}

/** A heading of the second level. */
export function h2(text: string): RichNode {
  return { ...ELEMENT, type: 'heading', tag: 'h2', children: [inline(text)] }
}

/** A list with dashes. */
export function ul(...items: readonly (Inline | readonly Inline[])[]): RichNode {
  return listOf('bullet', 'ul', items)
}

/** A numbered list. */
export function ol(...items: readonly (Inline | readonly Inline[])[]): RichNode {
  return listOf('number', 'ol', items)
}

/** A quotation. */
export function quote(text: string): RichNode {
  return { ...ELEMENT, type: 'quote', children: [inline(text)] }
}

function listOf(listType: string, tag: string, items: readonly (Inline | readonly Inline[])[]): RichNode {
  const children = items.map((item, index) => ({
    ...ELEMENT,
    type: 'listitem',
    value: index + 1,
    children: (Array.isArray(item) ? item : [item]).map(inline),
  }))
  return { ...ELEMENT, type: 'list', listType, tag, start: 1, children }
}

function inline(child: Inline): RichNode {
  return typeof child === 'string' ? textNode(child) : child
}

/** Words. */
export function textNode(text: string): RichNode {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
