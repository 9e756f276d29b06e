import type { AdminText } from '@vitrine/content/core'
import { backgroundOf } from '../core/background.ts'
import type { BlockTree } from '../core/block-tree.ts'
import { type Carried, type DropPlace, dropEdits } from '../core/carried.ts'
import { addEdits, type Command, editOf, pasteEdits } from '../core/commands.ts'
import { type Copied, copiedText, parseCopied } from '../core/copied.ts'
import type { Edit } from '../core/edits.ts'
import { type DrawnHeading, levelEdits } from '../core/heading-level.ts'
import type { Intent } from '../core/messages.ts'
import { styleEdits } from '../core/paste-style.ts'
import { groundEdits, type ReadableGrounds } from '../core/readable-ground.ts'
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
  readonly done: AdminText
}

/** A change that was not made, and why: a sentence. */
export interface Refusal {
  readonly refused: AdminText
}

const MOVED: AdminText = { en: 'Moved.', de: 'Verschoben.' }
const ADDED: AdminText = { en: 'Added.', de: 'Hinzugefügt.' }

const DONE: Readonly<Record<Command, AdminText>> = {
  up: MOVED,
  down: MOVED,
  into: MOVED,
  out: MOVED,
  duplicate: { en: 'Duplicated.', de: 'Dupliziert.' },
  hide: { en: 'Hidden from visitors.', de: 'Vor Besuchern verborgen.' },
  show: { en: 'Shown to visitors.', de: 'Für Besucher sichtbar.' },
  remove: { en: 'Deleted. Control and Z brings it back.', de: 'Gelöscht. Strg und Z bringt ihn zurück.' },
}

/** Makes the edit that a command means for a block. */
export async function changeBlock(form: CanvasForm, id: string, command: Command): Promise<Change | Refusal> {
  const before = form.latest()
  const edit = editOf(before, id, command, makeId)
  if (!edit) return { refused: { en: 'That is not possible here.', de: 'Das ist hier nicht möglich.' } }
  if (edit.do === 'insert') {
    return { tree: await form.insert([edit]), selected: String(edit.block.id), done: DONE[command] }
  }
  const selected = command === 'remove' ? neighbourOf(before, id) : id
  return { tree: form.run([edit]), selected, done: DONE[command] }
}

/** Moves a block to a place that was chosen for it. */
export function placeBlock(form: CanvasForm, { id, list, before }: Extract<Intent, { readonly do: 'place' }>): Change {
  return { tree: form.run([{ do: 'move', id, list, before }]), selected: id, done: MOVED }
}

/** Drops what was dragged at a place. */
export async function dropCarried(
  form: CanvasForm,
  carried: Carried | undefined,
  place: DropPlace,
): Promise<Change | Refusal> {
  const edits = carried ? dropEdits(form.latest(), carried, place, makeId) : []
  const [first] = edits
  if (first?.do === 'move') return { tree: form.run(edits), selected: first.id, done: MOVED }
  return insertBlocks(form, edits, ADDED)
}

/** Copies a block with all in it. */
export function copyBlock(form: CanvasForm, id: string): void {
  const node = form.latest().blocks.get(id)
  if (node) void copyText(MARK, copiedText(MARK, { kind: 'blocks', items: [node.stored] }))
}

/** Puts what was copied last behind a block. */
export async function pasteBehind(form: CanvasForm, id: string): Promise<Change | Refusal> {
  const found = await readCopied(MARK, parseBlocks)
  if (!found)
    return {
      refused: {
        en: 'There is nothing to paste: copy a block first.',
        de: 'Es gibt nichts einzufügen: Kopieren Sie zuerst einen Block.',
      },
    }
  return insertBlocks(form, pasteEdits(form.latest(), id, found.items, makeId), { en: 'Pasted.', de: 'Eingefügt.' })
}

/** Gives a block the style of the one that was copied last. */
export async function pasteStyle(form: CanvasForm, id: string): Promise<Change | Refusal> {
  const [copied] = (await readCopied(MARK, parseBlocks))?.items ?? []
  if (!copied)
    return {
      refused: {
        en: 'There is no style to paste: copy a block first.',
        de: 'Es gibt keinen Stil zu übertragen: Kopieren Sie zuerst einen Block.',
      },
    }
  const edits = styleEdits(form.latest(), id, copied, form.rules)
  if (edits.length === 0)
    return { refused: { en: 'The block has this style already.', de: 'Der Block hat diesen Stil schon.' } }
  return {
    tree: form.run(edits),
    selected: id,
    done: { en: 'It has the style of the copied block.', de: 'Er hat den Stil des kopierten Blocks.' },
  }
}

/** Gives a heading in a block another level. */
export function changeLevel(form: CanvasForm, heading: DrawnHeading): Change | Refusal {
  const edits = levelEdits(form.latest(), form.rules, heading)
  if (edits.length === 0)
    return {
      refused: {
        en: 'The level of this heading is that of its block.',
        de: 'Die Ebene dieser Überschrift gibt ihr Block vor.',
      },
    }
  return {
    tree: form.run(edits),
    selected: heading.id,
    done: { en: 'The heading has another level.', de: 'Die Überschrift hat eine andere Ebene.' },
  }
}

/** Gives a text in a block a ground on which it can be read. */
export function makeReadable(form: CanvasForm, text: ReadableGrounds): Change | Refusal {
  const [edit] = groundEdits(form.latest(), form.rules, text)
  if (edit?.do !== 'set')
    return {
      refused: {
        en: 'Its colours are those of its block: choose another look.',
        de: 'Seine Farben gibt sein Block vor: Wählen Sie ein anderes Aussehen.',
      },
    }
  return {
    tree: form.run([edit]),
    selected: edit.id,
    done: { en: 'Its background is another one.', de: 'Er hat einen anderen Hintergrund.' },
  }
}

/** Selects what gives a block its background; it gets one where it has none. */
export async function giveBackground(form: CanvasForm, id: string): Promise<Change | Refusal> {
  const found = backgroundOf(form.latest(), id, { rules: form.rules, makeId })
  if (!found)
    return {
      refused: {
        en: 'Here it can have no background of its own: move it out first.',
        de: 'Hier kann er keinen eigenen Hintergrund haben: Verschieben Sie ihn zuerst heraus.',
      },
    }
  if (found.edits.length === 0)
    return {
      tree: form.latest(),
      selected: found.id,
      done: { en: 'This is its background.', de: 'Das ist sein Hintergrund.' },
    }
  return {
    tree: await form.insert(found.edits),
    selected: found.id,
    done: { en: 'It has a background.', de: 'Er hat einen Hintergrund.' },
  }
}

/** Adds blocks that were chosen in the palette. @param id Block that they are added at; undefined: the end of the page. */
export async function addBlocks(
  form: CanvasForm,
  id: string | undefined,
  blocks: readonly Stored[],
): Promise<Change | Refusal> {
  return insertBlocks(form, addEdits(form.latest(), id, blocks, makeId), ADDED)
}

async function insertBlocks(form: CanvasForm, edits: readonly Edit[], done: AdminText): Promise<Change | Refusal> {
  const [first] = edits
  if (first?.do !== 'insert')
    return { refused: { en: 'These blocks may not stand here.', de: 'Diese Blöcke dürfen hier nicht stehen.' } }
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
