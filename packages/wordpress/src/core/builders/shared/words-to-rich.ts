import type { ConvertedBlock } from '../../convert/convert.ts'
import { richTextBlock } from '../../convert/rich-text-block.ts'
import { paragraphNode, type RichNode, textNode } from '../../rich-text/nodes.ts'

/** A text block of plain words, a paragraph for each line. */
export function textBlock(text: string): readonly ConvertedBlock[] {
  const nodes = paragraphsOf(text)
  return nodes.length === 0 ? [] : [richTextBlock(nodes)]
}

export function paragraphsOf(text: string): readonly RichNode[] {
  const lines = text.split(/\n+/).map((line) => line.trim())
  return lines.filter((line) => line !== '').map((line) => paragraphNode([textNode(line)]))
}
