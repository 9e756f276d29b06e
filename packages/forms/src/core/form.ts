import type { StepperTexts } from '@vitrine/ui/core'
import type { AdditionalSettings } from './additional-settings.ts'
import type { AfterSending } from './after-sending.ts'
import type { Condition } from './conditions/condition.ts'
import type { BesideField } from './field-type.ts'
import type { FormGuard } from './form-guard.ts'
import type { FormTexts } from './form-texts.ts'
import type { Messages } from './messages.ts'
import type { PaymentOnForm } from './payment.ts'
import type { RowLimits } from './rows.ts'
import type { Control, ControlOf } from './template/control.ts'
import type { FormBody } from './template/form-body.ts'
import type { FormTag } from './template/form-tag.ts'
import type { TemplatePart } from './template/scan.ts'
import type { Webhook } from './webhook/webhook.ts'

/** A contact form, parsed: every value can be relied on. */
export interface ContactForm {
  readonly id: number
  readonly title: string
  /** As the protocol writes it: `en_US`. */
  readonly locale: string
  readonly body: WrittenBody
  /** Form-tags of the body, in order. */
  readonly tags: readonly FormTag[]
  readonly mail: MailTemplate
  /** Goes out once the first was taken. */
  readonly mail2?: MailTemplate
  readonly messages: Messages
  readonly settings: AdditionalSettings
  /** Absent: the form stays, empty, with its message. */
  readonly afterSending?: AfterSending
  /** The browser keeps what is typed until it is sent. */
  readonly keepsDraft?: true
  readonly guard: FormGuard
  /** Programs that are notified of each message. */
  readonly webhooks: readonly Webhook[]
}

/** Form as an editor wrote it: field by field, or as a template with HTML. */
export type WrittenBody =
  | ({ readonly kind: 'fields' } & WrittenFields)
  | { readonly kind: 'template'; readonly parts: readonly TemplatePart[] }

export interface WrittenFields {
  /** In the order of the page, those of groups among them. */
  readonly fields: readonly LabelledTag[]
  readonly groups: readonly GroupOfFields[]
  readonly steps: readonly FormStep[]
}

/** A field with the words around it. */
export interface LabelledTag extends InForm, BesideField {
  readonly tag: FormTag
  readonly label: string
  /** Shown below the label. */
  readonly hint?: string
}

/** Position of a field in its form, and its condition. */
interface InForm {
  /** Place of its group among the form's. */
  readonly group?: number
  /** Undefined: always. */
  readonly showWhen?: Condition
}

/** Fields with a heading of their own. */
export interface GroupOfFields {
  readonly heading: string
  readonly intro?: string
  readonly showWhen?: Condition
  /** Its fields may be filled in several times, row by row. */
  readonly rows?: RowLimits
}

/** One of the steps in which a form is filled in. */
export interface FormStep {
  readonly title: string
  /** Place of its first field; the step lasts until the next one begins. */
  readonly from: number
}

/** Form as the browser may know it: its rendered body and the sentences it needs. */
export interface PublicForm {
  readonly id: number
  readonly title: string
  readonly locale: string
  readonly body: ShownBody
  /** Classes that its settings give it. */
  readonly classes: readonly string[]
  /** Name of a field that people must not see or fill in. */
  readonly honeypot?: string
  /** Hidden fields besides those of the protocol. */
  readonly hidden: readonly (readonly [name: string, value: string])[]
  readonly messages: Pick<Messages, 'mail_sent_ng' | 'validation_error'>
  /** Said while it is being sent. */
  readonly sending: string
  /** Said when the site does not answer; absent in what sites sent that did not know it. */
  readonly unreachable?: string
  /** Why its button waits; absent in forms whose button does not, or that are written as a template. */
  readonly held?: string
  /** Its script sends a key with each message; absent where the server that takes it may know none. */
  readonly sendsKey?: true
  /** Absent in forms without a price. */
  readonly payment?: PaymentOnForm
  /** Texts that its fields use; absent in forms that are written as a template. */
  readonly texts?: Partial<FormTexts>
}

export type ShownBody = ({ readonly kind: 'fields' } & ShownFields) | ({ readonly kind: 'template' } & FormBody)

export interface ShownFields {
  readonly fields: readonly ShownField[]
  /** Absent in forms without. */
  readonly groups?: readonly ShownGroup[]
  /** Absent in forms without. */
  readonly steps?: readonly FormStep[]
}

export interface ShownField extends InForm, Waiting {
  readonly control: Control
  readonly label: string
  readonly hint?: string
  readonly picture?: ControlOf<'captcha-image'>
  readonly counter?: ControlOf<'count'>
  /** Names of the buttons beside its number; absent for a plain field. */
  readonly stepper?: StepperTexts
}

export interface ShownGroup extends GroupOfFields, Waiting {
  /** Rows that a group that repeats first has. */
  readonly firstRows?: number
}

/** Presentation of a part that may be hidden. */
interface Waiting {
  /** Its condition in words. */
  readonly onlyIf?: string
  /** Its condition does not hold as the form first stands. */
  readonly waits?: boolean
}

/** The mail that a message becomes. All texts may hold mail-tags. */
export interface MailTemplate {
  readonly recipient: string
  readonly sender: string
  readonly subject: string
  /** Lines of `Name: value`. */
  readonly additionalHeaders: string
  readonly body: string
  /** Names of file fields in brackets. */
  readonly attachments: string
  /** The body is HTML. */
  readonly useHtml: boolean
  /** Leave out lines of the body whose tags are all empty. */
  readonly excludeBlank: boolean
}
