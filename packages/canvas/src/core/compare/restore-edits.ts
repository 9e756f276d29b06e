import { type BlockTree, isWithin } from '../block-tree.ts'
import type { Edit } from '../edits.ts'
import { compareBlocks } from './compare-blocks.ts'
import { isSameContent } from './same-content.ts'

/**
 * The edits that make a block what it was in an earlier state, with all that stood in it: it comes back, goes to its place,
 * or goes away if it was not there yet. Where the list that it stood in is gone, it comes to the end of the page.
 *
 * @param draft The state that is changed.
 * @returns Edits to be made one after the other. Empty: it may stand nowhere there.
 */
export function restoreEdits(draft: BlockTree, earlier: BlockTree, id: string): readonly Edit[] {
  const node = earlier.blocks.get(id)
  if (!node) return draft.blocks.has(id) ? [{ do: 'remove', id }] : []
  const belongs = [...earlier.blocks.keys()].filter((inner) => isWithin(earlier, inner, id))
  const removed = outermost(draft, belongs)
  const isGone = (block: string) => removed.some((outer) => isWithin(draft, block, outer))
  const listed = (key: string) => (draft.lists.get(key)?.blocks ?? []).filter((block) => !isGone(block))
  const owner = draft.lists.get(node.list)?.owner
  const isThere = draft.lists.has(node.list) && (owner === undefined || !isGone(owner))
  const behind = (earlier.lists.get(node.list)?.blocks ?? []).slice(node.index + 1)
  const place = isThere
    ? { list: node.list, before: behind.find((block) => listed(node.list).includes(block)) }
    : { list: draft.root, before: undefined }
  const isAllowed = draft.lists.get(place.list)?.allowed.includes(node.kind) ?? false
  const { max = Number.POSITIVE_INFINITY } = draft.lists.get(place.list) ?? {}
  if (!isAllowed || listed(place.list).length >= max) return []
  return [...removed.map((one) => ({ do: 'remove', id: one }) as const), { do: 'insert', ...place, block: node.stored }]
}

/** The edits that make all blocks of a page what they were in an earlier state. Outer blocks that are the same stay. */
export function restoreAllEdits(draft: BlockTree, earlier: BlockTree): readonly Edit[] {
  const stays = new Set(
    compareBlocks(earlier, draft).flatMap(({ id, depth, change, before, after }) =>
      depth === 0 && change === 'same' && isSameContent(before?.stored, after?.stored) ? [id] : [],
    ),
  )
  const goes = (draft.lists.get(draft.root)?.blocks ?? []).filter((id) => !stays.has(id))
  const wanted = earlier.lists.get(earlier.root)?.blocks ?? []
  const comes = wanted.flatMap((id, index): readonly Edit[] => {
    const block = earlier.blocks.get(id)?.stored
    const before = wanted.slice(index + 1).find((next) => stays.has(next))
    return stays.has(id) || !block ? [] : [{ do: 'insert', list: draft.root, before, block }]
  })
  return [...goes.map((id) => ({ do: 'remove', id }) as const), ...comes]
}

/** Blocks of a tree that stand in none of the others. */
function outermost(tree: BlockTree, ids: readonly string[]): readonly string[] {
  const there = ids.filter((id) => tree.blocks.has(id))
  return there.filter((id) => there.every((other) => other === id || !isWithin(tree, id, other)))
}
