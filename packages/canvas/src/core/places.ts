import type { AdminText } from '@vitrine/content/core'
import { type BlockTree, blockTitle, parentsOf } from './block-tree.ts'
import { isPossible } from './edits.ts'

/** A place to which a block can be moved. */
export interface Place {
  readonly list: string
  /** Id of the block that it comes to stand before; undefined: at the end of the list. */
  readonly before: string | undefined
  /** Says where it is: “Before Heading”. */
  readonly label: AdminText
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

function placeLabel(tree: BlockTree, list: string, before: string | undefined): AdminText {
  const next = before === undefined ? undefined : tree.blocks.get(before)
  if (next) return { en: `Before ${blockTitle(next)}`, de: `Vor ${blockTitle(next)}` }
  if (list === tree.root) return { en: 'At the end of the page', de: 'Am Ende der Seite' }
  const { en, de } = listTitle(tree, list)
  return { en: `At the end of ${en}`, de: `Am Ende von ${de}` }
}

/** Name of a list: the page, or its block, with the column where there are several. */
export function listTitle(tree: BlockTree, list: string): AdminText {
  const { owner, label } = tree.lists.get(list) ?? {}
  const node = owner === undefined ? undefined : tree.blocks.get(owner)
  if (!node) return { en: 'the page', de: 'der Seite' }
  const title = label === undefined ? blockTitle(node) : `${blockTitle(node)}, ${label}`
  return { en: title, de: title }
}

/** Sentence that says where a block stands, for those who do not see it. */
export function whereabouts(tree: BlockTree, id: string): AdminText {
  const node = tree.blocks.get(id)
  const list = node && tree.lists.get(node.list)
  if (!node || !list) return { en: '', de: '' }
  const [at, all] = [node.index + 1, list.blocks.length]
  if (parentsOf(tree, id).length === 0)
    return { en: `${at} of ${all} on the page`, de: `${at} von ${all} auf der Seite` }
  const { en, de } = listTitle(tree, node.list)
  return { en: `${at} of ${all} in ${en}`, de: `${at} von ${all} in ${de}` }
}
