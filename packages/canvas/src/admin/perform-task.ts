import { walkFrom } from '../core/block-tree.ts'
import type { Carried } from '../core/carried.ts'
import type { Intent } from '../core/messages.ts'
import type { PickedValue } from '../core/picked-field.ts'
import type { Stored } from '../core/stored.ts'
import {
  addBlocks,
  type Change,
  changeBlock,
  copyBlock,
  dropCarried,
  pasteBehind,
  pasteStyle,
  placeBlock,
  type Refusal,
} from './block-changes.ts'
import type { CanvasForm } from './use-canvas-form.ts'

/** Something to do on the canvas: a wish of its editor, or blocks that were chosen in the palette. */
export type Task =
  | Intent
  | { readonly do: 'insert'; readonly at: string | undefined; readonly blocks: readonly Stored[] }

/** Means of the canvas that tasks use. */
export interface Desk {
  readonly form: CanvasForm
  readonly selected: string | undefined
  readonly mayEdit: boolean
  /** Selects a block, and says where it stands. */
  choose(id: string | undefined): void
  /** Brings a block's row of the form into sight. */
  open(id: string, options: { readonly focuses: boolean }): void
  /** Shows what has come of a change. */
  finish(result: Change | Refusal): void
  /** Tells everybody, also those who see, why nothing happened. */
  warn(sentence: string): void
  say(sentence: string): void
  /** Shows the places that a block can be moved to. */
  showPlaces(id: string): void
  /** Asks for the name under which a block is saved. */
  askName(id: string): void
  /** Begins to type a text where it is drawn. @returns False: the field is none that can be. */
  type(intent: Extract<Intent, { readonly do: 'type' | 'typeRich' }>): boolean
  /** Lets the text that is typed on the page follow a step back or forth. */
  followTyping(): void
  /** Gives the form what was typed of a rich text. */
  writeRich(intent: Extract<Intent, { readonly do: 'writeRich' }>): void
  /** Lets a value be chosen for a field. @returns False: the field is none that can be. */
  pick(field: { readonly id: string; readonly field: string }): boolean
  /** Ends the choice. @param value Undefined: nothing was chosen. */
  endPicking(value: PickedValue | undefined): void
  /** Ends typing on the page. */
  endTyping(): void
  /** Opens the palette. */
  showPalette(at: string | undefined): void
  /** Begins to drag a block. @param id Undefined: the drag has ended. */
  carryBlock(id: string | undefined): void
  /** Finds by its key what was dragged last. */
  carriedAs(key: string): Carried | undefined
}

/** Does a task. What changes the document is left undone for those who may not. */
export function performTask(desk: Desk, task: Task): Promise<void> | void {
  switch (task.do) {
    case 'walk':
      return desk.choose(walkFrom(desk.form.latest(), desk.selected, task.to))
    case 'select':
    case 'edit':
      desk.choose(task.id)
      if (task.id !== undefined) desk.open(task.id, { focuses: task.do === 'edit' })
      return
    case 'copy':
      copyBlock(desk.form, task.id)
      return desk.say('Copied.')
    default:
      return desk.mayEdit ? change(desk, task) : undefined
  }
}

type ChangeTask = Exclude<Task, { readonly do: 'walk' | 'select' | 'edit' | 'copy' }>

async function change(desk: Desk, task: ChangeTask): Promise<void> {
  const { form } = desk
  switch (task.do) {
    case 'undo':
    case 'redo':
      form.step(task.do)
      desk.followTyping()
      return desk.say(task.do === 'undo' ? 'Undone.' : 'Done again.')
    case 'add':
      return desk.showPalette(task.id)
    case 'insert':
      return finishOrWarn(desk, await addBlocks(form, task.at, task.blocks))
    case 'paste':
      return finishOrWarn(desk, await pasteBehind(form, task.id))
    case 'pasteStyle':
      return finishOrWarn(desk, await pasteStyle(form, task.id))
    case 'cut':
      copyBlock(form, task.id)
      return desk.finish(await changeBlock(form, task.id, 'remove'))
    case 'drag':
      return desk.carryBlock(task.id)
    case 'drop':
      // What is drawn anew by it may not hear that its drag has ended.
      desk.carryBlock(undefined)
      return finishOrWarn(desk, await dropCarried(form, desk.carriedAs(task.key), task))
    case 'choosePlace':
      return desk.showPlaces(task.id)
    case 'save':
      return desk.askName(task.id)
    case 'type':
    case 'typeRich':
      // What is not drawn as a plain text is chosen, or edited in the form.
      if (!desk.type(task) && !desk.pick(task)) desk.open(task.id, { focuses: true })
      return
    case 'write':
      return form.write(task.id, task.field, task.value)
    case 'pick':
      if (!desk.pick(task)) desk.open(task.id, { focuses: true })
      return
    case 'picked':
      return desk.endPicking(task.value)
    case 'writeRich':
      return desk.writeRich(task)
    case 'typed':
      return desk.endTyping()
    case 'place':
      return desk.finish(placeBlock(form, task))
    default:
      return desk.finish(await changeBlock(form, task.id, task.do))
  }
}

function finishOrWarn(desk: Desk, result: Change | Refusal): void {
  if ('refused' in result) desk.warn(result.refused)
  desk.finish(result)
}
