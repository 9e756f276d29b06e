import { list, record } from '@vitrine/content/core'
import type { BlockContent, Nodes, PhrasingContent } from 'mdast'
import { sameContent } from './comparable.ts'
import { MARKS, NEW_BLOCK, STORED_NODE, STORED_PREFIX } from './notation.ts'
import { type LinkTarget, type ReadContext, readMarkdown } from './read-markdown.ts'
import { addressOfFile, isImageReference, MAX_DEPTH, type PostBlock, type TextNode } from './stored-post.ts'
import { writeMarkdown } from './syntax.ts'

export interface WriteContext extends Omit<ReadContext, 'linesBefore'> {
  /** Address of a document of this site; undefined for one that is gone. */
  readonly addressOf: (target: LinkTarget) => string | undefined
}

/**
 * Writes blocks as Markdown. What Markdown cannot say stands as JSON in a fenced block: whatever is written is read
 * back, and what does not come back as it was is stored instead.
 *
 * @param blocks Pictures in them are files.
 */
export function writeBlocks(blocks: readonly PostBlock[], context: WriteContext): string {
  const text = join(blocks, (block) => written(block, context) ?? [stored(block)])
  return comesBack(text, blocks, context) ? text : join(blocks, (block) => [stored(block)])
}

function join(blocks: readonly PostBlock[], nodesOf: (block: PostBlock) => readonly Nodes[]): string {
  let isText = false
  const nodes = blocks.flatMap((block) => {
    const own = nodesOf(block)
    const isStored = own.length === 1 && own[0]?.type === 'code' && own[0].lang === STORED_PREFIX + block.blockType
    const follows = isText && block.blockType === 'richText' && !isStored
    isText = block.blockType === 'richText' && !isStored
    return follows ? [{ type: 'html', value: NEW_BLOCK } as const, ...own] : own
  })
  return writeMarkdown(nodes)
}

function comesBack(text: string, blocks: readonly PostBlock[], context: WriteContext): boolean {
  const { blocks: read, notes } = readMarkdown(text, { ...context, linesBefore: 0 })
  return notes.length === 0 && sameContent(read, blocks)
}

/** A block as JSON. */
function stored({ blockType, ...block }: PostBlock): Nodes {
  return { type: 'code', lang: STORED_PREFIX + blockType, value: JSON.stringify(block, undefined, 2) }
}

/** A block as Markdown has it; undefined where it does not. */
function written(block: PostBlock, context: WriteContext): readonly Nodes[] | undefined {
  const nodes = nodesOf(block, context)
  return nodes && comesBack(writeMarkdown(nodes), [block], context) ? nodes : undefined
}

function nodesOf(block: PostBlock, context: WriteContext): readonly Nodes[] | undefined {
  switch (block.blockType) {
    case 'richText':
      return list(record(record(block.content).root).children).map((node) => nodeOf(node, context))
    case 'image': {
      const { image, caption } = block
      if (!isImageReference(image)) return undefined
      const title = typeof caption === 'string' ? caption : null
      return [
        { type: 'paragraph', children: [{ type: 'image', url: addressOfFile(image.picture), alt: image.alt, title }] },
      ]
    }
    case 'code':
      return [{ type: 'code', value: String(block.code) }]
    case 'rawHtml':
      return [{ type: 'html', value: String(block.html ?? '') }]
    case 'table': {
      const rows = String(block.rows).split('\n')
      return [
        {
          type: 'table',
          children: rows.map((row) => ({
            type: 'tableRow',
            children: row.split('|').map((cell) => ({
              type: 'tableCell',
              children: [{ type: 'text', value: cell.trim() }],
            })),
          })),
        },
      ]
    }
    default:
      return undefined
  }
}

/** A node of a text that stands alone in it; as JSON where Markdown cannot say it. */
function nodeOf(node: TextNode, context: WriteContext): Nodes {
  const own = blockNode(node, context, 0)
  const whole = own && [asText(node)]
  if (own && whole && comesBack(writeMarkdown([own]), whole, context)) return own
  return { type: 'code', lang: STORED_PREFIX + STORED_NODE, value: JSON.stringify(node, undefined, 2) }
}

function asText(node: TextNode): PostBlock {
  return { blockType: 'richText', size: 'text', content: { root: { type: 'root', children: [node] } } }
}

function blockNode(node: TextNode, context: WriteContext, depth: number): BlockContent | undefined {
  if (depth > MAX_DEPTH) return undefined
  const inline = () => inlineNodes(list(node.children), context, depth)
  switch (node.type) {
    case 'paragraph': {
      const children = inline()
      return children && { type: 'paragraph', children }
    }
    case 'heading': {
      const children = inline()
      const level = Number(String(node.tag).slice(1)) as 2 | 3 | 4 | 5 | 6
      return children && level >= 2 && level <= 6 ? { type: 'heading', depth: level, children } : undefined
    }
    case 'quote': {
      const children = inline()
      return children && { type: 'blockquote', children: [{ type: 'paragraph', children }] }
    }
    case 'horizontalrule':
      return { type: 'thematicBreak' }
    case 'list':
      return listNode(node, context, depth)
    default:
      return undefined
  }
}

function listNode(node: TextNode, context: WriteContext, depth: number): BlockContent | undefined {
  const items: BlockContent[][] = []
  for (const item of list(node.children)) {
    const children = list(item.children)
    const [first, ...others] = children
    if (first?.type === 'list' && others.length === 0) {
      const inside = blockNode(first, context, depth + 1)
      if (!inside) return undefined
      const before = items.at(-1)
      if (before) before.push(inside)
      else items.push([inside])
      continue
    }
    const words = inlineNodes(children, context, depth)
    if (!words) return undefined
    items.push([{ type: 'paragraph', children: words }])
  }
  const ordered = node.listType === 'number'
  if (!ordered && node.listType !== 'bullet') return undefined
  return {
    type: 'list',
    ordered,
    start: ordered ? Number(node.start ?? 1) : null,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  }
}

/** Undefined: Markdown has no such thing. */
function inlineNodes(nodes: readonly TextNode[], context: WriteContext, depth: number): PhrasingContent[] | undefined {
  const all: PhrasingContent[] = []
  for (const node of nodes) {
    const own = depth > MAX_DEPTH ? undefined : inlineNode(node, context, depth)
    if (!own) return undefined
    all.push(own)
  }
  return all
}

function inlineNode(node: TextNode, context: WriteContext, depth: number): PhrasingContent | undefined {
  switch (node.type) {
    case 'text':
      return marked(String(node.text), typeof node.format === 'number' ? node.format : 0)
    case 'linebreak':
      return { type: 'break' }
    case 'link':
    case 'autolink': {
      const fields = record(node.fields)
      const { relationTo, value } = record(fields.doc)
      const url =
        fields.linkType === 'internal'
          ? context.addressOf({ relationTo: String(relationTo), value: Number(value) })
          : fields.url
      const children = inlineNodes(list(node.children), context, depth + 1)
      if (typeof url !== 'string' || !children) return undefined
      return { type: 'link', url, children }
    }
    default:
      return undefined
  }
}

function marked(text: string, format: number): PhrasingContent | undefined {
  const { bold, italic, strike, code } = MARKS
  if ((format & ~(bold | italic | strike | code)) !== 0) return undefined
  let node: PhrasingContent =
    (format & code) !== 0 ? { type: 'inlineCode', value: text } : { type: 'text', value: text }
  if ((format & italic) !== 0) node = { type: 'emphasis', children: [node] }
  if ((format & bold) !== 0) node = { type: 'strong', children: [node] }
  if ((format & strike) !== 0) node = { type: 'delete', children: [node] }
  return node
}
