'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type BlockTree, blockTitle, walkFrom } from '../core/block-tree.ts'
import { type Command, editOf, pasteEdits, possibleCommands } from '../core/commands.ts'
import { type Copied, copiedText, parseCopied } from '../core/copied.ts'
import type { BlockAction, Intent } from '../core/messages.ts'
import { placesFor, whereabouts } from '../core/places.ts'
import { copyText, readCopied } from './clipboard.ts'
import { blockOfElement, openBlocksTab, showRow } from './form-rows.ts'
import { makeId } from './make-id.ts'
import { type CanvasForm, useCanvasForm } from './use-canvas-form.ts'

/** Says that a text is blocks of ours, and what remembers it where the clipboard is denied. */
const MARK = 'vitrine-blocks'

/** State and actions of the canvas, whether its editor works on the page or in the outline. */
export interface Canvas extends Pick<CanvasForm, 'tree' | 'undo' | 'redo'> {
  readonly selected: string | undefined
  readonly actions: readonly BlockAction[]
  /** Id of the block whose place is being chosen. */
  readonly moving: string | undefined
  /** Sentence about the last change, for those who do not see it. */
  readonly said: string
  /** True: the page scrolls to the selected block. */
  readonly reveal: boolean
  act(intent: Intent): void
  /** Selects a block and leaves the form where it is. */
  choose(id: string): void
  cancelMove(): void
}

/** @param list Name of the document's list of blocks. */
export function useCanvas(list: string): Canvas {
  const form = useCanvasForm(list)
  const { hasSavePermission } = useDocumentInfo()
  const [selected, setSelected] = useState<string>()
  const [moving, setMoving] = useState<string>()
  const [said, setSaid] = useState('')
  const [reveal, setReveal] = useState(true)
  const [row, setRow] = useState<{ readonly id: string; readonly focuses: boolean }>()
  const { tree } = form
  const isThere = selected !== undefined && tree.blocks.has(selected)

  const newest = useRef(tree)
  newest.current = tree

  // Rows are opened before they can be scrolled to.
  useEffect(() => {
    const path = row && newest.current.blocks.get(row.id)?.path
    if (path === undefined) return
    const shown = new AbortController()
    showRow(path, { focuses: row?.focuses ?? false, signal: shown.signal })
    return () => shown.abort()
  }, [row])

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const id = blockOfElement(newest.current, target)
      if (id === undefined) return
      setSelected(id)
      setReveal(true)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  const select = (id: string | undefined, options: { readonly opens?: boolean; readonly focuses?: boolean } = {}) => {
    setSelected(id)
    setReveal(true)
    const node = id === undefined ? undefined : form.latest().blocks.get(id)
    setSaid(node ? `${blockTitle(node)}, ${whereabouts(form.latest(), node.id)}` : 'No block is selected.')
    if (!options.opens || !node) return
    openBlocksTab(list)
    form.open(node.id)
    setRow({ id: node.id, focuses: options.focuses ?? false })
  }
  /** @param id Block that is selected then. */
  const finish = (after: BlockTree, id: string | undefined, done: string) => {
    setSelected(id)
    setReveal(true)
    setMoving(undefined)
    const node = id === undefined ? undefined : after.blocks.get(id)
    setSaid(node ? `${done} ${blockTitle(node)} is ${whereabouts(after, node.id)}.` : done)
  }
  const command = (id: string, name: Command) => {
    const before = form.latest()
    const edit = editOf(before, id, name, makeId)
    if (!edit) return setSaid('That is not possible here.')
    const after = form.run([edit])
    const inserted = edit.do === 'insert' ? String(edit.block.id) : id
    finish(after, name === 'remove' ? neighbourOf(before, id) : inserted, DONE[name])
  }
  const copy = (id: string, done: string) => {
    const node = form.latest().blocks.get(id)
    if (!node) return
    void copyText(MARK, copiedText(MARK, { kind: 'blocks', items: [node.stored] }))
    setSaid(done)
  }
  const paste = async (id: string) => {
    const found = await readCopied(MARK, parseBlocks)
    const edits = found ? pasteEdits(form.latest(), id, found.items, makeId) : []
    const [first] = edits
    if (first?.do !== 'insert') {
      toast.error(found ? 'These blocks may not stand here.' : 'There is nothing to paste: copy a block first.')
      return
    }
    finish(form.run(edits), String(first.block.id), 'Pasted.')
  }

  const act = (intent: Intent) => {
    switch (intent.do) {
      case 'select':
        return select(intent.id, { opens: true })
      case 'walk':
        return select(walkFrom(form.latest(), selected, intent.to))
      case 'edit':
        return select(intent.id, { opens: true, focuses: true })
      case 'undo':
      case 'redo':
        form[intent.do]?.()
        return setSaid(intent.do === 'undo' ? 'Undone.' : 'Done again.')
      case 'copy':
        return copy(intent.id, 'Copied.')
      case 'cut':
        copy(intent.id, 'Cut.')
        return mayEdit(() => command(intent.id, 'remove'))
      case 'paste':
        return mayEdit(() => void paste(intent.id))
      case 'choosePlace':
        return mayEdit(() => setMoving(intent.id))
      case 'place': {
        const { id, list: to, before } = intent
        return mayEdit(() => finish(form.run([{ do: 'move', id, list: to, before }]), id, DONE.up))
      }
      default:
        return mayEdit(() => command(intent.id, intent.do))
    }
  }
  const mayEdit = (change: () => void) => {
    if (hasSavePermission !== false) change()
  }
  return {
    tree,
    undo: form.undo,
    redo: form.redo,
    selected: isThere ? selected : undefined,
    actions: isThere ? actionsFor(tree, selected, hasSavePermission !== false) : [],
    moving: moving !== undefined && tree.blocks.has(moving) ? moving : undefined,
    said,
    reveal,
    act,
    choose: (id) => select(id),
    cancelMove: () => setMoving(undefined),
  }
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

function actionsFor(tree: BlockTree, id: string, mayEdit: boolean): readonly BlockAction[] {
  if (!mayEdit) return ['copy', 'edit']
  const places = placesFor(tree, id).length > 0 ? (['choosePlace'] as const) : []
  return [...possibleCommands(tree, id), ...places, 'copy', 'cut', 'paste', 'edit']
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
