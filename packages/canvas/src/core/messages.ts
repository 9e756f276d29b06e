import { type DropOffer, parseDropOffer } from './carried.ts'
import { COMMANDS, type Command } from './commands.ts'
import {
  type PickableField,
  type PickedField,
  type PickedValue,
  parsePickable,
  parsePicked,
  parsePickedValue,
} from './picked-field.ts'
import { isStored, rowsOf, type Stored } from './stored.ts'
import { parseRichIntent, parseTypedRich, type RichIntent, type TypedRich } from './typed-rich.ts'
import type { TypedText } from './typed-text.ts'

/** Wish of an editor, on the page or in the outline of its blocks. */
export type Intent =
  /** @property id Undefined: no block. @property turn Number of the choice, if the page made it: see `own-choice.ts`. */
  | { readonly do: 'select'; readonly id: string | undefined; readonly turn?: number }
  /** Opens the palette. @property id Block behind which the chosen ones come; undefined: the end of the page. */
  | { readonly do: 'add'; readonly id: string | undefined }
  | { readonly do: 'walk'; readonly to: 'next' | 'previous' | 'parent' | 'child'; readonly turn?: number }
  /** @property id Block that it is meant for. */
  | { readonly do: Command; readonly id: string }
  | { readonly do: 'copy'; readonly id: string }
  | { readonly do: 'cut'; readonly id: string }
  | { readonly do: 'paste'; readonly id: string }
  /** Gives the block the style of the one that was copied last. */
  | { readonly do: 'pasteStyle'; readonly id: string }
  | { readonly do: 'edit'; readonly id: string }
  /** Chooses another way to draw it. */
  | { readonly do: 'look'; readonly id: string }
  /** Goes to the fields of its background, and gives it one where it has none. */
  | { readonly do: 'background'; readonly id: string }
  /** Chooses another value for a field, or goes to it in the form. @property field As the page names it. */
  | { readonly do: 'pick'; readonly id: string; readonly field: string }
  /** Ends the choice. @property value Undefined: nothing was chosen. */
  | { readonly do: 'picked'; readonly value: PickedValue | undefined }
  | { readonly do: 'choosePlace'; readonly id: string }
  /** Saves the block with all in it as a section for other pages. */
  | { readonly do: 'save'; readonly id: string }
  /** @property list Key of the list, with `before` as the block in front of which it comes to stand. */
  | { readonly do: 'place'; readonly id: string; readonly list: string; readonly before: string | undefined }
  | { readonly do: 'undo' | 'redo' }
  /** Selects what settings draw. @property of Slug of their global. */
  | { readonly do: 'selectSettings'; readonly of: string }
  /** Begins to drag a block. @property id Undefined: the drag has ended. */
  | { readonly do: 'drag'; readonly id: string | undefined }
  /** Drops what is dragged. @property key As the admin names it. @property before As for `place`. */
  | { readonly do: 'drop'; readonly key: string; readonly list: string; readonly before: string | undefined }
  | TextIntent
  | RichIntent

/** Wish of an editor who types on the page. Fields are named as the page names them. */
export type TextIntent =
  /** Begins. @property drawn Text of the element that shows the field. @property turn See {@link TypedText}. */
  | {
      readonly do: 'type'
      readonly id: string
      readonly field: string
      readonly drawn: string
      readonly turn: number
    }
  | { readonly do: 'write'; readonly id: string; readonly field: string; readonly value: string }
  /** Ends. */
  | { readonly do: 'typed' }

/** Names of intents for a block. */
const FOR_BLOCK = [
  ...COMMANDS,
  'add',
  'copy',
  'cut',
  'paste',
  'pasteStyle',
  'look',
  'background',
  'edit',
  'choosePlace',
  'save',
] as const

export type BlockAction = (typeof FOR_BLOCK)[number]

const WALKS = ['next', 'previous', 'parent', 'child'] as const

/** Message of a previewed page to the admin. */
export type FromPage =
  | { readonly type: 'vitrine-canvas-ready' }
  | { readonly type: 'vitrine-canvas'; readonly intent: Intent }
  /** @property drawn Slugs of the globals whose settings draw something of the page, in its order. */
  | { readonly type: 'vitrine-canvas-settings'; readonly drawn: readonly string[] }

/** Asks a previewed page to draw the form again, under settings that have been saved. */
export const REDRAW = { type: 'vitrine-canvas-redraw' } as const

/** Settings that draw something of a page, as the page needs to know them. */
export interface ShownSettings {
  /** Slug of their global. */
  readonly of: string
  readonly title: string
}

/** A block, as the page needs to know it. */
export interface ShownBlock {
  readonly id: string
  readonly title: string
  /** Id of the block around it. */
  readonly parent?: string
}

/** A link of a text with paragraphs whose form is to be opened on the page. */
export interface LinkToOpen {
  /** Id of the block. */
  readonly id: string
  /** The text as the page names it. */
  readonly field: string
  /** Its number among the links of the text, from 0. */
  readonly nth: number
  /** Another number each time: it is opened once. */
  readonly turn: number
}

/** Message of the admin to a previewed page: all that its canvas shows. */
export interface ToPage {
  readonly type: 'vitrine-canvas'
  /** Language of the admin, as Payload names it. */
  readonly language?: string
  readonly blocks: readonly ShownBlock[]
  readonly selected?: string
  /** Number of the last choice of the page that is answered by this: see `own-choice.ts`. */
  readonly turn?: number
  /** Settings that can be selected. */
  readonly settings?: readonly ShownSettings[]
  /** Slug of the global whose settings are selected. */
  readonly selectedSettings?: string
  /** Actions that are possible on the selected block. */
  readonly actions: readonly BlockAction[]
  /** True where blocks may be dragged. */
  readonly mayDrag?: boolean
  /** Places for what is being dragged, here or beside the page. */
  readonly drag?: DropOffer
  /** Fields of the selected block that can be chosen. */
  readonly pickable?: readonly PickableField[]
  /** The field that is being chosen on the page. */
  readonly picked?: PickedField
  /** The text that is being typed on the page. */
  readonly typed?: TypedText
  /** The rich text that is being typed on the page. */
  readonly typedRich?: TypedRich
  readonly openLink?: LinkToOpen
}

/** Characters of a text that is typed on the page; a longer one belongs into no heading and no label. */
const MAX_CHARACTERS = 20_000

/** Blocks of a page that are read; a page of a thousand is none that anybody edits. */
const MAX_BLOCKS = 2_000

/** Settings that are read of a page. */
const MAX_SETTINGS = 50

/** Reads a message of the page. Undefined: it is none of the canvas. */
export function parseFromPage(data: unknown): FromPage | undefined {
  if (!isStored(data)) return undefined
  if (data.type === 'vitrine-canvas-ready') return { type: data.type }
  if (data.type === 'vitrine-canvas-settings') return parseDrawnSettings(data.type, data.drawn)
  if (data.type !== 'vitrine-canvas') return undefined
  const intent = isStored(data.intent) ? parseIntent(data.intent) : undefined
  return intent && { type: data.type, intent }
}

function parseDrawnSettings(type: 'vitrine-canvas-settings', drawn: unknown): FromPage | undefined {
  if (!Array.isArray(drawn)) return undefined
  return { type, drawn: drawn.slice(0, MAX_SETTINGS).filter((slug) => typeof slug === 'string') }
}

function parseIntent(intent: Stored): Intent | undefined {
  const { do: name, id, to, list, before, key } = intent
  if (name === 'undo' || name === 'redo') return { do: name }
  if (name === 'walk') {
    const way = WALKS.find((one) => one === to)
    return way && { do: name, to: way, ...turnOf(intent) }
  }
  if (name === 'select' && (id === undefined || typeof id === 'string')) return { do: name, id, ...turnOf(intent) }
  if ((name === 'add' || name === 'drag') && id === undefined) return { do: name, id }
  const place = typeof list === 'string' && (before === undefined || typeof before === 'string') && { list, before }
  if (name === 'drop') return place && typeof key === 'string' ? { do: name, key, ...place } : undefined
  if (name === 'typed') return { do: name }
  if (name === 'selectSettings') return typeof intent.of === 'string' ? { do: name, of: intent.of } : undefined
  if (name === 'picked') return { do: name, value: parsePickedValue(intent.value) }
  if (typeof id !== 'string') return undefined
  if (name === 'drag') return { do: name, id }
  if (name === 'type' || name === 'write') return parseTextIntent(name, id, intent)
  if (name === 'pick') return typeof intent.field === 'string' ? { do: name, id, field: intent.field } : undefined
  if (name === 'typeRich' || name === 'writeRich') return parseRichIntent(intent)
  if (name === 'place') return place ? { do: name, id, ...place } : undefined
  const action = FOR_BLOCK.find((one) => one === name)
  return action && { do: action, id }
}

function turnOf({ turn }: Stored): { readonly turn?: number } {
  return typeof turn === 'number' ? { turn } : {}
}

function parseTextIntent(
  name: 'type' | 'write',
  id: string,
  { field, drawn, value, turn }: Stored,
): TextIntent | undefined {
  if (typeof field !== 'string') return undefined
  if (name === 'type') {
    return typeof drawn === 'string' ? { do: name, id, field, drawn, turn: Number(turn) || 0 } : undefined
  }
  return typeof value === 'string' ? { do: name, id, field, value: value.slice(0, MAX_CHARACTERS) } : undefined
}

/** Reads a message of the admin. Undefined: it is none of the canvas. */
export function parseToPage(data: unknown): ToPage | undefined {
  if (!isStored(data) || data.type !== 'vitrine-canvas' || !Array.isArray(data.blocks)) return undefined
  const blocks = rowsOf(data.blocks.slice(0, MAX_BLOCKS)).flatMap(({ id, title, parent }): readonly ShownBlock[] =>
    typeof id === 'string' && typeof title === 'string'
      ? [{ id, title, ...(typeof parent === 'string' && { parent }) }]
      : [],
  )
  const { selected, selectedSettings, actions, mayDrag } = data
  const settings = rowsOf(data.settings).flatMap(({ of, title }): readonly ShownSettings[] =>
    typeof of === 'string' && typeof title === 'string' ? [{ of, title }] : [],
  )
  const drag = parseDropOffer(data.drag)
  const pickable = parsePickable(data.pickable)
  const picked = parsePicked(data.picked)
  const typed = isStored(data.typed) ? parseTyped(data.typed) : undefined
  const typedRich = parseTypedRich(data.typedRich)
  const openLink = isStored(data.openLink) ? parseLinkToOpen(data.openLink) : undefined
  return {
    type: data.type,
    blocks,
    ...(typeof selected === 'string' && { selected }),
    ...turnOf(data),
    ...(settings.length > 0 && { settings }),
    ...(typeof selectedSettings === 'string' && { selectedSettings }),
    actions: FOR_BLOCK.filter((action) => Array.isArray(actions) && actions.includes(action)),
    ...(mayDrag === true && { mayDrag }),
    ...(drag && { drag }),
    ...(pickable.length > 0 && { pickable }),
    ...(picked && { picked }),
    ...(typed && { typed }),
    ...(typedRich && { typedRich }),
    ...(openLink && { openLink }),
  }
}

function parseLinkToOpen({ id, field, nth, turn }: Stored): LinkToOpen | undefined {
  if (typeof id !== 'string' || typeof field !== 'string') return undefined
  return { id, field, nth: Number(nth) || 0, turn: Number(turn) || 0 }
}

function parseTyped({ id, field, label, value, steps, lines, turn }: Stored): TypedText | undefined {
  if (typeof id !== 'string' || typeof field !== 'string' || typeof value !== 'string') return undefined
  const numbers = { steps: Number(steps) || 0, turn: Number(turn) || 0 }
  return { id, field, label: String(label ?? ''), value, lines: lines === true, ...numbers }
}
