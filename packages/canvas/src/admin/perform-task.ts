import type { AdminText } from '@vitrine/content/core'
import { LOOK } from '../core/block-rules.ts'
import { walkFrom } from '../core/block-tree.ts'
import type { Carried } from '../core/carried.ts'
import type { DrawnHeading } from '../core/heading-level.ts'
import type { Intent, LinkToOpen } from '../core/messages.ts'
import type { PickedValue } from '../core/picked-field.ts'
import type { ReadableGrounds } from '../core/readable-ground.ts'
import type { Stored } from '../core/stored.ts'
import {
  addBlocks,
  type Change,
  changeBlock,
  changeLevel,
  copyBlock,
  dropCarried,
  giveBackground,
  makeReadable,
  pasteBehind,
  pasteStyle,
  placeBlock,
  type Refusal,
} from './block-changes.ts'
import type { CanvasForm } from './use-canvas-form.ts'

/**
 * Something to do on the canvas: a wish of its editor, blocks that were chosen in the palette, or a finding to mend: a heading
 * that gets another level, a text that gets a readable ground, a link whose form opens.
 */
export type Task =
  | Intent
  | ({ readonly do: 'level' } & DrawnHeading)
  | ({ readonly do: 'readable' } & ReadableGrounds)
  /** @property at The link as the page names its words, or the text in which it is the `nth`. */
  | { readonly do: 'link'; readonly id: string; readonly at: string; readonly nth?: number | undefined }
  | { readonly do: 'insert'; readonly at: string | undefined; readonly blocks: readonly Stored[] }

/** Means of the canvas that tasks use. */
export interface Desk {
  readonly form: CanvasForm
  /** Id of the block that is selected at this moment, drawn or not. */
  selectedNow(): string | undefined
  readonly mayEdit: boolean
  /** Selects a block, and says where it stands. @param turn Number of the choice, if the page made it. */
  choose(id: string | undefined, turn?: number): void
  /** Selects what the settings of a global draw. */
  chooseSettings(slug: string): void
  /** Brings a block's row of the form into sight. */
  open(id: string, options: { readonly focuses: boolean }): void
  /** Shows what has come of a change. */
  finish(result: Change | Refusal): void
  /** Tells everybody, also those who see, why nothing happened. */
  warn(sentence: AdminText): void
  say(sentence: AdminText): void
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
  /** Lets it be chosen where a link leads. @param link.at Mark of its words. @returns False: it is none that can be. */
  pickLink(link: { readonly id: string; readonly at: string }): boolean
  /** Opens the form of a link where its text stands. */
  openLink(link: Omit<LinkToOpen, 'turn'>): void
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

const STEPPED: Readonly<Record<'undo' | 'redo', AdminText>> = {
  undo: { en: 'Undone.', de: 'Rückgängig gemacht.' },
  redo: { en: 'Done again.', de: 'Wiederholt.' },
}

/** Does a task. What changes the document is left undone for those who may not. */
export function performTask(desk: Desk, task: Task): Promise<void> | void {
  switch (task.do) {
    case 'walk':
      return desk.choose(walkFrom([...desk.form.latest().blocks.values()], desk.selectedNow(), task.to), task.turn)
    case 'select':
    case 'edit':
      desk.choose(task.id, task.do === 'select' ? task.turn : undefined)
      if (task.id !== undefined) desk.open(task.id, { focuses: task.do === 'edit' })
      return
    case 'selectSettings':
      return desk.chooseSettings(task.of)
    case 'copy':
      copyBlock(desk.form, task.id)
      return desk.say({ en: 'Copied.', de: 'Kopiert.' })
    default:
      return desk.mayEdit ? change(desk, task) : undefined
  }
}

type ChangeTask = Exclude<Task, { readonly do: 'walk' | 'select' | 'edit' | 'copy' | 'selectSettings' }>

async function change(desk: Desk, task: ChangeTask): Promise<void> {
  const { form } = desk
  switch (task.do) {
    case 'undo':
    case 'redo':
      form.step(task.do)
      desk.followTyping()
      return desk.say(STEPPED[task.do])
    case 'add':
      return desk.showPalette(task.id)
    case 'insert':
      return finishOrWarn(desk, await addBlocks(form, task.at, task.blocks))
    case 'paste':
      return finishOrWarn(desk, await pasteBehind(form, task.id))
    case 'pasteStyle':
      return finishOrWarn(desk, await pasteStyle(form, task.id))
    case 'background': {
      const result = await giveBackground(form, task.id)
      finishOrWarn(desk, result)
      if ('selected' in result && result.selected !== undefined) desk.open(result.selected, { focuses: false })
      return
    }
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
    case 'look':
      if (!desk.pick({ id: task.id, field: LOOK }))
        desk.say({ en: 'Blocks of this kind have one look.', de: 'Blöcke dieser Art haben ein einziges Aussehen.' })
      return
    case 'level':
      return finishOrWarn(desk, changeLevel(form, task))
    case 'readable':
      return finishOrWarn(desk, makeReadable(form, task))
    case 'link':
      desk.choose(task.id)
      if (task.nth !== undefined) return desk.openLink({ id: task.id, field: task.at, nth: task.nth })
      if (!desk.pickLink(task)) desk.open(task.id, { focuses: true })
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
