import { type RichNode, type RichText, richText } from '../rich-text/nodes.ts'
import { storedNodes } from '../rich-text/stored-nodes.ts'
import type { ConvertedBlock } from './convert.ts'

/** A block of running text. Neighbours of this kind become one, see `joinNeighbours`. */
export interface RichTextBlock extends ConvertedBlock {
  readonly blockType: 'richText'
  readonly content: RichText
}

export function richTextBlock(nodes: readonly RichNode[], anchor?: string): RichTextBlock {
  return { blockType: 'richText', size: 'text', content: richText(nodes), ...(anchor && { frame: { anchor } }) }
}

export function isRichText(block: ConvertedBlock): block is RichTextBlock {
  return block.blockType === 'richText'
}

/** The paragraphs, headings and images of a text. */
export function nodesOf(block: RichTextBlock): readonly RichNode[] {
  return storedNodes(block.content)
}
