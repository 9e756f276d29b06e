import type { ConvertedBlock, ConvertTools } from '../convert/convert.ts'
import { imageBlocks } from '../convert/images.ts'
import { exampleOf } from '../convert/limits.ts'
import { type BlockNode, innerBlocks, ownHtml, wholeHtml } from '../grammar/parse-blocks.ts'
import { markupOrText } from './markup-or-text.ts'

/** Most values of a block's attributes that are looked through for images. */
const MAX_VALUES = 2000

/** A block that nothing is known of: the blocks in it are read, its words, images and links stay. */
export function unknownBlock(node: BlockNode, tools: ConvertTools): readonly ConvertedBlock[] {
  const html = wholeHtml(node)
  const isEmpty = html.replace(/<[^<>]*>/g, '').trim() === ''
  tools.context.report({
    level: isEmpty ? 'lost' : 'changed',
    code: 'unknown-block',
    subject: node.name ?? '',
    ...(html.trim() !== '' && { example: exampleOf(html.replace(/<[^<>]*>/g, ' ')) }),
  })
  const content = innerBlocks(node).length > 0 ? tools.blocks(node.pieces) : markupOrText(ownHtml(node), tools)
  return [...content, ...imagesOfAttributes(node, html, tools)]
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
