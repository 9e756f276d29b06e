/** A node of the editor's text, as Lexical stores it. */
type Node = Readonly<Record<string, unknown>>

/** Text, or a node that stands in a line: a link, an emphasis. */
type Inline = string | Node

/** Without a direction, the editor takes it from the letters of the text. */
const ELEMENT = { version: 1, format: '', indent: 0, direction: null } as const

/** Rich text in the shape that Payload stores. A bare text becomes a paragraph. */
export function rich(...blocks: readonly Inline[]): Node {
  const children = blocks.map((block) => (typeof block === 'string' ? p(block) : block))
  return { root: { ...ELEMENT, type: 'root', children } }
}

/** A paragraph. */
export function p(...children: readonly Inline[]): Node {
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children: children.map(inline) }
}

/** A heading of the second level. */
export function h2(text: string): Node {
  return { ...ELEMENT, type: 'heading', tag: 'h2', children: [inline(text)] }
}

/** A list with dashes. */
export function ul(...items: readonly (Inline | readonly Inline[])[]): Node {
  return listOf('bullet', 'ul', items)
}

/** A numbered list. */
export function ol(...items: readonly (Inline | readonly Inline[])[]): Node {
  return listOf('number', 'ol', items)
}

/** A quotation. */
export function quote(text: string): Node {
  return { ...ELEMENT, type: 'quote', children: [inline(text)] }
}

/** A link in the text: to a page by its path when it begins with a slash, else to the address. */
export function a(label: string, target: string): Node {
  const fields = target.startsWith('/')
    ? { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: { page: target } } }
    : { linkType: 'custom', newTab: false, url: target }
  return { ...ELEMENT, type: 'link', version: 3, fields, children: [textNode(label)] }
}

function listOf(listType: string, tag: string, items: readonly (Inline | readonly Inline[])[]): Node {
  const children = items.map((item, index) => ({
    ...ELEMENT,
    type: 'listitem',
    value: index + 1,
    children: (Array.isArray(item) ? item : [item]).map(inline),
  }))
  return { ...ELEMENT, type: 'list', listType, tag, start: 1, children }
}

function inline(child: Inline): Node {
  return typeof child === 'string' ? textNode(child) : child
}

function textNode(text: string): Node {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
