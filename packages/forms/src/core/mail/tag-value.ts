import { isTicked } from '../acceptance.ts'
import { asText, type Submitted, type SubmittedValue } from '../submitted.ts'
import type { FormTag } from '../template/form-tag.ts'
import type { RowNames } from '../visible-form.ts'
import { withoutElements } from '../without-elements.ts'
import { formatDate } from './date-format.ts'
import { escapeHtml } from './html-text.ts'
import type { MailTag } from './mail-tags.ts'
import { type SpecialTags, specialValue } from './special-tags.ts'
import { midnight } from './wall-clock.ts'

/** Values that the mail-tags of a form's mails stand for. */
export interface MailValues {
  /** The submission as it is kept. */
  readonly submitted: Submitted
  /** The submission as it was posted. */
  readonly posted: Submitted
  /** Safe names of the uploaded files, by field. */
  readonly files: Readonly<Record<string, readonly string[]>>
  readonly tags: readonly FormTag[]
  /** Names of fields in the rows of groups that repeat. */
  readonly rows: RowNames
  readonly special: SpecialTags
  /** Of the form, as the protocol writes it: `en_US`. */
  readonly locale: string
  /** IANA name; days of `[_format_…]` begin at its midnight. */
  readonly timeZone: string
}

/** @returns Undefined for a tag that stays as it is written. */
export function tagValue(tag: MailTag, values: MailValues, { html }: { readonly html: boolean }): string | undefined {
  const formTag = values.tags.find(({ name }) => name === tag.field)
  if (formTag?.basetype === 'acceptance') return consentText(formTag, values.submitted, html)
  const text = rowTexts(tag, values)?.trim() ?? specialValue(tag.name, values.special)
  return html && text !== undefined ? escapeHtml(text) : text
}

/** The name of a field in a group that repeats stands for what all rows say; one that says nothing keeps its place. */
function rowTexts(tag: MailTag, values: MailValues): string | undefined {
  const textOf = (field: string) =>
    fieldText(
      { ...tag, field },
      values.tags.find(({ name }) => name === field),
      values,
    )
  const rows = values.rows.get(tag.field)
  if (rows === undefined || rows.length === 1) return textOf(tag.field)
  const texts = rows.map((name) => textOf(name)?.trim() ?? '')
  return texts.some(Boolean) ? texts.map((text) => text || NO_TEXT).join(ROW_BREAK) : ''
}

/** Stands between what several rows say, and for a row that says nothing. */
const ROW_BREAK = '; '
const NO_TEXT = '–'

function fieldText(tag: MailTag, formTag: FormTag | undefined, values: MailValues): string | undefined {
  const names = formTag?.basetype === 'file' ? own(values.files, tag.field) : undefined
  if (names) return names.join(', ')
  if (tag.shows === 'posted') return asText(own(values.posted, tag.field))
  const value = own(values.submitted, tag.field)
  if (value === undefined || tag.shows === 'value') return value === undefined ? undefined : asText(value)
  return asText(withFormat(tag.shows.dateFormat, value, values))
}

function own<V>(record: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** Formats a date. Text that is no date stays as it is. */
function withFormat(format: string, value: SubmittedValue, { timeZone, locale }: MailValues): SubmittedValue {
  const language = locale.replaceAll('_', '-') || 'en'
  const formatted = (text: string) => {
    const day = format === '' ? undefined : midnight(text, timeZone)
    return day ? formatDate(format, day, language) : text
  }
  return typeof value === 'string' ? formatted(value) : value.map(formatted)
}

/** Text of an acceptance box and whether it was ticked. Its HTML stays in HTML mails. */
function consentText(tag: FormTag, submitted: Submitted, html: boolean): string {
  const given = [own(submitted, tag.name) ?? []].flat()
  const label = html
    ? tag.content || escapeHtml(tag.values[0] ?? '')
    : withoutElements(tag.content || (tag.values[0] ?? ''))
  return [isTicked(given) ? 'Consented' : 'Not consented', label.trim()].filter(Boolean).join(': ')
}
