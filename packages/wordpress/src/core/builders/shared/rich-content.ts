import type { ConvertedBlock } from '../../convert/convert.ts'
import type { LinkGroup } from '../../convert/links.ts'
import {
  headingNode,
  linkNode,
  listNode,
  paragraphNode,
  type RichNode,
  type RichText,
  RULE,
  richText,
  textNode,
} from '../../rich-text/nodes.ts'
import { storedNodes } from '../../rich-text/stored-nodes.ts'
import type { SourceRef } from '../../source/source-key.ts'

/** Blocks as the one text that panels of tabs and items of accordions hold, and the blocks that are more than text. */
interface RichContent {
  readonly content?: RichText
  readonly rest: readonly ConvertedBlock[]
}

/** Makes one text of blocks, as far as they are texts, images, headings, lists and links. */
export function richContent(blocks: readonly ConvertedBlock[], before: readonly RichNode[] = []): RichContent {
  const nodes: RichNode[] = [...before]
  const rest: ConvertedBlock[] = []
  for (const block of blocks) {
    const own = nodesOfBlock(block)
    if (own) nodes.push(...own)
    else rest.push(block)
  }
  return { rest, ...(nodes.length > 0 && { content: richText(nodes) }) }
}

const COLLECTIONS = { page: 'pages', post: 'posts', project: 'projects' } as const

/** A block as nodes of a text; undefined for one that is more. */
function nodesOfBlock(block: ConvertedBlock): readonly RichNode[] | undefined {
  switch (block.blockType) {
    case 'richText':
      return storedNodes(block.content)
    case 'heading':
      return [headingNode(levelOf(block.level), [textNode(String(block.text))])]
    case 'image':
      return [uploadNode(block.image), ...paragraphOf(block.caption)]
    case 'gallery':
      return rowsOf(block.pictures).flatMap(({ image, caption }) => [uploadNode(image), ...paragraphOf(caption)])
    case 'buttonGroup':
      return rowsOf(block.buttons).map(({ link }) => paragraphNode(linkNodes(link)))
    case 'iconList':
      return [listNode(false, 1, rowsOf(block.items).map(itemNodes))]
    case 'separator':
      return block.look === 'space' ? [] : [RULE]
    default:
      return undefined
  }
}

function levelOf(level: unknown): 2 | 3 | 4 {
  return level === '3' ? 3 : level === '4' ? 4 : 2
}

function uploadNode(image: unknown): RichNode {
  return { type: 'upload', version: 3, format: '', relationTo: 'media', value: image, fields: {} }
}

function paragraphOf(text: unknown): readonly RichNode[] {
  return typeof text === 'string' && text !== '' ? [paragraphNode([textNode(text)])] : []
}

function itemNodes({ text, detail, link }: Readonly<Record<string, unknown>>): readonly RichNode[] {
  const words = [text, detail].filter((line): line is string => typeof line === 'string').join(' ')
  return link ? linkNodes(link, words) : [textNode(words)]
}

function linkNodes(link: unknown, words?: string): readonly RichNode[] {
  if (!isLink(link)) return words === undefined ? [] : [textNode(words)]
  const label = words ?? link.label ?? (link.type === 'url' ? link.url : undefined)
  const children = typeof label === 'string' ? [textNode(label)] : []
  const newTab = link.newTab === true
  if (link.type === 'url') return [linkNode({ linkType: 'custom', url: String(link.url), newTab }, children)]
  const value = link[link.type]
  if (!isSourceRef(value)) return children
  return [linkNode({ linkType: 'internal', doc: { relationTo: COLLECTIONS[link.type], value }, newTab }, children)]
}

function isLink(value: unknown): value is LinkGroup {
  return (
    typeof value === 'object' && value !== null && 'type' in value && (value.type === 'url' || isDocument(value.type))
  )
}

function isDocument(type: unknown): boolean {
  return typeof type === 'string' && Object.hasOwn(COLLECTIONS, type)
}

function isSourceRef(value: unknown): value is SourceRef {
  return typeof value === 'object' && value !== null && '$source' in value
}

function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : []
}
