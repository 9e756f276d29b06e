import type { BlockRules } from './block-rules.ts'
import { type BlockTree, parentsOf } from './block-tree.ts'
import { wrapEdits } from './commands.ts'
import type { Edit } from './edits.ts'

/**
 * Kinds of blocks that give those in them a background, a colour, a gradient, an image, a video: from one edge of the page to
 * the other, and where that may not stand, as in columns.
 */
const BACKGROUND_KINDS = ['section', 'panel']

/** The block whose fields say the background of another one. */
export interface Background {
  readonly id: string
  /** Edits that make it; none where it is there. */
  readonly edits: readonly Edit[]
}

/**
 * Finds the background of a block: its own, that in which it stands alone, or a new one around it.
 *
 * @param by.makeId Gives an id that no row has.
 * @returns Undefined: where it stands it may have none of its own.
 */
export function backgroundOf(
  tree: BlockTree,
  id: string,
  by: { readonly rules: BlockRules; readonly makeId: () => string },
): Background | undefined {
  const node = tree.blocks.get(id)
  if (!node) return undefined
  if (BACKGROUND_KINDS.includes(node.kind)) return { id, edits: [] }
  const [parent] = parentsOf(tree, id)
  const isAlone = tree.lists.get(node.list)?.blocks.length === 1
  if (parent && BACKGROUND_KINDS.includes(parent.kind) && isAlone) return { id: parent.id, edits: [] }
  const edits = BACKGROUND_KINDS.map((kind) => wrapEdits(tree, id, kind, by)).find(({ length }) => length > 0) ?? []
  const [insert] = edits
  return insert?.do === 'insert' ? { id: String(insert.block.id), edits } : undefined
}
