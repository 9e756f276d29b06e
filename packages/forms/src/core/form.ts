import type { FieldName } from './field-name.ts'
import type { Messages } from './messages.ts'

/** A contact form, parsed: every value can be relied on. */
export interface ContactForm {
  readonly id: number
  readonly title: string
  /** As the protocol writes it: `en_US`. */
  readonly locale: string
  readonly fields: readonly Field[]
  readonly mail: MailTemplate
  readonly messages: Messages
}

/** What the browser may know of a form: everything but the mail. */
export type PublicForm = Omit<ContactForm, 'mail'>

interface Named {
  readonly name: FieldName
  readonly label: string
  /** Shown below the label. */
  readonly hint?: string
}

interface Input extends Named {
  readonly required: boolean
  readonly placeholder?: string
  readonly defaultValue?: string
  /** Tokens of the `autocomplete` attribute. */
  readonly autocomplete?: string
}

/** One line of text. Lengths are UTF-16 units. */
export interface TextField extends Input {
  readonly type: 'text' | 'email' | 'url' | 'tel'
  readonly minLength?: number
  readonly maxLength?: number
}

export interface TextareaField extends Input {
  readonly type: 'textarea'
  readonly minLength?: number
  readonly maxLength?: number
}

export interface NumberField extends Input {
  readonly type: 'number'
  /** As written: the protocol sends bounds as text. */
  readonly min?: string
  readonly max?: string
  readonly step?: string
}

export interface DateField extends Input {
  readonly type: 'date'
  /** YYYY-MM-DD. */
  readonly min?: string
  readonly max?: string
}

export interface SelectField extends Input {
  readonly type: 'select'
  readonly choices: readonly string[]
  readonly multiple: boolean
  /** A first entry that stands for no choice. */
  readonly includeBlank: boolean
}

export interface CheckboxField extends Named {
  readonly type: 'checkbox'
  readonly required: boolean
  readonly choices: readonly string[]
  readonly defaultValue?: string
  /** Only one box may be ticked. */
  readonly exclusive: boolean
}

/** A group of which one is chosen. The original requires a choice always. */
export interface RadioField extends Named {
  readonly type: 'radio'
  readonly choices: readonly string[]
  readonly defaultValue?: string
}

/** A box that must be ticked before the form is sent; inverted: must not be. */
export interface AcceptanceField extends Named {
  readonly type: 'acceptance'
  /** Plain text beside the box. */
  readonly text: string
  readonly optional: boolean
  readonly invert: boolean
  readonly checked: boolean
}

export interface HiddenField {
  readonly type: 'hidden'
  readonly name: FieldName
  readonly defaultValue: string
}

export interface SubmitField {
  readonly type: 'submit'
  readonly label: string
}

export type Field =
  | TextField
  | TextareaField
  | NumberField
  | DateField
  | SelectField
  | CheckboxField
  | RadioField
  | AcceptanceField
  | HiddenField
  | SubmitField

/** The mail that a message becomes. All texts may hold mail-tags. */
export interface MailTemplate {
  readonly recipient: string
  readonly sender: string
  readonly subject: string
  /** Lines of `Name: value`. */
  readonly additionalHeaders: string
  readonly body: string
  /** Leave out lines whose tags are all empty. */
  readonly excludeBlank: boolean
}

/** Longest text of a field that names no limit, in UTF-16 units. [reference 9.5] */
export const DEFAULT_MAX_LENGTH = { line: 400, textarea: 2000 } as const
