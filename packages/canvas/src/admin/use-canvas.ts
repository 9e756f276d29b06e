'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { type BlockTree, blockTitle, walkFrom } from '../core/block-tree.ts'
import { possibleCommands } from '../core/commands.ts'
import type { BlockAction, Intent } from '../core/messages.ts'
import { placesFor, whereabouts } from '../core/places.ts'
import { type Change, changeBlock, copyBlock, pasteBehind, placeBlock, type Refusal } from './block-changes.ts'
import { type CanvasForm, useCanvasForm } from './use-canvas-form.ts'
import { useSelection } from './use-selection.ts'

/** State and actions of the canvas, whether its editor works on the page or in the outline. */
export interface Canvas extends Pick<CanvasForm, 'tree' | 'undo' | 'redo'> {
  readonly selected: string | undefined
  readonly actions: readonly BlockAction[]
  /** Id of the block whose place is being chosen. */
  readonly moving: string | undefined
  /** Sentence about the last change, for those who do not see it. */
  readonly said: string
  act(intent: Intent): void
  /** Selects a block and leaves the form where it is. */
  choose(id: string): void
  cancelMove(): void
}

/** @param list Name of the document's list of blocks. */
export function useCanvas(list: string): Canvas {
  const form = useCanvasForm(list)
  const { tree, undo, redo } = form
  const selection = useSelection(list, form)
  const { selected } = selection
  const mayEdit = useDocumentInfo().hasSavePermission !== false
  const [moving, setMoving] = useState<string>()
  const [said, setSaid] = useState('')

  const choose = (id: string | undefined) => {
    selection.choose(id)
    setSaid(whereIs(form.latest(), id) ?? 'No block is selected.')
  }
  const finish = (result: Change | Refusal) => {
    if ('refused' in result) return setSaid(result.refused)
    selection.choose(result.selected)
    setMoving(undefined)
    const place = whereIs(result.tree, result.selected)
    setSaid(place === undefined ? result.done : `${result.done} ${place}.`)
  }
  const paste = async (id: string) => {
    const result = await pasteBehind(form, id)
    // Nothing is to be seen of a refusal, and the clipboard is not the page's.
    if ('refused' in result) toast.error(result.refused)
    finish(result)
  }
  const look = (intent: LookIntent) => {
    switch (intent.do) {
      case 'walk':
        return choose(walkFrom(form.latest(), selected, intent.to))
      case 'copy':
        copyBlock(form, intent.id)
        return setSaid('Copied.')
      default:
        choose(intent.id)
        if (intent.id !== undefined) selection.open(intent.id, { focuses: intent.do === 'edit' })
    }
  }
  const change = (intent: ChangeIntent) => {
    switch (intent.do) {
      case 'undo':
      case 'redo':
        form[intent.do]?.()
        return setSaid(intent.do === 'undo' ? 'Undone.' : 'Done again.')
      case 'cut':
        copyBlock(form, intent.id)
        return finish(changeBlock(form, intent.id, 'remove'))
      case 'paste':
        return void paste(intent.id)
      case 'choosePlace':
        return setMoving(intent.id)
      case 'place':
        return finish(placeBlock(form, intent))
      default:
        return finish(changeBlock(form, intent.id, intent.do))
    }
  }
  return {
    tree,
    undo,
    redo,
    selected,
    actions: selected === undefined ? [] : actionsFor(tree, selected, mayEdit),
    moving: moving !== undefined && tree.blocks.has(moving) ? moving : undefined,
    said,
    act(intent) {
      if (isLook(intent)) look(intent)
      else if (mayEdit) change(intent)
    },
    choose,
    cancelMove: () => setMoving(undefined),
  }
}

/** Intents that change nothing. */
type LookIntent = Extract<Intent, { readonly do: 'select' | 'walk' | 'edit' | 'copy' }>
type ChangeIntent = Exclude<Intent, LookIntent>

function isLook(intent: Intent): intent is LookIntent {
  return intent.do === 'select' || intent.do === 'walk' || intent.do === 'edit' || intent.do === 'copy'
}

/** Name of a block, and where it stands. Undefined: there is none. */
function whereIs(tree: BlockTree, id: string | undefined): string | undefined {
  const node = id === undefined ? undefined : tree.blocks.get(id)
  return node && `${blockTitle(node)} is ${whereabouts(tree, node.id)}`
}

function actionsFor(tree: BlockTree, id: string, mayEdit: boolean): readonly BlockAction[] {
  if (!mayEdit) return ['copy', 'edit']
  const places = placesFor(tree, id).length > 0 ? (['choosePlace'] as const) : []
  return [...possibleCommands(tree, id), ...places, 'copy', 'cut', 'paste', 'edit']
}
