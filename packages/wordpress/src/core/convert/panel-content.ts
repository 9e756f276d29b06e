import {
  headingNode,
  paragraphNode,
  type RichNode,
  type RichText,
  RULE,
  richText,
  textNode,
} from '../rich-text/nodes.ts'
import { storedNodes } from '../rich-text/stored-nodes.ts'
import type { ConvertedBlock, ReportLine } from './convert.ts'
import { fits, simpleBlocks } from './levels.ts'

/** Content of a panel of tabs or an item of an accordion, as their rows have it. */
export interface PanelContent {
  readonly row: { readonly content?: RichText; readonly blocks?: readonly ConvertedBlock[] }
  /** Blocks that no panel takes, for the place behind all panels. */
  readonly behind: readonly ConvertedBlock[]
}

/**
 * Divides what stands in a panel into the text with which it begins and the blocks below it, in their order.
 *
 * @param before Nodes that stand before it.
 * @param where Name of the block, for the report.
 */
export function panelContent(
  blocks: readonly ConvertedBlock[],
  before: readonly RichNode[],
  where: 'tabs' | 'accordion',
  report: (line: ReportLine) => void,
): PanelContent {
  const { blocks: inside, behind } = simpleBlocks(blocks, 'panel')
  for (const block of blocks) {
    const { blockType } = block
    if (behind.includes(block)) report({ level: 'changed', code: `moved-after-${where}`, subject: blockType })
    else if (!fits(block, 'panel')) report({ level: 'changed', code: `unfolded-in-${where}`, subject: blockType })
  }
  const nodes = inside.map(nodesOfBlock)
  const firstBlock = nodes.indexOf(undefined)
  const [texts, rest] = firstBlock < 0 ? [nodes, []] : [nodes.slice(0, firstBlock), inside.slice(firstBlock)]
  const text = [...before, ...texts.flatMap((own) => own ?? [])]
  return {
    row: { ...(text.length > 0 && { content: richText(text) }), ...(rest.length > 0 && { blocks: rest }) },
    behind,
  }
}

/** A block as nodes of a text; undefined for one that is more. */
function nodesOfBlock(block: ConvertedBlock): readonly RichNode[] | undefined {
  switch (block.blockType) {
    case 'richText':
      return [
        ...(isWords(block.heading) ? [headingNode(3, [textNode(block.heading)])] : []),
        ...storedNodes(block.content),
      ]
    case 'heading':
      return isWords(block.text) ? [headingNode(headingLevel(block.level), [textNode(block.text)])] : []
    case 'image':
      return [uploadNode(block.image), ...(isWords(block.caption) ? [paragraphNode([textNode(block.caption)])] : [])]
    case 'separator':
      return block.look === 'space' ? [] : [RULE]
    default:
      return undefined
  }
}

function uploadNode(image: unknown): RichNode {
  return { type: 'upload', version: 3, format: '', relationTo: 'media', value: image, fields: {} }
}

function headingLevel(level: unknown): 2 | 3 | 4 {
  return level === '3' ? 3 : level === '4' ? 4 : 2
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
