import { type BlockRules, kindOf, LOOK } from './block-rules.ts'
import type { BlockTree } from './block-tree.ts'
import type { Edit } from './edits.ts'
import { type Stored, valueAt } from './stored.ts'

/** Choices of a block's place on the page that are its style; its anchor and who sees it are its own. */
const STYLE_OF_FRAME = [
  'space',
  'align',
  'textSize',
  'tablet',
  'phone',
  'appear',
  'appearDirection',
  'appearSeconds',
  'appearDelay',
].map((name) => `frame.${name}`)

/**
 * The edits that give a block the style of another: its layout and its effect, and of one of the same kind its look and its
 * choices, such as its form. Words, images and links stay.
 *
 * @param copied A block as it was copied.
 * @returns Empty: it has this style, or is not there.
 */
export function styleEdits(tree: BlockTree, id: string, copied: Stored, rules: BlockRules): readonly Edit[] {
  const node = tree.blocks.get(id)
  if (!node) return []
  const choices = copied.blockType === node.kind ? [LOOK, ...(kindOf(rules, node.kind)?.choices ?? [])] : []
  return [...STYLE_OF_FRAME, ...choices].flatMap((path): readonly Edit[] => {
    const value = valueAt(copied, path) ?? null
    const isSame = JSON.stringify(value) === JSON.stringify(valueAt(node.stored, path) ?? null)
    return isSame ? [] : [{ do: 'set', id, path, value }]
  })
}
