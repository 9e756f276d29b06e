'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { type BlockTree, blockTitle } from '../core/block-tree.ts'
import { possibleCommands } from '../core/commands.ts'
import type { BlockAction, Intent } from '../core/messages.ts'
import type { PickedValue } from '../core/picked-field.ts'
import { placesFor, whereabouts } from '../core/places.ts'
import type { Stored } from '../core/stored.ts'
import type { TypedRich } from '../core/typed-rich.ts'
import type { TypedText } from '../core/typed-text.ts'
import type { Change, Refusal } from './block-changes.ts'
import { performTask, type Task } from './perform-task.ts'
import { type CanvasForm, useCanvasForm } from './use-canvas-form.ts'
import { type Carrying, useCarried } from './use-carried.ts'
import { useInTurn } from './use-in-turn.ts'
import { type Picking, usePicking } from './use-picking.ts'
import { useRichTyping } from './use-rich-typing.ts'
import { useSelection } from './use-selection.ts'
import { useTyping } from './use-typing.ts'

/** State and actions of the canvas, whether its editor works on the page or in the outline. */
export interface Canvas
  extends Pick<CanvasForm, 'tree' | 'rules' | 'undo' | 'redo'>,
    Pick<Carrying, 'offer' | 'carry'>,
    Pick<Picking, 'pickable' | 'picked' | 'pickedFrom'> {
  readonly selected: string | undefined
  readonly actions: readonly BlockAction[]
  /** False for editors who may only look. */
  readonly mayEdit: boolean
  /** Id of the block whose place is being chosen. */
  readonly moving: string | undefined
  /** Place at which the palette is open. */
  readonly adding: { readonly at: string | undefined } | undefined
  /** Sentence about the last change, for those who do not see it. */
  readonly said: string
  /** The text that is being typed on the page. */
  readonly typed: TypedText | undefined
  /** The rich text that is being typed on the page. */
  readonly typedRich: TypedRich | undefined
  /** Id of the block that is being saved as a section. */
  readonly saving: string | undefined
  /** @param value Undefined: nothing was chosen. */
  endPicking(value?: PickedValue): void
  act(intent: Intent): void
  /** Selects a block and leaves the form where it is. */
  choose(id: string): void
  cancelMove(): void
  endSaving(): void
  /** Adds blocks where the palette is open, and closes it. Undefined: none were chosen. */
  add(blocks: readonly Stored[] | undefined): void
}

/** @param list Name of the document's list of blocks. */
export function useCanvas(list: string): Canvas {
  const form = useCanvasForm(list)
  const { tree, rules, undo, redo } = form
  const selection = useSelection(list, form)
  const { selected } = selection
  const mayEdit = useDocumentInfo().hasSavePermission !== false
  const { offer, carry, carriedAs } = useCarried(tree)
  const [moving, setMoving] = useState<string>()
  const [adding, setAdding] = useState<Canvas['adding']>()
  const [saving, setSaving] = useState<string>()
  const [said, setSaid] = useState('')
  const typing = useTyping(form)
  const rich = useRichTyping(form)
  const picking = usePicking(form, selected)

  const choose = (id: string | undefined) => {
    selection.choose(id)
    setSaid(whereIs(form.latest(), id) ?? 'No block is selected.')
  }
  const finish = (result: Change | Refusal) => {
    if ('refused' in result) return setSaid(result.refused)
    selection.choose(result.selected)
    setMoving(undefined)
    setAdding(undefined)
    const place = whereIs(result.tree, result.selected)
    setSaid(place === undefined ? result.done : `${result.done} ${place}.`)
  }
  const inTurn = useInTurn((task: Task) =>
    performTask(
      {
        form,
        selected,
        mayEdit,
        choose,
        open: selection.open,
        finish,
        warn: (sentence) => toast.error(sentence),
        say: setSaid,
        type(intent) {
          const label = intent.do === 'type' ? typing.begin(intent) : rich.begin(intent)
          if (label !== undefined) setSaid(`${label} can be typed. Escape ends it.`)
          return label !== undefined
        },
        followTyping: typing.follow,
        writeRich: rich.write,
        pick(field) {
          const label = picking.begin(field)
          if (label !== undefined) setSaid(`${label} can be chosen. Escape leaves it as it is.`)
          return label !== undefined
        },
        endPicking: picking.end,
        endTyping() {
          rich.end()
          typing.end()
          setSaid('Typed.')
        },
        showPlaces: setMoving,
        askName: setSaving,
        showPalette: (at) => setAdding({ at }),
        carryBlock: (id) => carry(id === undefined ? undefined : { key: `block ${id}`, id }),
        carriedAs,
      },
      task,
    ),
  )
  return {
    tree,
    rules,
    undo,
    redo,
    selected,
    mayEdit,
    offer,
    carry,
    actions: selected === undefined ? [] : actionsFor(tree, selected, mayEdit),
    moving: moving !== undefined && tree.blocks.has(moving) ? moving : undefined,
    said,
    adding,
    typed: typing.typed,
    typedRich: rich.typed,
    pickable: mayEdit ? picking.pickable : [],
    picked: picking.picked,
    pickedFrom: picking.pickedFrom,
    endPicking: picking.end,
    saving: saving !== undefined && tree.blocks.has(saving) ? saving : undefined,
    act: inTurn,
    choose,
    cancelMove: () => setMoving(undefined),
    endSaving: () => setSaving(undefined),
    add(blocks) {
      setAdding(undefined)
      if (blocks) inTurn({ do: 'insert', at: adding?.at, blocks })
    },
  }
}

/** Name of a block, and where it stands. Undefined: there is none. */
function whereIs(tree: BlockTree, id: string | undefined): string | undefined {
  const node = id === undefined ? undefined : tree.blocks.get(id)
  return node && `${blockTitle(node)} is ${whereabouts(tree, node.id)}`
}

function actionsFor(tree: BlockTree, id: string, mayEdit: boolean): readonly BlockAction[] {
  if (!mayEdit) return ['copy', 'edit']
  const places = placesFor(tree, id).length > 0 ? (['choosePlace'] as const) : []
  return [...possibleCommands(tree, id), ...places, 'add', 'save', 'copy', 'cut', 'paste', 'pasteStyle', 'edit']
}
