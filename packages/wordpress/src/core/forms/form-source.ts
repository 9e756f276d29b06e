import type { ReportLine } from '../convert/convert.ts'
import type { SourceItem } from '../source/source.ts'
import type { SourceRef } from '../source/source-key.ts'
import type { OtherFormPlugin } from './other-forms.ts'

/** Remains of a plugin for forms: an item of the export, or a file of its own. */
export type FormInput =
  | { readonly from: 'item'; readonly item: SourceItem }
  | { readonly from: 'file'; readonly name: string; readonly text: string }

/** A form as a document of `contact-forms`, with what shortcodes and messages know it by. */
export interface ConvertedForm {
  readonly title: string
  /** BCP 47 tag of the language that its texts are written in; absent when the source does not say. */
  readonly language?: string
  /** Values by the names of the collection's fields. Texts are in {@link ConvertedForm.language}. */
  readonly values: FormValues
  readonly lines: readonly ReportLine[]
  /** Known only of forms that are items. */
  readonly identity?: FormIdentity
  /** Number by which its plugin knows a form of a file; absent where the file does not say. */
  readonly number?: number
}

export type FormValues = Readonly<Record<string, unknown>>

/** Names of a form in shortcodes, blocks and messages. */
export interface FormIdentity {
  readonly ref: SourceRef
  readonly id: number
  readonly title: string
  /** Percent-encoded, as the export has it. */
  readonly slug: string
  /** Hex digits; absent in forms that were saved before there were hashes. */
  readonly hash?: string
  /** Number by which version 2 and older knew it. */
  readonly unitId?: number
}

/** A plugin whose forms can be read. */
export interface FormSource {
  readonly plugin: 'contact-form-7' | OtherFormPlugin
  /** As people know it: `Contact Form 7`. */
  readonly name: string
  /** @returns Nothing for what is not its own, and for what it cannot read. */
  read(input: FormInput): readonly ConvertedForm[]
}
