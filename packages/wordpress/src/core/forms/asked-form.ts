import type { ReportLine } from '../convert/convert.ts'

/** Kinds of fields that Vitrine's forms have, `step` among them: the fields after it are filled in together. */
export const ASKED_KINDS = [
  'text',
  'email',
  'url',
  'tel',
  'textarea',
  'number',
  'range',
  'date',
  'select',
  'checkbox',
  'radio',
  'acceptance',
  'file',
  'hidden',
  'step',
] as const

export type AskedKind = (typeof ASKED_KINDS)[number]

/** A field of a form that is put together from fields. Texts are plain. */
export interface AskedField {
  readonly kind: AskedKind
  /** Its name in mails and conditions of the source; unique in its form. */
  readonly key: string
  readonly label: string
  /** Name that it shall have, where the source has one. */
  readonly name?: string
  readonly required?: boolean
  readonly hint?: string
  readonly placeholder?: string
  readonly defaultValue?: string
  /** Of `select`, `checkbox` and `radio`. */
  readonly choices?: readonly string[]
  /** Of `select`: several may be chosen. */
  readonly multiple?: boolean
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly minLength?: number
  readonly maxLength?: number
  /** Of `file`: endings. */
  readonly types?: readonly string[]
  readonly maxMegabytes?: number
  /** Of `acceptance`: the words beside the box. */
  readonly text?: string
  /** A token of HTML's `autocomplete`. */
  readonly autocomplete?: string
  readonly showWhen?: AskedCondition
}

/** Condition under which a field is shown: tests of fields before it. */
export interface AskedCondition {
  readonly match: 'all' | 'any'
  readonly tests: readonly {
    readonly key: string
    readonly is: 'filled' | 'empty' | 'equals' | 'notEquals' | 'contains'
    readonly value?: string
  }[]
}

/** A form of another plugin or of a page builder, once its fields are known. */
export interface AskedForm {
  readonly title: string
  /** BCP 47. */
  readonly language?: string
  readonly fields: readonly AskedField[]
  readonly submitLabel?: string
  /** Texts may name fields as `[name]`; see `fieldNames`. What is absent has a default. */
  readonly mail?: AskedMail
  /** Said once it is sent. */
  readonly sentMessage?: string
  /** Address that the visitor is led to then. */
  readonly sentAddress?: string
  /** Losses on the way here. */
  readonly lines?: readonly ReportLine[]
}

export interface AskedMail {
  readonly recipient?: string
  readonly sender?: string
  readonly replyTo?: string
  readonly subject?: string
  readonly body?: string
  readonly additionalHeaders?: string
  readonly useHtml?: boolean
}
