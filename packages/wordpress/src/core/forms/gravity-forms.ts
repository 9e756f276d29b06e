import { given, record } from '@vitrine/content/core'
import type { AskedCondition, AskedField, AskedKind } from './asked-form.ts'
import { fieldNames } from './field-names.ts'
import type { ConvertedForm, FormSource } from './form-source.ts'
import { formFromFields } from './from-fields.ts'
import { isOn, numberIn, readJson, rowsOf, textOf } from './json.ts'
import { withMailTags } from './merge-tags.ts'
import { plainLines, plainWords } from './plain-words.ts'
import { FormReport } from './report.ts'

type Raw = Readonly<Record<string, unknown>>

/** Files of the export of Gravity Forms: forms by number, beside the version of the plugin. */
export const gravityForms: FormSource = {
  plugin: 'gravity-forms',
  name: 'Gravity Forms',
  read(input) {
    if (input.from !== 'file') return []
    return rowsOf(readJson(input.text))
      .filter((form) => Array.isArray(form.fields) && typeof form.title === 'string' && !record(form.settings).title)
      .map(convert)
  },
}

const KINDS: Readonly<Record<string, AskedKind>> = {
  text: 'text',
  name: 'text',
  email: 'email',
  textarea: 'textarea',
  number: 'number',
  select: 'select',
  multiselect: 'select',
  checkbox: 'checkbox',
  radio: 'radio',
  phone: 'tel',
  website: 'url',
  address: 'textarea',
  date: 'date',
  time: 'text',
  fileupload: 'file',
  hidden: 'hidden',
  consent: 'acceptance',
  page: 'step',
  list: 'textarea',
}

/** Types that asked for nothing. */
const SILENT = new Set(['captcha', 'section', 'html', 'turnstile'])

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
}

function convert(form: Raw): ConvertedForm {
  const report = new FormReport()
  const fields = rowsOf(form.fields).flatMap((field) => fieldOf(field, report) ?? [])
  const names = fieldNames(fields)
  // A merge tag is a label and a number: `{Name (First):1.3}`.
  const keyOf = (tag: string) => /:(\d+)(?:\.\d+)?(?::|$)/.exec(tag)?.[1]
  const words = (text: unknown) => withMailTags(text, { fields, names, keyOf, report })
  const [notification = {}, ...others] = rowsOf(form.notifications)
  for (const other of others) report.lost('form-other-mail', plainWords(other.name) || 'notification')
  const confirmations = rowsOf(form.confirmations)
  const confirmation = confirmations.find(({ isDefault }) => isOn(isDefault)) ?? confirmations[0] ?? {}
  const to = notification.toType === undefined || notification.toType === 'email'
  const converted = formFromFields({
    title: plainWords(form.title),
    fields,
    submitLabel: plainWords(record(form.button).text),
    mail: {
      recipient: to ? words(notification.toEmail ?? notification.to) : '',
      subject: words(notification.subject),
      replyTo: words(notification.replyTo),
      body: words(notification.message),
    },
    ...(confirmation.type === 'redirect'
      ? { sentAddress: textOf(confirmation.url) }
      : { sentMessage: plainLines(confirmation.message) }),
    lines: report.lines,
  })
  return { ...converted, ...given({ number: numberIn(form.id) }) }
}

function fieldOf(raw: Raw, report: FormReport): AskedField | undefined {
  const type = textOf(raw.type)
  const label = plainWords(raw.label)
  const kind = KINDS[type]
  if (kind === undefined) {
    if (!SILENT.has(type)) report.lost('unknown-form-field', type || 'field', label)
    else if (type === 'html' && plainWords(raw.content)) report.lost('form-text', type, plainWords(raw.content))
    return undefined
  }
  const choices = rowsOf(raw.choices)
  const chosen = choices.find((choice) => isOn(choice.isSelected))
  return {
    kind,
    key: textOf(raw.id),
    label,
    required: isOn(raw.isRequired),
    hint: plainWords(raw.description),
    placeholder: plainWords(raw.placeholder),
    defaultValue: chosen ? plainWords(chosen.text) : plainWords(raw.defaultValue),
    choices: choices.map((choice) => plainWords(choice.text)),
    multiple: type === 'multiselect',
    text: plainWords(raw.checkboxLabel),
    types: textOf(raw.allowedExtensions)
      .split(/[\s,]+/)
      .filter(Boolean),
    ...given({
      autocomplete: AUTOCOMPLETE[type],
      min: numberIn(raw.rangeMin),
      max: numberIn(raw.rangeMax),
      maxLength: numberIn(raw.maxLength),
      maxMegabytes: numberIn(raw.maxFileSize),
      showWhen: conditionOf(raw.conditionalLogic),
    }),
  }
}

const TESTS: Readonly<Record<string, AskedCondition['tests'][number]['is']>> = {
  is: 'equals',
  isnot: 'notEquals',
  contains: 'contains',
}

function conditionOf(raw: unknown): AskedCondition | undefined {
  const { actionType, logicType, rules } = record(raw)
  const written = rowsOf(rules)
  if (written.length === 0) return undefined
  const isSayable = actionType !== 'hide' && written.every(({ operator }) => Object.hasOwn(TESTS, textOf(operator)))
  return {
    match: logicType === 'any' ? 'any' : 'all',
    // A test that cannot be said names no field, and so becomes a line of the report.
    tests: written.map(({ fieldId, operator, value }) => ({
      key: isSayable ? textOf(fieldId) : '',
      is:
        plainWords(value) === '' ? (operator === 'isnot' ? 'filled' : 'empty') : (TESTS[textOf(operator)] ?? 'equals'),
      value: plainWords(value),
    })),
  }
}
