import type { AdminLabel, AdminText, Image, ImageCrop, MediaFile } from '@vitrine/content/core'
import type { BlockBase } from '../block.ts'
import type { IconName } from '../icon-names.ts'
import type { LinkRow, LinkView } from '../link.ts'
import type { RichTextNode } from '../rich-text.ts'

/**
 * Values that fields beside this one have while it is shown; a field without a value counts as its default.
 *
 * A list: any of them. `null`: the field is empty.
 */
export type ShownWhen = Readonly<Record<string, string | boolean | null | readonly string[] | typeof FILLED>>

/** Any value of a field that is not empty. */
export const FILLED = { not: null } as const

/** Properties of every field. */
interface Common {
  readonly label: AdminText
  readonly help?: AdminText
  /** A list: any of these. */
  readonly shownWhen?: ShownWhen | readonly ShownWhen[]
  /** Share of the form's width, where fields that stand side by side are not equally wide. */
  readonly widthPercent?: number
  /** Its row or block is not shown without it. */
  readonly required: boolean
  /** Its editor must fill it in while it is shown in the form; its row or block is shown without it. */
  readonly requiredInForm?: true
}

export interface TextField extends Common {
  readonly kind: 'text'
  /** Code units that it may have; absent: as many as a text can have. */
  readonly maxLength?: number
  /** Each language has its own. */
  readonly localized: boolean
  /** A single line, several lines, or lines of code. */
  readonly look: 'line' | 'lines' | 'code'
  /** Lines that its editor sees at a time, when not the usual number. */
  readonly rows?: number
  /** Stands in the empty field: what is shown then. */
  readonly placeholder?: string
  /** Refuses what an editor wrote, and says why. */
  readonly accepts?: {
    readonly test: (value: string) => boolean
    readonly refusal: AdminText | ((value: string) => AdminText)
  }
  /** Component of the admin that stands below what is written, as Payload names one: `@vitrine/video/admin#Report`. */
  readonly reportedBy?: string
  /** Makes a text harmless, before it is stored and again before it is shown. */
  readonly clean?: (value: string) => string
  /** Only administrators may change it. */
  readonly administratorsOnly?: true
}

export interface RichTextField extends Common {
  readonly kind: 'richText'
}

export interface ChoiceField<Name extends string = string> extends Common {
  readonly kind: 'choice'
  readonly options: Readonly<Record<Name, AdminLabel>>
  /** The one that a new block has; absent: none is chosen. */
  readonly initial?: Name
  /** The one that stands for anything unknown, when not the initial one. */
  readonly fallback?: Name
  /** All options are seen at once, in a line. */
  readonly allSeen?: true
}

export interface ChoicesField<Name extends string = string> extends Common {
  readonly kind: 'choices'
  readonly options: Readonly<Record<Name, AdminLabel>>
  /** Names that a new block has. */
  readonly initial: readonly Name[]
}

export interface NumberField extends Common {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  /** Stands in the empty field: what is taken then. */
  readonly placeholder?: string
  /** The one that a new block has; where a number is required, it stands for one that is absent. */
  readonly initial?: number
  /** Fractions are rounded. */
  readonly whole?: true
  /** Numbers are moved to the nearest multiple of it between the bounds, and those outside to the nearest bound. */
  readonly step?: number
}

export interface ToggleField extends Common {
  readonly kind: 'toggle'
  readonly initial: boolean
}

export interface ImageField extends Common {
  readonly kind: 'image'
}

/** How an image beside it is cut, which its editor says on the page; the form does not show it. */
export interface CropField extends Common {
  readonly kind: 'crop'
  /** Name of the field of the image. */
  readonly of: string
}

export interface FileField extends Common {
  readonly kind: 'file'
  /** Media types that it may have: one, several, or the beginning of all, which ends with a slash: `audio/`. */
  readonly type: string | readonly string[]
}

export interface LinkField extends Common {
  readonly kind: 'link'
  /** Its editor must write its text; otherwise that is the title of the document. */
  readonly labelRequired: boolean
}

export interface LinksField extends Common {
  readonly kind: 'links'
  readonly max: number
}

export interface IconField extends Common {
  readonly kind: 'icon'
}

export interface DateField extends Common {
  readonly kind: 'date'
  /** `day` for a date, `time` for a time of day. */
  readonly of: 'day' | 'time'
}

export interface DocumentField extends Common {
  readonly kind: 'document'
  /** Collection of the document. */
  readonly to: string
}

export interface DocumentsField extends Common {
  readonly kind: 'documents'
  /** Collection of the documents. */
  readonly to: string
  readonly max: number
}

export interface RowsField extends Common, Fieldset {
  readonly kind: 'rows'
  readonly min?: number
  readonly max: number
  /** Its rows are closed until their editor opens them. */
  readonly folded?: true
}

/** Fields that are stored as one value, under a name of their own. */
export interface GroupField extends Common, Fieldset {
  readonly kind: 'group'
  /** All of it is style, which editors copy from one block to another. */
  readonly isStyle?: true
  /** It is closed until its editor opens it. */
  readonly folded?: true
}

export interface BlocksField extends Common {
  readonly kind: 'blocks'
  /** Names of the blocks that may stand in it; absent: those that may stand in its block. */
  readonly of?: readonly string[]
  readonly max?: number
  /** Properties that its blocks are read with: they say where the blocks stand. */
  readonly readWith?: Readonly<Record<string, unknown>>
}

/** A field of a block, as data. */
export type FieldData =
  | TextField
  | RichTextField
  | ChoiceField
  | ChoicesField
  | NumberField
  | ToggleField
  | ImageField
  | CropField
  | FileField
  | LinkField
  | LinksField
  | IconField
  | DateField
  | DocumentField
  | DocumentsField
  | RowsField
  | GroupField
  | BlocksField

declare const HOLDS: unique symbol

/**
 * The type of the value that a field is parsed into; it is nothing when the program runs.
 *
 * @template Given Whether there is always one.
 */
export interface Holds<Value, Given extends boolean> {
  readonly [HOLDS]?: { readonly value: Value; readonly given: Given }
}

export type Field = FieldData & Holds<unknown, boolean>

/** Fields by the names under which they are stored, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>

/** Fields, and their place in the form. */
export interface Fieldset<Own extends Fields = Fields> {
  readonly fields: Own
  /** Names of fields that stand side by side. */
  readonly sideBySide?: readonly (readonly (keyof NoInfer<Own> & string)[])[]
  /** Parts of the form that are closed until their editor opens them, and the names of their fields. */
  readonly foldedParts?: readonly FoldedPart<keyof NoInfer<Own> & string>[]
}

export interface FoldedPart<Name extends string = string> {
  readonly label: AdminText
  readonly names: readonly Name[]
}

type ValueOf<Of> = Of extends Holds<infer Value, boolean> ? Value : never

type GivenNames<Own extends Fields> = {
  [Name in keyof Own]: Own[Name] extends Holds<unknown, true> ? Name : never
}[keyof Own]

/** The values that fields are parsed into. */
export type ValuesOf<Own extends Fields> = {
  readonly [Name in GivenNames<Own>]: ValueOf<Own[Name]>
} & {
  readonly [Name in Exclude<keyof Own, GivenNames<Own>>]?: ValueOf<Own[Name]>
}

/** A row, with the id that the content keeps for it. */
export type RowOf<Own extends Fields> = ValuesOf<Own> & { readonly id: string }

/** Types of the values by kind, for kinds whose value does not depend on their options. */
export interface Values {
  readonly text: string
  readonly richText: readonly RichTextNode[]
  readonly number: number
  readonly toggle: boolean
  readonly image: Image
  readonly crop: ImageCrop
  readonly file: MediaFile
  readonly link: LinkView
  readonly links: readonly LinkRow[]
  readonly icon: IconName
  /** ISO 8601, in UTC. */
  readonly date: string
  readonly document: Readonly<Record<string, unknown>>
  readonly documents: readonly Readonly<Record<string, unknown>>[]
  readonly blocks: readonly BlockBase[]
}
