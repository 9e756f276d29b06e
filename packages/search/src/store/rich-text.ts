/** Rich text as the editor stores it. */
export interface RichText {
  readonly root?: Node
}

interface Node {
  readonly type?: string
  readonly text?: unknown
  readonly children?: readonly Node[]
}

/** Nodes that stand in a line, so that no space belongs before or after them. */
const INLINE = new Set(['text', 'link', 'autolink'])

/** Levels of nodes within one another; what is deeper is not read. */
const MAX_DEPTH = 30

/** Takes the words out of rich text, those of headings apart from the others. */
export function textOfRichText(value: RichText | null | undefined): {
  readonly headings: string
  readonly body: string
} {
  const headings: string[] = []
  const body: string[] = []
  for (const node of value?.root?.children ?? []) (node.type === 'heading' ? headings : body).push(textOf(node, 0))
  return { headings: joined(headings), body: joined(body) }
}

function textOf(node: Node, depth: number): string {
  if (typeof node.text === 'string') return node.text
  if (!Array.isArray(node.children) || depth > MAX_DEPTH) return INLINE.has(node.type ?? '') ? '' : ' '
  const inner = node.children.map((child) => textOf(child, depth + 1)).join('')
  return INLINE.has(node.type ?? '') ? inner : ` ${inner} `
}

function joined(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n')
}
