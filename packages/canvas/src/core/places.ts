import { type BlockTree, blockTitle, parentsOf } from './block-tree.ts'
import { isPossible } from './edits.ts'

/** A place to which a block can be moved. */
export interface Place {
  readonly list: string
  /** Id of the block that it comes to stand before; undefined: at the end of the list. */
  readonly before: string | undefined
  /** Says where it is: “Before Heading”. */
  readonly label: string
}

/** All places to which a block can be moved, in reading order. The one where it stands is none. */
export function placesFor(tree: BlockTree, id: string): readonly Place[] {
  const node = tree.blocks.get(id)
  if (!node) return []
  return [...tree.lists.values()].flatMap(({ key, blocks }) => {
    const isOwn = key === node.list
    return [...blocks, undefined].flatMap((before, index) => {
      if (isOwn && (index === node.index || index === node.index + 1)) return []
      if (!isPossible(tree, { do: 'move', id, list: key, before })) return []
      return [{ list: key, before, label: placeLabel(tree, key, before) }]
    })
  })
}

function placeLabel(tree: BlockTree, list: string, before: string | undefined): string {
  const next = before === undefined ? undefined : tree.blocks.get(before)
  if (next) return `Before ${blockTitle(next)}`
  return `At the end of ${listTitle(tree, list)}`
}

/** Name of a list: the page, or its block, with the column where there are several. */
export function listTitle(tree: BlockTree, list: string): string {
  const { owner, label } = tree.lists.get(list) ?? {}
  const node = owner === undefined ? undefined : tree.blocks.get(owner)
  if (!node) return 'the page'
  return label === undefined ? blockTitle(node) : `${blockTitle(node)}, ${label}`
}

/** Sentence that says where a block stands, for those who do not see it. */
export function whereabouts(tree: BlockTree, id: string): string {
  const node = tree.blocks.get(id)
  const list = node && tree.lists.get(node.list)
  if (!node || !list) return ''
  const place = `${node.index + 1} of ${list.blocks.length}`
  return parentsOf(tree, id).length === 0 ? `${place} on the page` : `${place} in ${listTitle(tree, node.list)}`
}
