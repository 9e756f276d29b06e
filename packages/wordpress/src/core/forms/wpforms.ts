import { given, record } from '@vitrine/content/core'
import { refTo } from '../source/source-key.ts'
import type { AskedCondition, AskedField, AskedKind } from './asked-form.ts'
import { fieldNames } from './field-names.ts'
import type { ConvertedForm, FormInput, FormSource } from './form-source.ts'
import { formFromFields } from './from-fields.ts'
import { isOn, numberIn, readJson, rowsOf, textOf } from './json.ts'
import { withMailTags } from './merge-tags.ts'
import { plainLines, plainWords } from './plain-words.ts'
import { FormReport } from './report.ts'

type Raw = Readonly<Record<string, unknown>>

/** Forms of WPForms: JSON in the content of items, or in files of its own export. */
export const wpForms: FormSource = {
  plugin: 'wpforms',
  name: 'WPForms',
  read(input) {
    const forms = rawForms(input).filter((form) => typeof form.fields === 'object' && record(form.settings).form_title)
    return forms.map((form) => convert(form, input))
  },
}

function rawForms(input: FormInput): readonly Raw[] {
  if (input.from === 'item') return input.item.kind === 'wpforms' ? [record(readJson(input.item.content))] : []
  const read = readJson(input.text)
  return Array.isArray(read) ? rowsOf(read) : [record(read)]
}

/** Types that ask for the same as a field of ours. */
const KINDS: Readonly<Record<string, AskedKind>> = {
  text: 'text',
  name: 'text',
  email: 'email',
  textarea: 'textarea',
  richtext: 'textarea',
  number: 'number',
  'number-slider': 'range',
  select: 'select',
  checkbox: 'checkbox',
  radio: 'radio',
  phone: 'tel',
  url: 'url',
  address: 'textarea',
  'date-time': 'date',
  'file-upload': 'file',
  hidden: 'hidden',
  'gdpr-checkbox': 'acceptance',
  pagebreak: 'step',
  rating: 'range',
  net_promoter_score: 'range',
}

/** Types that asked for nothing, and whose words stand nowhere. */
const SILENT = new Set(['captcha', 'turnstile', 'divider', 'html', 'content', 'layout', 'internal-information'])

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
}

function convert(form: Raw, input: FormInput): ConvertedForm {
  const report = new FormReport()
  const settings = record(form.settings)
  const rows = rowsOf(form.fields)
  const fields = rows.flatMap((field) => fieldOf(field, { rows, report }) ?? [])
  const names = fieldNames(fields)
  const keyOf = (tag: string) => /^field_(?:value_)?(?:html_)?id="(\d+)/.exec(tag)?.[1]
  const words = (text: unknown) => withMailTags(text, { fields, names, keyOf, report })
  const [notification = {}, ...others] = rowsOf(settings.notifications)
  for (const other of others) report.lost('form-other-mail', plainWords(other.notification_name) || 'notification')
  const [confirmation = {}] = rowsOf(settings.confirmations)
  const title = plainWords(settings.form_title)
  const converted = formFromFields({
    title,
    fields,
    submitLabel: plainWords(settings.submit_text),
    mail: {
      recipient: words(notification.email),
      subject: words(notification.subject),
      replyTo: words(notification.replyto),
      body: words(notification.message),
    },
    ...(confirmation.type === 'redirect'
      ? { sentAddress: textOf(confirmation.redirect) }
      : { sentMessage: plainLines(confirmation.message) }),
    lines: report.lines,
  })
  if (input.from !== 'item') return { ...converted, ...given({ number: numberIn(form.id) }) }
  const { id, slug } = input.item
  return { ...converted, identity: { ref: refTo(`item:${id}`), id, slug, title } }
}

function fieldOf(
  raw: Raw,
  { rows, report }: { readonly rows: readonly Raw[]; readonly report: FormReport },
): AskedField | undefined {
  const type = textOf(raw.type)
  const label = plainWords(raw.label)
  const kind = KINDS[type]
  if (kind === undefined) {
    if (!SILENT.has(type)) report.lost('unknown-form-field', type || 'field', label)
    else if (plainWords(raw.code ?? raw.content)) report.lost('form-text', type, plainWords(raw.code ?? raw.content))
    return undefined
  }
  // The last page break only ends the steps.
  if (kind === 'step' && raw.position === 'bottom') return undefined
  const choices = rowsOf(raw.choices)
  const chosen = choices.find((choice) => isOn(choice.default))
  return {
    kind,
    key: textOf(raw.id),
    label: kind === 'step' ? plainWords(raw.title) : label,
    required: isOn(raw.required),
    hint: plainWords(raw.description),
    placeholder: plainWords(raw.placeholder),
    defaultValue: chosen ? plainWords(chosen.label) : plainWords(raw.default_value),
    choices: choices.map((choice) => plainWords(choice.label)),
    multiple: isOn(raw.multiple),
    text: choices.map((choice) => plainWords(choice.label)).join(' '),
    types: textOf(raw.extensions)
      .split(/[\s,]+/)
      .filter(Boolean),
    ...ranged(type, raw),
    ...given({
      autocomplete: AUTOCOMPLETE[type],
      maxMegabytes: numberIn(raw.max_size),
      showWhen: conditionOf(raw, rows),
    }),
  }
}

/** Stars and scores are numbers on a scale. */
function ranged(type: string, raw: Raw): object {
  if (type === 'rating') return { min: 1, max: numberIn(raw.scale) ?? 5, step: 1 }
  if (type === 'net_promoter_score') return { min: 0, max: 10, step: 1 }
  return given({ min: numberIn(raw.min), max: numberIn(raw.max), step: numberIn(raw.step) })
}

const TESTS: Readonly<Record<string, AskedCondition['tests'][number]['is']>> = {
  '==': 'equals',
  '!=': 'notEquals',
  c: 'contains',
  e: 'empty',
  '!e': 'filled',
}

/** Stands for a condition that cannot be said here: it names no field, and so becomes a line of the report. */
const UNSAYABLE: AskedCondition = { match: 'all', tests: [{ key: '', is: 'filled' }] }

/** Groups of tests, of which one has to hold; a single group, or groups of one test each, can be said here. */
function conditionOf(raw: Raw, rows: readonly Raw[]): AskedCondition | undefined {
  if (!isOn(raw.conditional_logic)) return undefined
  const written = Array.isArray(raw.conditionals) ? raw.conditionals : Object.values(record(raw.conditionals))
  const groups = written.map(rowsOf).filter((group) => group.length > 0)
  if (groups.length === 0) return undefined
  const isSayable = groups.length === 1 || groups.every((group) => group.length === 1)
  if (raw.conditional_type === 'hide' || !isSayable) return UNSAYABLE
  const tests = groups.flat().map((test) => ({
    key: textOf(test.field),
    is: TESTS[textOf(test.operator)] ?? 'equals',
    value: testedWords(test, rows),
  }))
  return { match: groups.length === 1 ? 'all' : 'any', tests }
}

/** A test of choices names one by its number. */
function testedWords({ field, value }: Raw, rows: readonly Raw[]): string {
  const asked = rows.find(({ id }) => textOf(id) === textOf(field))
  const choice = record(record(asked?.choices)[textOf(value)])
  return plainWords(choice.label) || plainWords(value)
}
