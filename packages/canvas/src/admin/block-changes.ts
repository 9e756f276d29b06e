import type { BlockTree } from '../core/block-tree.ts'
import { type Carried, type DropPlace, dropEdits } from '../core/carried.ts'
import { addEdits, type Command, editOf, pasteEdits } from '../core/commands.ts'
import { type Copied, copiedText, parseCopied } from '../core/copied.ts'
import type { Edit } from '../core/edits.ts'
import type { Intent } from '../core/messages.ts'
import { styleEdits } from '../core/paste-style.ts'
import type { Stored } from '../core/stored.ts'
import { copyText, readCopied } from './clipboard.ts'
import { makeId } from './make-id.ts'
import type { CanvasForm } from './use-canvas-form.ts'

/** Says that a text is blocks of ours, and what remembers it where the clipboard is denied. */
const MARK = 'vitrine-blocks'

/** Outcome of a change. */
export interface Change {
  /** Blocks after it. */
  readonly tree: BlockTree
  /** Id of the block that is selected then. */
  readonly selected: string | undefined
  /** Sentence about it. */
  readonly done: string
}

/** A change that was not made, and why: a sentence. */
export interface Refusal {
  readonly refused: string
}

const DONE: Readonly<Record<Command, string>> = {
  up: 'Moved.',
  down: 'Moved.',
  into: 'Moved.',
  out: 'Moved.',
  duplicate: 'Duplicated.',
  hide: 'Hidden from visitors.',
  show: 'Shown to visitors.',
  remove: 'Deleted. Control and Z brings it back.',
}

/** Makes the edit that a command means for a block. */
export async function changeBlock(form: CanvasForm, id: string, command: Command): Promise<Change | Refusal> {
  const before = form.latest()
  const edit = editOf(before, id, command, makeId)
  if (!edit) return { refused: 'That is not possible here.' }
  if (edit.do === 'insert') {
    return { tree: await form.insert([edit]), selected: String(edit.block.id), done: DONE[command] }
  }
  const selected = command === 'remove' ? neighbourOf(before, id) : id
  return { tree: form.run([edit]), selected, done: DONE[command] }
}

/** Moves a block to a place that was chosen for it. */
export function placeBlock(form: CanvasForm, { id, list, before }: Extract<Intent, { readonly do: 'place' }>): Change {
  return { tree: form.run([{ do: 'move', id, list, before }]), selected: id, done: DONE.up }
}

/** Drops what was dragged at a place. */
export async function dropCarried(
  form: CanvasForm,
  carried: Carried | undefined,
  place: DropPlace,
): Promise<Change | Refusal> {
  const edits = carried ? dropEdits(form.latest(), carried, place, makeId) : []
  const [first] = edits
  if (first?.do === 'move') return { tree: form.run(edits), selected: first.id, done: DONE.up }
  return insertBlocks(form, edits, 'Added.')
}

/** Copies a block with all in it. */
export function copyBlock(form: CanvasForm, id: string): void {
  const node = form.latest().blocks.get(id)
  if (node) void copyText(MARK, copiedText(MARK, { kind: 'blocks', items: [node.stored] }))
}

/** Puts what was copied last behind a block. */
export async function pasteBehind(form: CanvasForm, id: string): Promise<Change | Refusal> {
  const found = await readCopied(MARK, parseBlocks)
  if (!found) return { refused: 'There is nothing to paste: copy a block first.' }
  return insertBlocks(form, pasteEdits(form.latest(), id, found.items, makeId), 'Pasted.')
}

/** Gives a block the style of the one that was copied last. */
export async function pasteStyle(form: CanvasForm, id: string): Promise<Change | Refusal> {
  const [copied] = (await readCopied(MARK, parseBlocks))?.items ?? []
  if (!copied) return { refused: 'There is no style to paste: copy a block first.' }
  const edits = styleEdits(form.latest(), id, copied, form.rules)
  if (edits.length === 0) return { refused: 'The block has this style already.' }
  return { tree: form.run(edits), selected: id, done: 'It has the style of the copied block.' }
}

/** Adds blocks that were chosen in the palette. @param id Block that they are added at; undefined: the end of the page. */
export async function addBlocks(
  form: CanvasForm,
  id: string | undefined,
  blocks: readonly Stored[],
): Promise<Change | Refusal> {
  return insertBlocks(form, addEdits(form.latest(), id, blocks, makeId), 'Added.')
}

async function insertBlocks(form: CanvasForm, edits: readonly Edit[], done: string): Promise<Change | Refusal> {
  const [first] = edits
  if (first?.do !== 'insert') return { refused: 'These blocks may not stand here.' }
  return { tree: await form.insert(edits), selected: String(first.block.id), done }
}

/** The block that is selected when one is gone: the next in its list, the one before it, or the one around it. */
function neighbourOf({ blocks, lists }: BlockTree, id: string): string | undefined {
  const node = blocks.get(id)
  const siblings = lists.get(node?.list ?? '')?.blocks ?? []
  return node && (siblings[node.index + 1] ?? siblings[node.index - 1] ?? node.parent)
}

function parseBlocks(text: string): Copied | undefined {
  const copied = parseCopied(MARK, text)
  return copied?.kind === 'blocks' ? copied : undefined
}
