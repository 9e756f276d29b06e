import type { ConvertedBlock } from '../../convert/convert.ts'
import { hasSameFrame, joinedRows } from '../../convert/join-rows.ts'
import { richText } from '../../rich-text/nodes.ts'
import { storedNodes } from '../../rich-text/stored-nodes.ts'

/** Makes one block of several that stood side by side, each alone in its column. */
export function joinedAcross(blocks: readonly ConvertedBlock[]): ConvertedBlock | undefined {
  const [first, ...others] = blocks
  if (!first || first.blockType === 'accordion') return undefined
  return others.reduce<ConvertedBlock | undefined>((all, block) => all && joinedRows(all, block), first)
}

/** Makes one text of texts that follow each other, where nothing but their words differs. */
export function joinedTexts(texts: readonly ConvertedBlock[]): ConvertedBlock {
  const [first = { blockType: 'richText' }] = texts
  return texts.length < 2
    ? first
    : { ...first, content: richText(texts.flatMap(({ content }) => storedNodes(content))) }
}

/** Tells whether the words of the second may follow those of the first in one text. */
export function continues(first: ConvertedBlock, second: ConvertedBlock): boolean {
  const areTexts = first.blockType === 'richText' && second.blockType === 'richText'
  return areTexts && first.heading === second.heading && first.size === second.size && hasSameFrame(first, second)
}
