import { given } from '@vitrine/content/core'
import type { AskedField, AskedForm, AskedMail } from './asked-form.ts'
import { defaultMessages } from './default-messages.ts'
import { fieldNames } from './field-names.ts'
import type { ConvertedForm } from './form-source.ts'
import { FORM_LIMITS, MAX_FIELDS } from './limits.ts'
import { escapeMailTags } from './mail-tags.ts'
import { type MailValues, SITE_OWNER } from './mails.ts'
import { FormReport } from './report.ts'

/** Largest file that a form may ask for, in megabytes. */
const MAX_MEGABYTES = 100

/** Lengths of texts that a field may ask for, in characters. */
const MAX_LENGTH = 100_000

/** Tests of one condition. */
const MAX_TESTS = 20

type Names = ReadonlyMap<string, string>

/** Puts a form together from its fields, as the collection `contact-forms` keeps those of `writtenAs: fields`. */
export function formFromFields(form: AskedForm): ConvertedForm {
  const report = new FormReport()
  const title = report.cut(form.title.trim() || 'Contact form', FORM_LIMITS.title, 'title')
  const usable = form.fields.filter((field) => isUsable(field, report))
  const fields = usable.slice(0, MAX_FIELDS - 1)
  if (fields.length < usable.length) report.lost('form-too-many-fields', title, `${usable.length} fields`)
  const names = fieldNames(fields)
  const blocks = fields.map((field, place) => blockOf(field, { names, before: fields.slice(0, place), report }))
  const sent = form.sentMessage?.trim()
  const messages = {
    ...defaultMessages(form.language),
    ...(sent && sent.length <= FORM_LIMITS.message && { mail_sent_ok: escapeMailTags(sent) }),
  }
  return {
    title,
    ...given({ language: form.language }),
    values: {
      title,
      writtenAs: 'fields',
      fields: [...blocks, { blockType: 'submit', ...label(form.submitLabel) }],
      mail: mailOf(form.mail ?? {}, { title, fields, names, report }),
      mail2: { active: false },
      messages,
      ...afterSending(form, sent, report),
    },
    lines: [...(form.lines ?? []), ...report.lines],
  }
}

/** A mail text with everything that was filled in, field by field. */
export function allFields(fields: readonly AskedField[], names: Names): string {
  return fields
    .flatMap(({ kind, key, label: words }) => {
      const name = names.get(key)
      return kind === 'step' || name === undefined ? [] : [`${escapeMailTags(words || name)}: [${name}]`]
    })
    .join('\n')
}

function isUsable(field: AskedField, report: FormReport): boolean {
  const needsChoices = field.kind === 'select' || field.kind === 'checkbox' || field.kind === 'radio'
  if (!needsChoices || choicesOf(field) !== '') return true
  report.lost('form-field-without-choices', field.label || field.key)
  return false
}

interface FieldContext {
  readonly names: Names
  readonly before: readonly AskedField[]
  readonly report: FormReport
}

function blockOf(field: AskedField, context: FieldContext): Readonly<Record<string, unknown>> {
  const { kind } = field
  const { report, names } = context
  const words = report.cut(field.label.trim(), FORM_LIMITS.label, 'label')
  if (kind === 'step') return { blockType: 'step', title: words || 'Step' }
  const name = names.get(field.key) ?? 'field'
  const asked = { blockType: kind, name, ...given({ showWhen: showWhenOf(field, context) }) }
  const chosen = field.defaultValue?.trim() || undefined
  if (kind === 'hidden') return { ...asked, ...given({ defaultValue: chosen?.slice(0, FORM_LIMITS.defaultValue) }) }
  const common = {
    ...asked,
    label: words || name,
    ...(field.required === true && kind !== 'range' && kind !== 'radio' && kind !== 'acceptance' && { required: true }),
    ...(kind !== 'acceptance' && given({ hint: textWithin(field.hint, FORM_LIMITS.hint, report) })),
  }
  return { ...common, ...own(field, chosen?.slice(0, FORM_LIMITS.defaultValue), report) }
}

function own(field: AskedField, chosen: string | undefined, report: FormReport): object {
  const { kind } = field
  const numbers = given({ min: finite(field.min), max: finite(field.max), step: finite(field.step) })
  switch (kind) {
    case 'number':
      return { ...typed(field, chosen, report), ...numbers }
    case 'range':
      return { ...given({ defaultValue: chosen }), ...numbers }
    case 'date':
      return given({ defaultValue: chosen })
    case 'select':
      return {
        choices: choicesOf(field),
        ...given({ defaultValue: chosen }),
        multiple: field.multiple === true,
        includeBlank: field.multiple !== true,
      }
    case 'checkbox':
    case 'radio':
      return { choices: choicesOf(field), ...given({ defaultValue: chosen }) }
    case 'acceptance':
      return {
        text: report.cut(
          field.text?.trim() || field.label.trim() || 'I agree.',
          FORM_LIMITS.acceptanceText,
          'acceptance',
        ),
        optional: field.required !== true,
      }
    case 'file':
      return given({
        types: field.types?.join(', ').slice(0, FORM_LIMITS.label) || undefined,
        maxMegabytes: field.maxMegabytes && Math.min(MAX_MEGABYTES, Math.max(0.01, field.maxMegabytes)),
      })
    default:
      return {
        ...typed(field, chosen, report),
        ...given({
          minLength: lengthOf(field.minLength),
          maxLength: lengthOf(field.maxLength),
          autocomplete: /^[a-z]+(?:[ -][0-9a-z]+)*$/.test(field.autocomplete ?? '') ? field.autocomplete : undefined,
        }),
      }
  }
}

function typed(field: AskedField, chosen: string | undefined, report: FormReport): object {
  return given({ placeholder: textWithin(field.placeholder, FORM_LIMITS.label, report), defaultValue: chosen })
}

/** Choices, one a line. A bar would part what is shown from what is posted. */
function choicesOf({ choices = [] }: AskedField): string {
  return choices
    .map((choice) => choice.replace(/\s+/g, ' ').replaceAll('|', '/').trim())
    .filter((choice) => choice !== '')
    .join('\n')
    .slice(0, FORM_LIMITS.choices)
}

/** A condition can only look back, and at fields that are there. */
function showWhenOf(field: AskedField, { names, before, report }: FieldContext): object | undefined {
  const { showWhen } = field
  if (!showWhen || showWhen.tests.length === 0) return undefined
  const known = new Set(before.map(({ key }) => key))
  const tests = showWhen.tests.slice(0, MAX_TESTS).flatMap(({ key, is, value }) => {
    const name = known.has(key) ? names.get(key) : undefined
    const isWhole = is === 'filled' || is === 'empty' || (value !== undefined && value.trim() !== '')
    return name !== undefined && isWhole ? [{ field: name, is, ...given({ value }) }] : []
  })
  if (tests.length === showWhen.tests.length) return { match: showWhen.match, tests }
  report.lost('form-condition', field.label || field.key)
  return undefined
}

interface MailContext {
  readonly title: string
  readonly fields: readonly AskedField[]
  readonly names: Names
  readonly report: FormReport
}

function mailOf(mail: AskedMail, { title, fields, names, report }: MailContext): MailValues {
  const sayable = new Set(names.values())
  // A form of fields may name no field that is not there: the brackets then mean themselves.
  const text = (written: string | undefined, most: number, part: string) => {
    return report.cut(escapeMailTags(written?.trim() ?? '', sayable), most, `mail: ${part}`)
  }
  const email =
    fields.find(({ kind, required }) => kind === 'email' && required) ?? fields.find(({ kind }) => kind === 'email')
  const answered = email && names.get(email.key)
  const files = fields.flatMap(({ kind, key }) => (kind === 'file' ? (names.get(key) ?? []) : []))
  return {
    recipient: text(mail.recipient, FORM_LIMITS.line, 'recipient') || SITE_OWNER,
    sender: text(mail.sender, FORM_LIMITS.line, 'sender'),
    replyTo: text(mail.replyTo, FORM_LIMITS.line, 'reply to') || (answered ? `[${answered}]` : ''),
    subject: text(mail.subject, FORM_LIMITS.line, 'subject') || `[_site_title]: ${escapeMailTags(title)}`,
    additionalHeaders: text(mail.additionalHeaders, FORM_LIMITS.headers, 'headers'),
    body: text(mail.body, FORM_LIMITS.body, 'body') || allFields(fields, names).slice(0, FORM_LIMITS.body) || '[_url]',
    attachments: files.map((name) => `[${name}]`).join('\n'),
    useHtml: mail.useHtml === true,
    excludeBlank: true,
  }
}

function afterSending(form: AskedForm, sent: string | undefined, report: FormReport): object {
  const address = form.sentAddress?.trim()
  if (address && /^(?:https:\/\/|\/(?!\/))\S{0,480}$/.test(address)) {
    return { afterSending: 'page', sentAddress: address }
  }
  if (address) report.lost('form-redirection', address)
  if (!sent || sent.length <= FORM_LIMITS.message) return { afterSending: 'message' }
  return {
    afterSending: 'text',
    sentText: report.cut(escapeMailTags(sent), FORM_LIMITS.sentText, 'text once it is sent'),
  }
}

function label(words: string | undefined): object {
  const text = words?.trim()
  return text ? { label: text.slice(0, FORM_LIMITS.label) } : {}
}

function textWithin(written: string | undefined, most: number, report: FormReport): string | undefined {
  const text = written?.trim()
  return text ? report.cut(text, most, 'text of a field') : undefined
}

function finite(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? value : undefined
}

function lengthOf(value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MAX_LENGTH ? value : undefined
}
