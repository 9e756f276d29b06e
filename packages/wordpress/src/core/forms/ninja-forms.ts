import { given, record } from '@vitrine/content/core'
import type { AskedField, AskedKind } from './asked-form.ts'
import { fieldNames } from './field-names.ts'
import type { ConvertedForm, FormSource } from './form-source.ts'
import { formFromFields } from './from-fields.ts'
import { isOn, numberIn, readJson, rowsOf, textOf } from './json.ts'
import { withMailTags } from './merge-tags.ts'
import { plainLines, plainWords } from './plain-words.ts'
import { FormReport } from './report.ts'

type Raw = Readonly<Record<string, unknown>>

/** Files `.nff` of Ninja Forms 3, which are JSON. */
export const ninjaForms: FormSource = {
  plugin: 'ninja-forms',
  name: 'Ninja Forms',
  read(input) {
    if (input.from !== 'file') return []
    const form = record(readJson(input.text))
    const isForm = typeof form.fields === 'object' && typeof form.actions === 'object' && record(form.settings).title
    return isForm ? [convert(form)] : []
  },
}

const KINDS: Readonly<Record<string, AskedKind>> = {
  textbox: 'text',
  firstname: 'text',
  lastname: 'text',
  email: 'email',
  textarea: 'textarea',
  number: 'number',
  quantity: 'number',
  starrating: 'range',
  listselect: 'select',
  listmultiselect: 'select',
  listcountry: 'text',
  liststate: 'text',
  listcheckbox: 'checkbox',
  listradio: 'radio',
  checkbox: 'acceptance',
  terms: 'acceptance',
  phone: 'tel',
  date: 'date',
  address: 'text',
  address2: 'text',
  city: 'text',
  zip: 'text',
  file_upload: 'file',
  hidden: 'hidden',
}

const SILENT = new Set(['submit', 'recaptcha', 'recaptcha_v3', 'hcaptcha', 'turnstile', 'spam', 'hr', 'html'])

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
  city: 'address-level2',
  zip: 'postal-code',
  listcountry: 'country-name',
}

function convert(form: Raw): ConvertedForm {
  const report = new FormReport()
  const rows = [...rowsOf(form.fields)]
    .map(settingsIn)
    .sort((a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0))
  const fields = rows.flatMap((field) => fieldOf(field, report) ?? [])
  const names = fieldNames(fields)
  const keyOf = (tag: string) => /^field:([\w-]+)/.exec(tag)?.[1]
  const words = (text: unknown) => withMailTags(text, { fields, names, keyOf, report })
  const actions = rowsOf(form.actions)
    .map(settingsIn)
    .filter(({ active }) => active === undefined || isOn(active))
  const mails = actions.filter(({ type }) => type === 'email')
  const [mail = {}, ...others] = mails
  for (const other of others) report.lost('form-other-mail', plainWords(other.label) || 'email')
  const sent = actions.find(({ type }) => type === 'successmessage')
  const redirect = actions.find(({ type }) => type === 'redirect')
  const submit = rows.find(({ type }) => type === 'submit')
  return formFromFields({
    title: plainWords(record(form.settings).title),
    fields,
    submitLabel: plainWords(submit?.label),
    mail: {
      recipient: words(mail.to),
      subject: words(mail.email_subject),
      replyTo: words(mail.reply_to),
      body: words(mail.email_message) || words(mail.email_message_plain),
    },
    ...given({
      sentAddress: redirect && textOf(redirect.redirect_url),
      sentMessage: sent && plainLines(sent.success_msg),
    }),
    lines: report.lines,
  })
}

/** Exports keep what a field is beside its settings or among them, by version. */
function settingsIn(raw: Raw): Raw {
  return { ...raw, ...record(raw.settings) }
}

function fieldOf(raw: Raw, report: FormReport): AskedField | undefined {
  const type = textOf(raw.type)
  const label = plainWords(raw.label)
  const kind = KINDS[type]
  if (kind === undefined) {
    if (!SILENT.has(type)) report.lost('unknown-form-field', type || 'field', label)
    else if (type === 'html' && plainWords(raw.default)) report.lost('form-text', type, plainWords(raw.default))
    return undefined
  }
  const options = rowsOf(raw.options)
  const chosen = options.find((option) => isOn(option.selected))
  return {
    kind,
    key: textOf(raw.key),
    label,
    required: isOn(raw.required),
    hint: plainWords(raw.desc_text),
    placeholder: plainWords(raw.placeholder),
    defaultValue: chosen ? plainWords(chosen.label) : kind === 'acceptance' ? '' : plainWords(raw.default),
    choices: options.map((option) => plainWords(option.label)),
    multiple: type === 'listmultiselect',
    text: label,
    types: textOf(raw.upload_types)
      .split(/[\s,]+/)
      .filter(Boolean),
    ...given({
      autocomplete: AUTOCOMPLETE[type],
      min: type === 'starrating' ? 1 : numberIn(raw.num_min),
      max: type === 'starrating' ? (numberIn(raw.number_of_stars) ?? 5) : numberIn(raw.num_max),
      step: type === 'starrating' ? 1 : numberIn(raw.num_step),
      maxLength: raw.input_limit_type === 'characters' ? numberIn(raw.input_limit) : undefined,
    }),
  }
}
