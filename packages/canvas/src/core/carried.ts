import type { AdminText } from '@vitrine/content/core'
import { type BlockTree, blockTitle } from './block-tree.ts'
import { insertsAt, mayHold } from './commands.ts'
import { type Edit, isPossible } from './edits.ts'
import { listTitle } from './places.ts'
import { rowsOf, type Stored } from './stored.ts'

/** Something that an editor is dragging: a block of the document, or new ones of the palette. */
export type Carried =
  /** @property key Names it among all that is dragged. */
  | { readonly key: string; readonly id: string }
  | { readonly key: string; readonly title: string; readonly blocks: readonly Stored[] }

/** Kind of data of our drags: all that another document can read of them. */
export const CARRIED_TYPE = 'application/vnd.vitrine-canvas'

/** Gap between two blocks of a list, before the first, or behind the last. */
export type Gap =
  /** Sentence that says what a drop there means. */
  | { readonly is: 'free'; readonly label: string }
  /** The dragged block stands there already. */
  | { readonly is: 'own' }
  | { readonly is: 'closed' }

/** A list of blocks, as a place to drop something. */
export interface OfferedList {
  readonly key: string
  /** Id of the block that holds it; absent: it is the page's own. */
  readonly owner?: string
  /** Ids of its blocks. */
  readonly blocks: readonly string[]
  /** One more than there are blocks. */
  readonly gaps: readonly Gap[]
}

/** Places where something that is dragged may be dropped. Whoever is asked needs to know nothing else of it. */
export interface DropOffer {
  readonly key: string
  readonly title: string
  /** All lists of the document in reading order, also those that are closed. */
  readonly lists: readonly OfferedList[]
}

/** Place in a list. */
export interface DropPlace {
  readonly list: string
  /** Id of the block in front of it; undefined: the end. */
  readonly before: string | undefined
}

/**
 * Says where something may be dropped.
 *
 * @param word Gives a text in the language of the admin.
 * @returns Undefined: its block is not there any more.
 */
export function dropOffer(tree: BlockTree, carried: Carried, word: (text: AdminText) => string): DropOffer | undefined {
  const node = 'id' in carried ? tree.blocks.get(carried.id) : undefined
  if ('id' in carried && !node) return undefined
  const lists = [...tree.lists.values()].map(({ key, owner, blocks }) => ({
    key,
    blocks,
    gaps: [...blocks, undefined].map((before, index): Gap => {
      if (node?.list === key && (index === node.index || index === node.index + 1)) return { is: 'own' }
      if (!mayDrop(tree, carried, { list: key, before })) return { is: 'closed' }
      return { is: 'free', label: word(dropLabel(tree, { list: key, before })) }
    }),
    ...(owner !== undefined && { owner }),
  }))
  const title = 'title' in carried ? carried.title : node ? blockTitle(node) : ''
  return { key: carried.key, title, lists }
}

/** The edits that a drop means. Empty: it is not possible there any more. */
export function dropEdits(tree: BlockTree, carried: Carried, place: DropPlace, makeId: () => string): readonly Edit[] {
  if (!mayDrop(tree, carried, place)) return []
  if ('id' in carried) return [{ do: 'move', id: carried.id, list: place.list, before: place.before }]
  return insertsAt(place, carried.blocks, makeId)
}

function mayDrop(tree: BlockTree, carried: Carried, { list, before }: DropPlace): boolean {
  if ('id' in carried) return isPossible(tree, { do: 'move', id: carried.id, list, before })
  const isThere = before === undefined || (tree.lists.get(list)?.blocks.includes(before) ?? false)
  return isThere && mayHold(tree, list, carried.blocks)
}

function dropLabel(tree: BlockTree, { list, before }: DropPlace): AdminText {
  const blocks = tree.lists.get(list)?.blocks ?? []
  const index = before === undefined ? blocks.length : blocks.indexOf(before)
  const [last, next] = [blocks[index - 1], before].map((id) => (id === undefined ? undefined : tree.blocks.get(id)))
  if (last) return { en: `After ${blockTitle(last)}`, de: `Hinter ${blockTitle(last)}` }
  if (next) return { en: `Before ${blockTitle(next)}`, de: `Vor ${blockTitle(next)}` }
  if (list === tree.root) return { en: 'On the page', de: 'Auf der Seite' }
  const { en, de } = listTitle(tree, list)
  return { en: `In ${en}`, de: `In ${de}` }
}

/** Lists that are read from a message; a page with more is none that anybody edits. */
const MAX_LISTS = 4_000

/** Reads an offer out of a message. Undefined: it is none. */
export function parseDropOffer(data: unknown): DropOffer | undefined {
  const [offer] = rowsOf([data])
  if (!offer || typeof offer.key !== 'string' || typeof offer.title !== 'string') return undefined
  const lists = rowsOf(offer.lists)
    .slice(0, MAX_LISTS)
    .flatMap(({ key, owner, blocks, gaps }): readonly OfferedList[] => {
      const ids = Array.isArray(blocks) ? blocks.filter((id) => typeof id === 'string') : []
      const read = rowsOf(gaps).map(parseGap)
      if (typeof key !== 'string' || read.length !== ids.length + 1) return []
      return [{ key, blocks: ids, gaps: read, ...(typeof owner === 'string' && { owner }) }]
    })
  return { key: offer.key, title: offer.title, lists }
}

function parseGap({ is, label }: Stored): Gap {
  if (is === 'free' && typeof label === 'string') return { is, label }
  return { is: is === 'own' ? is : 'closed' }
}
