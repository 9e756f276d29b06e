import { type BlockRules, kindOf, type ListStep } from './block-rules.ts'
import { type BlockList, type BlockNode, type BlockTree, canHoldMore, mayStandIn } from './block-tree.ts'
import { type Edit, isPossible } from './edits.ts'
import { withFreshIds } from './fresh-ids.ts'
import { rowsOf, type Stored, valueAt } from './stored.ts'

/** Actions on a block that change the document by themselves. */
export const COMMANDS = ['up', 'down', 'into', 'out', 'duplicate', 'hide', 'show', 'remove'] as const

export type Command = (typeof COMMANDS)[number]

/** Windows that do not show a hidden block; `DEVICES` of kit are the same. */
const ALL_DEVICES = ['phone', 'tablet', 'desktop'] as const

/** Path within a block of the windows that do not show it. */
const HIDDEN = 'frame.hidden'

/** Tells whether a block is shown in no window. */
export function isHidden({ stored }: BlockNode): boolean {
  const hidden = valueAt(stored, HIDDEN)
  return Array.isArray(hidden) && ALL_DEVICES.every((device) => hidden.includes(device))
}

/**
 * The edit that a command means for a block.
 *
 * @param makeId Gives an id that no row has.
 * @returns Undefined: the block has nowhere to go, or is not there.
 */
export function editOf(tree: BlockTree, id: string, command: Command, makeId: () => string): Edit | undefined {
  const node = tree.blocks.get(id)
  const list = node && tree.lists.get(node.list)
  if (!node || !list) return undefined
  const edit = wantedEdit(tree, { node, list, makeId }, command)
  return edit && isPossible(tree, edit) ? edit : undefined
}

interface Chosen {
  readonly node: BlockNode
  readonly list: BlockList
  readonly makeId: () => string
}

function wantedEdit(tree: BlockTree, { node, list, makeId }: Chosen, command: Command): Edit | undefined {
  const { id, index } = node
  const { key, blocks } = list
  switch (command) {
    case 'up':
      return index > 0 ? { do: 'move', id, list: key, before: blocks[index - 1] } : undefined
    case 'down':
      return index < blocks.length - 1 ? { do: 'move', id, list: key, before: blocks[index + 2] } : undefined
    case 'into':
      return intoBeside(tree, node, list)
    case 'out': {
      const parent = node.parent === undefined ? undefined : tree.blocks.get(node.parent)
      const outer = parent && tree.lists.get(parent.list)
      return outer && { do: 'move', id, list: outer.key, before: outer.blocks[parent.index + 1] }
    }
    case 'duplicate':
      return { do: 'insert', list: key, before: blocks[index + 1], block: withFreshIds(node.stored, { makeId }) }
    case 'hide':
      return isHidden(node) ? undefined : { do: 'set', id, path: HIDDEN, value: [...ALL_DEVICES] }
    case 'show':
      return isHidden(node) ? { do: 'set', id, path: HIDDEN, value: [] } : undefined
    case 'remove':
      return { do: 'remove', id }
    default:
      return unreachable(command)
  }
}

/** Into the block before it, at the end; or else into the one behind it, at the start. */
function intoBeside(tree: BlockTree, { id, kind, index }: BlockNode, { blocks }: BlockList): Edit | undefined {
  const listIn = (neighbour: string | undefined) =>
    (neighbour === undefined ? [] : (tree.blocks.get(neighbour)?.lists ?? [])).find(
      (list) => mayStandIn(tree, kind, list) && canHoldMore(tree, list),
    )
  const above = listIn(blocks[index - 1])
  if (above !== undefined) return { do: 'move', id, list: above, before: undefined }
  const below = listIn(blocks[index + 1])
  return below === undefined ? undefined : { do: 'move', id, list: below, before: tree.lists.get(below)?.blocks[0] }
}

/** Commands that a block can follow where it stands. */
export function possibleCommands(tree: BlockTree, id: string): readonly Command[] {
  // A copy that is only tried out needs an id that no block has.
  return COMMANDS.filter((command) => editOf(tree, id, command, () => '') !== undefined)
}

/**
 * The edits that put blocks behind a block: into its list, or into the nearest one around it where each may stand.
 *
 * @param after Id of the block; undefined: they come to the end of the page.
 * @returns Edits to be made one after the other. Empty: they may stand nowhere there.
 */
export function pasteEdits(
  tree: BlockTree,
  after: string | undefined,
  blocks: readonly Stored[],
  makeId: () => string,
): readonly Edit[] {
  const fits = ({ key }: BlockList) => mayHold(tree, key, blocks)
  let node = after === undefined ? undefined : tree.blocks.get(after)
  while (node) {
    const list = tree.lists.get(node.list)
    if (list && fits(list)) return insertsAt({ list: list.key, before: list.blocks[node.index + 1] }, blocks, makeId)
    node = node.parent === undefined ? undefined : tree.blocks.get(node.parent)
  }
  const root = tree.lists.get(tree.root)
  return root && fits(root) ? insertsAt({ list: root.key, before: undefined }, blocks, makeId) : []
}

/**
 * The edits that add blocks at a block: in the first list in it that is empty and may hold them all, or else behind it, as
 * {@link pasteEdits} does.
 */
export function addEdits(
  tree: BlockTree,
  at: string | undefined,
  blocks: readonly Stored[],
  makeId: () => string,
): readonly Edit[] {
  const empty = (at === undefined ? [] : (tree.blocks.get(at)?.lists ?? [])).find(
    (list) => tree.lists.get(list)?.blocks.length === 0 && mayHold(tree, list, blocks),
  )
  if (empty === undefined) return pasteEdits(tree, at, blocks, makeId)
  return insertsAt({ list: empty, before: undefined }, blocks, makeId)
}

/** True if a list may hold some blocks beside those that it has. */
export function mayHold(tree: BlockTree, list: string, blocks: readonly Stored[]): boolean {
  const { max, blocks: standing = [] } = tree.lists.get(list) ?? {}
  return (
    blocks.every(({ blockType }) => mayStandIn(tree, String(blockType), list)) &&
    (max === undefined || standing.length + blocks.length <= max)
  )
}

/** The edits that put copies of blocks at a place, one behind the other. */
export function insertsAt(
  { list, before }: { readonly list: string; readonly before: string | undefined },
  blocks: readonly Stored[],
  makeId: () => string,
): readonly Edit[] {
  return blocks.map((block) => ({ do: 'insert', list, before, block: withFreshIds(block, { makeId }) }))
}

/** The edits that put a block into a new one of another kind. Empty: that may not stand there, or may not hold it. */
export function wrapEdits(
  tree: BlockTree,
  id: string,
  kind: string,
  { rules, makeId }: { readonly rules: BlockRules; readonly makeId: () => string },
): readonly Edit[] {
  const node = tree.blocks.get(id)
  const fitting = (kindOf(rules, kind)?.lists ?? []).filter(({ allowed }) => node && allowed.includes(node.kind))
  // Of several lists the one for everything: others are for one kind of block in a place of its own.
  const [rule] = fitting.toSorted((a, b) => b.allowed.length - a.allowed.length)
  if (!node || !rule) return []
  const around = newBlock(kind, rules, makeId)
  const list = firstListOf(around, rule.steps)
  const insert: Edit = { do: 'insert', list: node.list, before: id, block: around }
  return isPossible(tree, insert) ? [insert, { do: 'move', id, list, before: undefined }] : []
}

/** Key of the first of the lists that a rule means in a new block. */
function firstListOf(block: Stored, steps: readonly ListStep[]): string {
  const [key] = steps.reduce<readonly [string, unknown]>(
    ([key, value], { name, rows }) => {
      const inner = (value as Stored | undefined)?.[name]
      const [first] = rowsOf(inner)
      return rows ? [`${key}/${name}/${String(first?.id)}`, first] : [`${key}/${name}`, inner]
    },
    [String(block.id), block],
  )
  return key
}

/** A new block of a kind, with as many rows as its lists need. Its other fields get their defaults from the form. */
export function newBlock(kind: string, rules: BlockRules, makeId: () => string): Stored {
  const lists = (kindOf(rules, kind)?.lists ?? []).map(({ steps }) => emptyList(steps, makeId))
  return { blockType: kind, id: makeId(), ...Object.assign({}, ...lists) }
}

function emptyList([step, ...rest]: readonly ListStep[], makeId: () => string): Stored {
  if (!step) return {}
  const { name, rows } = step
  if (rows) {
    return { [name]: Array.from({ length: rows.atFirst }, () => ({ id: makeId(), ...emptyList(rest, makeId) })) }
  }
  return { [name]: rest.length > 0 ? emptyList(rest, makeId) : [] }
}

function unreachable(command: never): never {
  throw new Error(`There is no such command: ${command}`)
}
