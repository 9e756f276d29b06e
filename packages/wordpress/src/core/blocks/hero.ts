import type { ConvertContext, ConvertedBlock, FoundMedia } from '../convert/convert.ts'
import { MAX_LENGTH } from '../convert/limits.ts'
import { isRichText, nodesOf } from '../convert/rich-text-block.ts'
import type { BlockNode } from '../grammar/parse-blocks.ts'
import { parseBlocks } from '../grammar/parse-blocks.ts'
import type { RichNode } from '../rich-text/nodes.ts'
import { textOf } from '../rich-text/pieces.ts'

/** Most links of a hero. */
const MAX_LINKS = 3

/** A cover at the very beginning of a page as its first screen. Undefined where it is elsewhere, or holds more than that. */
export function heroOf(
  block: BlockNode,
  blocks: readonly ConvertedBlock[],
  media: FoundMedia | undefined,
  context: ConvertContext,
): readonly ConvertedBlock[] | undefined {
  if (context.item.kind !== 'page' || media?.kind !== 'image' || !isFirst(block, context)) return undefined
  const [words, buttons, ...more] = blocks
  if (!words || !isRichText(words) || more.length > 0) return undefined
  const links = buttons === undefined ? [] : linksOf(buttons)
  const [heading, ...rest] = nodesOf(words)
  const text = rest.map(textOf).join('\n')
  const isPlain = heading?.type === 'heading' && rest.every((node) => node.type === 'paragraph' && isWords(node))
  if (!isPlain || !links || textOf(heading).length > MAX_LENGTH.heading || text.length > MAX_LENGTH.paragraph)
    return undefined
  return [
    {
      blockType: 'hero',
      variant: 'statement',
      heading: textOf(heading),
      image: media.ref,
      ...(text !== '' && { text }),
      ...(links.length > 0 && { links }),
    },
  ]
}

/** Tells whether the content of the item begins with this block. */
function isFirst(block: BlockNode, { item }: ConvertContext): boolean {
  const [first] = parseBlocks(item.content.slice(0, FIRST_CHARACTERS)).filter(
    ({ pieces, name }) =>
      name !== undefined || pieces.some((piece) => typeof piece === 'string' && piece.trim() !== ''),
  )
  return first?.name === block.name && JSON.stringify(first?.attributes) === JSON.stringify(block.attributes)
}

/** Characters in which the first block of an item is looked for. */
const FIRST_CHARACTERS = 5000

/** Links in a text are lost in a field of plain words. */
function isWords(node: RichNode): boolean {
  return (
    Array.isArray(node.children) && node.children.every(({ type }: RichNode) => type === 'text' || type === 'linebreak')
  )
}

function linksOf(block: ConvertedBlock): readonly { readonly link: unknown }[] | undefined {
  if (block.blockType !== 'buttonGroup' || !Array.isArray(block.buttons) || block.buttons.length > MAX_LINKS)
    return undefined
  return block.buttons.map(({ link }: { readonly link: unknown }) => ({ link }))
}
