import type { BlockNode, BlockTree } from '../block-tree.ts'
import { type Stored, withValueAt } from '../stored.ts'
import { inOrder } from './in-order.ts'
import { isSameContent } from './same-content.ts'

/** Difference of a block between two states of a document. One that was moved may be changed as well. */
export type BlockChange = 'same' | 'changed' | 'moved' | 'added' | 'removed'

/** A block of one of two states of a document, or of both. */
export interface ComparedBlock {
  readonly id: string
  readonly change: BlockChange
  /** True if it is another than it was, wherever it stands. Blocks in it have a difference of their own. */
  readonly isChanged: boolean
  /** Blocks that it stands in, in the state that shows it. */
  readonly depth: number
  /** Absent: it is not in the earlier state. */
  readonly before?: BlockNode
  /** Absent: it is not in the later state. */
  readonly after?: BlockNode
}

/**
 * Compares the blocks of two states of a document by their ids.
 *
 * @returns All blocks of both: those of the later state in reading order, and removed ones where they stood.
 */
export function compareBlocks(before: BlockTree, after: BlockTree): readonly ComparedBlock[] {
  const stayed = stayedBlocks(before, after)
  const inList = (key: string, depth: number): readonly ComparedBlock[] =>
    withRemoved(before, after, key).flatMap((id) => {
      const [old, now] = [before.blocks.get(id), after.blocks.get(id)]
      const isChanged =
        old !== undefined && now !== undefined && !isSameContent(ownFields(old, before), ownFields(now, after))
      const compared: ComparedBlock = {
        id,
        change: changeOf({ old, now, isChanged, isStayed: stayed.has(id) }),
        isChanged,
        depth,
        ...(old && { before: old }),
        ...(now && { after: now }),
      }
      const lists = new Set([...(now?.lists ?? []), ...(old?.lists ?? [])])
      return [compared, ...[...lists].flatMap((list) => inList(list, depth + 1))]
    })
  return inList(after.root, 0)
}

function changeOf(block: {
  readonly old: BlockNode | undefined
  readonly now: BlockNode | undefined
  readonly isChanged: boolean
  readonly isStayed: boolean
}): BlockChange {
  if (!block.old) return 'added'
  if (!block.now) return 'removed'
  if (!block.isStayed) return 'moved'
  return block.isChanged ? 'changed' : 'same'
}

/** Ids of blocks that stand in the same list as before, and in the same order as the others of it. */
function stayedBlocks(before: BlockTree, after: BlockTree): ReadonlySet<string> {
  const stayed = [...after.lists.values()].flatMap(({ key, blocks }) => {
    const old = before.lists.get(key)?.blocks ?? []
    const common = blocks.filter((id) => old.includes(id))
    return inOrder(common.map((id) => old.indexOf(id))).map((at) => old[at] ?? '')
  })
  return new Set(stayed)
}

/** Blocks of a list, and those that were removed from it, each behind the one that it stood behind. */
function withRemoved(before: BlockTree, after: BlockTree, key: string): readonly string[] {
  const shown = [...(after.lists.get(key)?.blocks ?? [])]
  const old = before.lists.get(key)?.blocks ?? []
  for (const [index, id] of old.entries()) {
    if (after.blocks.has(id)) continue
    const behind = old.slice(0, index).findLast((one) => shown.includes(one))
    shown.splice(behind === undefined ? 0 : shown.indexOf(behind) + 1, 0, id)
  }
  return shown
}

/** Fields of a block without the blocks in it. */
function ownFields({ stored, path, lists }: BlockNode, tree: BlockTree): Stored {
  return lists.reduce((fields, key) => {
    const list = tree.lists.get(key)?.path ?? ''
    return withValueAt(fields, list.slice(path.length + 1), undefined)
  }, stored)
}
