import type { ConvertedBlock, ConvertTools } from '../convert/convert.ts'
import { exampleOf, MAX_CONVERT_DEPTH } from '../convert/limits.ts'
import { type BlockAttributes, groupAttribute, textAttribute } from '../grammar/attributes.ts'
import { type BlockNode, type BlockPiece, parseBlocks } from '../grammar/parse-blocks.ts'
import type { SourceItem } from '../source/source.ts'

/** Levels that a copy takes: copies of copies soon come to an end, so that two patterns cannot hold each other for ever. */
const LEVELS_OF_A_COPY = MAX_CONVERT_DEPTH / 2 - 1

/** The blocks of a reusable block as a copy, with the words that this place has of its own. */
export function copyOfPattern(
  pattern: SourceItem,
  overrides: BlockAttributes,
  tools: ConvertTools,
): readonly ConvertedBlock[] {
  const { context } = tools
  if (context.depth + LEVELS_OF_A_COPY > MAX_CONVERT_DEPTH) {
    context.report({
      level: 'lost',
      code: 'too-deep',
      subject: 'reusable blocks in each other',
      example: exampleOf(pattern.title),
    })
    return []
  }
  const blocks = parseBlocks(pattern.content).map((block) => overridden(block, overrides))
  return tools.blocks(blocks, { levels: LEVELS_OF_A_COPY })
}

function overridden(block: BlockNode, overrides: BlockAttributes): BlockNode {
  const name = textAttribute(groupAttribute(block.attributes, 'metadata'), 'name')
  const own = name === undefined ? {} : groupAttribute(overrides, name)
  const words = textAttribute(own, 'content') ?? textAttribute(own, 'text')
  const pieces = block.pieces.map(
    (piece): BlockPiece => (typeof piece === 'string' ? withWords(piece, words) : overridden(piece, overrides)),
  )
  return { ...block, attributes: { ...block.attributes, ...own }, pieces }
}

/** HTML of one element with other words in it. */
function withWords(html: string, words: string | undefined): string {
  if (words === undefined) return html
  const start = /^\s*(?:<[a-z][^<>]*>\s*)+/i.exec(html)?.[0] ?? ''
  const end = /(?:<\/[a-z][^<>]*>\s*)+$/i.exec(html)?.[0] ?? ''
  return `${start}${words}${end}`
}
