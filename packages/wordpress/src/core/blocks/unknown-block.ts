import type { ConvertedBlock, ConvertTools } from '../convert/convert.ts'
import { imageBlocks } from '../convert/images.ts'
import { exampleOf } from '../convert/limits.ts'
import { saidBySettings } from '../convert/said-by-settings.ts'
import { type BlockNode, innerBlocks, ownHtml, wholeHtml } from '../grammar/parse-blocks.ts'
import { withoutTags } from '../html/without-tags.ts'
import { markupOrText } from './markup-or-text.ts'

/** Most values of a block's attributes that are looked through for images. */
const MAX_VALUES = 2000

/**
 * A block that nothing is known of: the blocks in it are read, its words, images and links stay. Those of one that the
 * server drew stand in its attributes alone.
 */
export function unknownBlock(node: BlockNode, tools: ConvertTools): readonly ConvertedBlock[] {
  const html = wholeHtml(node)
  const isDrawnByServer = isWordless(ownHtml(node))
  const said = isDrawnByServer ? saidByAttributes(node, tools) : imagesOfAttributes(node, html, tools)
  tools.context.report({
    level: isWordless(html) && said.length === 0 ? 'lost' : 'changed',
    code: 'unknown-block',
    subject: node.name ?? '',
    ...(html.trim() !== '' && { example: exampleOf(withoutTags(html, () => ' ')) }),
  })
  const content = innerBlocks(node).length > 0 ? tools.blocks(node.pieces) : markupOrText(ownHtml(node), tools)
  return isDrawnByServer ? [...said, ...content] : [...content, ...said]
}

function isWordless(html: string): boolean {
  return withoutTags(html).trim() === ''
}

/** Words, images and links that attributes hold for visitors: not the name that an editor gave the block, nor that of its kind. */
function saidByAttributes({ attributes }: BlockNode, { context }: ConvertTools): readonly ConvertedBlock[] {
  const { metadata: _metadata, name: _name, ...settings } = attributes
  return saidBySettings(settings, context)
}

/** Images that only the attributes name. */
function imagesOfAttributes(node: BlockNode, html: string, { context }: ConvertTools): readonly ConvertedBlock[] {
  const addresses = new Set(
    textsIn(node.attributes).filter((text) => /^(?:https?:)?\/\/?[^\s]+\.(?:jpe?g|png|gif|webp|avif)$/i.test(text)),
  )
  return [...addresses].flatMap((address) => {
    const media = html.includes(address) ? undefined : context.lookup.mediaByAddress(address)
    return media?.kind === 'image' ? imageBlocks({ media }) : []
  })
}

function textsIn(value: unknown): readonly string[] {
  const texts: string[] = []
  const waiting: unknown[] = [value]
  for (let seen = 0; waiting.length > 0 && seen < MAX_VALUES; seen += 1) {
    const next = waiting.shift()
    if (typeof next === 'string') texts.push(next)
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next).slice(0, MAX_VALUES))
  }
  return texts
}
