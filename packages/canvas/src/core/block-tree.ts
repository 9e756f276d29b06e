import { firstWords } from '@vitrine/content/core'
import { type BlockRules, kindOf, type ListRule } from './block-rules.ts'
import { rowsOf, type Stored } from './stored.ts'

/** A block of a document, and where it stands. */
export interface BlockNode {
  readonly id: string
  readonly kind: string
  /** Name of its kind, as editors read it. */
  readonly label: string
  readonly stored: Stored
  /** Key of the list that it stands in. */
  readonly list: string
  /** Place in its list, from 0. */
  readonly index: number
  /** Id of the block around it; undefined: it stands on the page itself. */
  readonly parent: string | undefined
  /** Path of the block in the document as it is now. */
  readonly path: string
  /** Keys of the lists within it. */
  readonly lists: readonly string[]
}

/** A list of blocks of a document. */
export interface BlockList {
  /** Names the list by the ids of the rows around it, so that it stays the same list when these are moved. */
  readonly key: string
  /** Path of the list in the document as it is now. */
  readonly path: string
  /** Id of the block that holds it; undefined: it is the document's own. */
  readonly owner: string | undefined
  /** Says which of its block's lists it is, such as “Column 2”; absent where there is one. */
  readonly label?: string
  /** Ids of its blocks. */
  readonly blocks: readonly string[]
  readonly allowed: readonly string[]
  readonly max?: number
}

/** The blocks of a document. */
export interface BlockTree {
  /** Key of the document's own list. */
  readonly root: string
  /** By id, in reading order. */
  readonly blocks: ReadonlyMap<string, BlockNode>
  /** By key, in reading order. */
  readonly lists: ReadonlyMap<string, BlockList>
}

/** Reads the blocks of a document. Rows without an id or a kind are no blocks. */
export function blockTree(document: Stored, rules: BlockRules): BlockTree {
  const blocks = new Map<string, BlockNode>()
  const lists = new Map<string, BlockList>()
  const keyOfRoot = rules.root.steps.map(({ name }) => name).join('/')

  const readList = (place: ListPlace, owner: string | undefined, { allowed, max }: ListRule): string => {
    const { key, path, value, label } = place
    const rows = rowsOf(value).map((row, index) => ({ row, at: `${path}.${index}` }))
    const found = rows.flatMap(({ row, at }) => (isBlock(row) ? [{ row, at }] : []))
    lists.set(key, {
      key,
      path,
      owner,
      blocks: found.map(({ row }) => row.id),
      allowed,
      ...(label !== undefined && { label }),
      ...(max !== undefined && { max }),
    })
    for (const [index, { row: stored, at }] of found.entries()) {
      const { id, blockType } = stored
      const kind = kindOf(rules, blockType)
      const node = { id, kind: blockType, label: kind?.label ?? blockType, stored, list: key, index, parent: owner }
      // Entered before the blocks in it, which makes the order that of reading.
      blocks.set(id, { ...node, path: at, lists: [] })
      const isOneOfMany = (kind?.lists.length ?? 0) > 1
      const inner = (kind?.lists ?? []).flatMap((rule) =>
        listPlaces(rule, { key: id, path: at, value: stored, ...(isOneOfMany && named(rule)) }).map((inside) =>
          readList(inside, id, rule),
        ),
      )
      if (inner.length > 0) blocks.set(id, { ...node, path: at, lists: inner })
    }
    return key
  }
  for (const place of listPlaces(rules.root, { key: '', path: '', value: document })) {
    readList(place, undefined, rules.root)
  }
  return { root: keyOfRoot, blocks, lists }
}

/** A value on the way to a list. */
interface ListPlace {
  readonly key: string
  readonly path: string
  readonly value: unknown
  readonly label?: string
}

/** The lists that a rule means in a block: one, or one for each row on the way. */
function listPlaces({ steps }: ListRule, from: ListPlace): readonly ListPlace[] {
  return steps.reduce<readonly ListPlace[]>(
    (places, { name, rows }) =>
      places.flatMap((place) => {
        const value = (place.value as Stored | null | undefined)?.[name]
        const inside = { ...place, key: joined(place.key, '/', name), path: joined(place.path, '.', name), value }
        if (!rows) return [inside]
        return rowsOf(value).map((row, index) => ({
          key: `${inside.key}/${String(row.id ?? index)}`,
          path: `${inside.path}.${index}`,
          value: row,
          label: `${rows.label} ${index + 1}`,
        }))
      }),
    [from],
  )
}

function named({ label }: ListRule): { readonly label?: string } {
  return label === undefined ? {} : { label }
}

function joined(before: string, sign: string, name: string): string {
  return before === '' ? name : `${before}${sign}${name}`
}

function isBlock(row: Stored): row is Stored & { readonly id: string; readonly blockType: string } {
  return typeof row.id === 'string' && typeof row.blockType === 'string'
}

/** The blocks around a block, the innermost first. */
export function parentsOf({ blocks }: BlockTree, id: string): readonly BlockNode[] {
  const parents: BlockNode[] = []
  let parent = blocks.get(id)?.parent
  while (parent !== undefined) {
    const node = blocks.get(parent)
    if (!node) break
    parents.push(node)
    parent = node.parent
  }
  return parents
}

/** True if a block is another one, or stands in it. */
export function isWithin(tree: BlockTree, id: string, outer: string): boolean {
  return id === outer || parentsOf(tree, id).some((parent) => parent.id === outer)
}

/** True if a kind of block may stand in a list. Whether there is room for one more is not asked. */
export function mayStandIn({ lists }: BlockTree, kind: string, list: string): boolean {
  return lists.get(list)?.allowed.includes(kind) ?? false
}

/** True if a list may hold one more block. */
export function canHoldMore({ lists }: BlockTree, list: string): boolean {
  const found = lists.get(list)
  return found !== undefined && (found.max === undefined || found.blocks.length < found.max)
}

/** Name of a block for its editors: its kind, and the words by which they know it again. */
export function blockTitle({ label, stored }: BlockNode): string {
  const words = firstWords(stored)
  return words === '' ? label : `${label} “${words}”`
}

/**
 * The block that a walk leads to: the next or previous one in reading order, the one around it, or the first in it.
 *
 * @param from Id of the block; undefined: the walk begins at the first one.
 * @returns Its id; undefined: the walk leads off the page.
 */
export function walkFrom(
  order: readonly WalkedBlock[],
  from: string | undefined,
  to: 'next' | 'previous' | 'parent' | 'child',
): string | undefined {
  const at = order.findIndex(({ id }) => id === from)
  if (at === -1 || from === undefined) return order[0]?.id
  switch (to) {
    case 'next':
      return order[at + 1]?.id ?? from
    case 'previous':
      return order[at - 1]?.id ?? from
    case 'parent':
      return order[at]?.parent
    case 'child':
      return order.find(({ parent }) => parent === from)?.id ?? from
  }
}

/** A block as a walk knows it. */
interface WalkedBlock {
  readonly id: string
  /** Id of the block around it. */
  readonly parent?: string | undefined
}
