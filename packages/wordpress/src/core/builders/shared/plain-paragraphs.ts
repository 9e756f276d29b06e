import type { ConvertedBlock } from '../../convert/convert.ts'
import type { RichNode } from '../../rich-text/nodes.ts'
import { childrenOf, storedNodes } from '../../rich-text/stored-nodes.ts'

/** Nodes that a field of plain text can say as well. */
const LINES = new Set(['paragraph'])
const INLINE = new Set(['text', 'linebreak', 'tab'])

/**
 * Reads blocks as plain text, a line for each paragraph.
 *
 * @returns Undefined when they are more than that: links, lists, images, other blocks.
 */
export function plainParagraphs(blocks: readonly ConvertedBlock[]): string | undefined {
  const lines: string[] = []
  for (const block of blocks) {
    if (block.blockType !== 'richText' || block.frame || block.heading) return undefined
    for (const node of storedNodes(block.content)) {
      const children = childrenOf(node)
      if (!LINES.has(node.type) || !children.every(({ type }) => INLINE.has(type))) return undefined
      lines.push(children.map(lineOf).join('').trim())
    }
  }
  return lines.filter((line) => line !== '').join('\n')
}

function lineOf(node: RichNode): string {
  if (node.type !== 'text') return ' '
  return typeof node.text === 'string' ? node.text : ''
}
