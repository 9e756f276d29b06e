import type { BlockRules } from './block-rules.ts'
import { type BlockTree, blockTree, canHoldMore, isWithin, mayStandIn } from './block-tree.ts'
import { rowsOf, type Stored, valueAt, withValueAt } from './stored.ts'

/**
 * A change of the blocks of a document. Lists are named by their keys, blocks by their ids, so that one that comes late
 * meets the same block or none.
 */
export type Edit =
  /** @property before Id of the block in front of which it comes to stand; undefined: at the end. */
  | { readonly do: 'insert'; readonly list: string; readonly before: string | undefined; readonly block: Stored }
  | { readonly do: 'move'; readonly id: string; readonly list: string; readonly before: string | undefined }
  | { readonly do: 'remove'; readonly id: string }
  /** Sets a field of a block, by its path within it; undefined empties it. */
  | { readonly do: 'set'; readonly id: string; readonly path: string; readonly value: unknown }

/** True if an edit can be made: what it names is there, and the block may stand where it is put. */
export function isPossible(tree: BlockTree, edit: Edit): boolean {
  switch (edit.do) {
    case 'insert':
      return (
        typeof edit.block.id === 'string' &&
        !tree.blocks.has(edit.block.id) &&
        mayStandIn(tree, String(edit.block.blockType), edit.list) &&
        canHoldMore(tree, edit.list) &&
        isIn(tree, edit.list, edit.before)
      )
    case 'move': {
      const { id, list, before } = edit
      const node = tree.blocks.get(id)
      const owner = tree.lists.get(list)?.owner
      return (
        node !== undefined &&
        mayStandIn(tree, node.kind, list) &&
        (node.list === list || canHoldMore(tree, list)) &&
        before !== id &&
        isIn(tree, list, before) &&
        (owner === undefined || !isWithin(tree, owner, id))
      )
    }
    case 'remove':
    case 'set':
      return tree.blocks.has(edit.id)
    default:
      return unreachable(edit)
  }
}

/** @returns The document after an edit; the same if the edit is not possible. */
export function applyEdit(document: Stored, edit: Edit, rules: BlockRules): Stored {
  const tree = blockTree(document, rules)
  if (!isPossible(tree, edit)) return document
  switch (edit.do) {
    case 'insert':
      return withBlock(document, tree, edit)
    case 'move': {
      const stored = tree.blocks.get(edit.id)?.stored
      const without = withoutBlock(document, tree, edit.id)
      return stored ? withBlock(without, blockTree(without, rules), { ...edit, block: stored }) : document
    }
    case 'remove':
      return withoutBlock(document, tree, edit.id)
    case 'set':
      return withValueAt(document, `${tree.blocks.get(edit.id)?.path}.${edit.path}`, edit.value)
    default:
      return unreachable(edit)
  }
}

/** @returns The edit that brings back what another one changes; undefined if that one is not possible. */
export function inverseOf(tree: BlockTree, edit: Edit): Edit | undefined {
  if (!isPossible(tree, edit)) return undefined
  if (edit.do === 'insert') return { do: 'remove', id: String(edit.block.id) }
  const node = tree.blocks.get(edit.id)
  if (!node) return undefined
  const { id, list, index, stored } = node
  const before = tree.lists.get(list)?.blocks[index + 1]
  switch (edit.do) {
    case 'move':
      return { do: 'move', id, list, before }
    case 'remove':
      return { do: 'insert', list, before, block: stored }
    case 'set':
      return { do: 'set', id, path: edit.path, value: valueAt(stored, edit.path) }
    default:
      return unreachable(edit)
  }
}

function withBlock(
  document: Stored,
  { lists }: BlockTree,
  { list, before, block }: { readonly list: string; readonly before: string | undefined; readonly block: Stored },
): Stored {
  const path = lists.get(list)?.path
  if (path === undefined) return document
  const rows = [...rowsOf(valueAt(document, path))]
  const index = before === undefined ? rows.length : rows.findIndex(({ id }) => id === before)
  return withValueAt(document, path, rows.toSpliced(index, 0, block))
}

function withoutBlock(document: Stored, { blocks, lists }: BlockTree, id: string): Stored {
  const node = blocks.get(id)
  const path = node && lists.get(node.list)?.path
  if (path === undefined) return document
  return withValueAt(
    document,
    path,
    rowsOf(valueAt(document, path)).filter((row) => row.id !== id),
  )
}

function isIn({ lists }: BlockTree, list: string, id: string | undefined): boolean {
  return id === undefined || (lists.get(list)?.blocks.includes(id) ?? false)
}

function unreachable(edit: never): never {
  throw new Error(`There is no such edit: ${JSON.stringify(edit)}`)
}
