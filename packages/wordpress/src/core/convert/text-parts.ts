import {
  headingNode,
  LINE_BREAK,
  type LinkFields,
  linkNode,
  MARKS,
  paragraphNode,
  type RichNode,
  RULE,
  richText,
  textNode,
} from '../rich-text/nodes.ts'
import type { SourceRef } from '../source/source-key.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { fitting, inParts, MAX_LENGTH, MAX_ROWS } from './limits.ts'
import { isRichText, nodesOf } from './rich-text-block.ts'

/** A title with what stands below it: an item of an accordion, a tab. */
export interface TextPart {
  readonly title: string
  readonly blocks: readonly ConvertedBlock[]
  readonly isOpen?: boolean
}

export interface AccordionUse {
  readonly open?: 'many' | 'one'
  readonly isFaq?: boolean
}

/**
 * An accordion, or several where it has more items than one takes. What its texts cannot hold (a gallery, a form) stands
 * after it, and is named in the report.
 */
export function textParts(
  parts: readonly TextPart[],
  context: ConvertContext,
  { open = 'many', isFaq = false }: AccordionUse = {},
): readonly ConvertedBlock[] {
  const rows = parts.map((part) => rowOf(part, MAX_LENGTH.line, context))
  const after = rows.flatMap(({ rest }) => rest)
  reportAfter(after, 'accordion', context)
  const accordions = inParts(rows, MAX_ROWS.accordion).map((part, index) => ({
    blockType: 'accordion',
    open,
    firstOpen: index === 0 && parts[0]?.isOpen === true,
    isFaq,
    items: part.map(({ title, content }) => ({ title, content })),
  }))
  return [...accordions, ...after]
}

/** Tabs, with the same rule for what they cannot hold. */
export function tabBlocks(
  parts: readonly TextPart[],
  context: ConvertContext,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
): readonly ConvertedBlock[] {
  const rows = parts.map((part) => rowOf(part, MAX_LENGTH.tabTitle, context))
  const after = rows.flatMap(({ rest }) => rest)
  reportAfter(after, 'tabs', context)
  const tabs = inParts(rows, MAX_ROWS.tabs).map((part) => ({
    blockType: 'tabs',
    orientation,
    panels: part.map(({ title, content }) => ({ title, content })),
  }))
  return [...tabs, ...after]
}

function rowOf({ title, blocks }: TextPart, max: number, context: ConvertContext) {
  const { nodes, rest } = textOfBlocks(blocks)
  const words = title.replace(/\s+/g, ' ').trim() || 'More'
  // A title that is cut stands in full above its text.
  const whole = words.length > max ? [paragraphNode([textNode(words)])] : []
  return { title: fitting(words, max, context.report), content: richText([...whole, ...nodes]), rest }
}

function reportAfter(after: readonly ConvertedBlock[], where: string, context: ConvertContext): void {
  for (const { blockType } of after)
    context.report({ level: 'changed', code: `moved-after-${where}`, subject: blockType })
}

/** Parts of blocks that can be said in one text, in order, and the blocks that no text can hold. */
export function textOfBlocks(blocks: readonly ConvertedBlock[]): {
  readonly nodes: readonly RichNode[]
  readonly rest: readonly ConvertedBlock[]
} {
  const rest: ConvertedBlock[] = []
  const nodes = blocks.flatMap((block): readonly RichNode[] => {
    const said = nodesOfBlock(block)
    if (!said) rest.push(block)
    return said ?? []
  })
  return { nodes, rest }
}

function nodesOfBlock(block: ConvertedBlock): readonly RichNode[] | undefined {
  if (isRichText(block)) {
    return [...(isWords(block.heading) ? [headingNode(3, [textNode(block.heading)])] : []), ...nodesOf(block)]
  }
  switch (block.blockType) {
    case 'image':
      return imageNodes(block)
    case 'code':
      return isWords(block.code) ? [paragraphNode(linesOf(block.code, MARKS.code))] : []
    case 'heading':
      return isWords(block.text) ? [headingNode(headingLevel(block.level), [textNode(block.text)])] : []
    case 'separator':
      return block.look === 'space' ? [] : [RULE]
    case 'buttonGroup':
      return buttonNodes(block.buttons)
    default:
      return undefined
  }
}

function imageNodes(block: ConvertedBlock): readonly RichNode[] {
  const { image, caption } = block
  const upload: RichNode = { type: 'upload', version: 3, format: '', relationTo: 'media', value: image, fields: {} }
  return isWords(caption) ? [upload, paragraphNode([textNode(caption)])] : [upload]
}

function buttonNodes(buttons: unknown): readonly RichNode[] | undefined {
  if (!Array.isArray(buttons)) return undefined
  const links: readonly unknown[] = buttons.map((button: { readonly link?: unknown }) => button.link)
  const nodes = links.flatMap((link): readonly RichNode[] => {
    const stored = typeof link === 'object' && link !== null ? (link as Readonly<Record<string, unknown>>) : {}
    const fields = fieldsOf(stored)
    return fields && isWords(stored.label) ? [paragraphNode([linkNode(fields, [textNode(stored.label)])])] : []
  })
  return nodes.length === buttons.length ? nodes : undefined
}

/** A link of a block as one of a text. */
function fieldsOf(link: Readonly<Record<string, unknown>>): LinkFields | undefined {
  const newTab = link.newTab === true
  if (link.type === 'url' && typeof link.url === 'string') return { linkType: 'custom', url: link.url, newTab }
  const collections = { page: 'pages', post: 'posts', project: 'projects' } as const
  for (const kind of ['page', 'post', 'project'] as const) {
    const value = link[kind]
    if (link.type === kind && isRef(value))
      return { linkType: 'internal', doc: { relationTo: collections[kind], value }, newTab }
  }
  return undefined
}

function isRef(value: unknown): value is SourceRef {
  return typeof value === 'object' && value !== null && '$source' in value
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function headingLevel(level: unknown): 2 | 3 | 4 {
  return level === '3' ? 3 : level === '4' ? 4 : 2
}

/** Lines of a text with breaks between, spaces kept. */
export function linesOf(text: string, marks = 0): readonly RichNode[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line === '' ? [] : [textNode(line.replace(/ (?= )|^ |\t/g, '\u00a0'), marks)]
    return index === 0 ? words : [LINE_BREAK, ...words]
  })
}
