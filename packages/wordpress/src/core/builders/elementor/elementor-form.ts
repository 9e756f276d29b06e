import { given } from '@vitrine/content/core'
import type { AskedField, AskedKind, AskedMail } from '../../forms/asked-form.ts'
import { fieldNames } from '../../forms/field-names.ts'
import { withMailTags } from '../../forms/merge-tags.ts'
import { plainLines, plainWords } from '../../forms/plain-words.ts'
import { FormReport } from '../../forms/report.ts'
import { formPieces } from '../blocks/form.ts'
import type { ElementConverter } from '../builder-page.ts'
import type { Settings } from '../element.ts'
import { groupsIn, isOn, numberIn, word } from '../settings.ts'
import { reported } from '../shared/parts.ts'

const KINDS: Readonly<Record<string, AskedKind>> = {
  text: 'text',
  time: 'text',
  email: 'email',
  textarea: 'textarea',
  url: 'url',
  tel: 'tel',
  radio: 'radio',
  select: 'select',
  checkbox: 'checkbox',
  acceptance: 'acceptance',
  number: 'number',
  date: 'date',
  upload: 'file',
  hidden: 'hidden',
  step: 'step',
}

/** Fields that visitors do not fill in. */
const SILENT = new Set(['recaptcha', 'recaptcha_v3', 'honeypot'])

/** Actions after submission that forms of Vitrine have, too. */
const SUPPORTED_ACTIONS = new Set(['email', 'save-to-database', 'redirect'])

/** The form widget of Elementor Pro. */
export const elementorForm: ElementConverter = (element, page) => {
  const { settings } = element
  const report = new FormReport()
  const fields = groupsIn(settings, 'form_fields').flatMap((field) => fieldOf(field, report) ?? [])
  if (fields.length === 0) return reported(element, page)
  const actions = Array.isArray(settings.submit_actions) ? settings.submit_actions.map(String) : ['email']
  for (const action of actions) if (!SUPPORTED_ACTIONS.has(action)) report.lost('form-action', action.slice(0, 80))
  const title = plainWords(settings.form_name) || plainWords(page.context.item.title)
  return formPieces(
    {
      title,
      fields,
      submitLabel: plainWords(settings.button_text),
      mail: mailOf(settings, fields, report),
      ...given({
        sentMessage: isOn(settings, 'custom_messages') ? plainLines(settings.success_message) : undefined,
        sentAddress: actions.includes('redirect') ? word(settings, 'redirect_to') : undefined,
      }),
      lines: report.lines,
    },
    page,
  )
}

function fieldOf(field: Settings, report: FormReport): AskedField | undefined {
  const type = word(field, 'field_type') || 'text'
  const label = plainWords(field.field_label)
  const kind = KINDS[type]
  if (kind === undefined) {
    if (type === 'html') report.lost('form-text', type, plainWords(field.field_html))
    else if (!SILENT.has(type)) report.lost('unknown-form-field', type, label)
    return undefined
  }
  const name = word(field, 'custom_id')
  return {
    kind,
    key: name || word(field, '_id'),
    name,
    label: label || plainWords(field.placeholder),
    required: isOn(field, 'required'),
    placeholder: plainWords(field.placeholder),
    defaultValue: plainWords(field.field_value),
    choices: word(field, 'field_options')
      .split('\n')
      .map((line) => plainWords(line.replace(/\|.*$/s, ''))),
    multiple: isOn(field, 'allow_multiple'),
    text: plainWords(field.acceptance_text),
    types: word(field, 'file_types')
      .split(/[\s,]+/)
      .filter(Boolean),
    ...given({
      min: kind === 'number' ? numberIn(field, 'field_min') : undefined,
      max: kind === 'number' ? numberIn(field, 'field_max') : undefined,
      maxMegabytes: numberIn(field, 'file_sizes'),
    }),
  }
}

function mailOf(settings: Settings, fields: readonly AskedField[], report: FormReport): AskedMail {
  const names = fieldNames(fields)
  const keyOf = (tag: string) => /^field:(.+)$/.exec(tag)?.[1]
  const words = (name: string) => withMailTags(merged(word(settings, name)), { fields, names, keyOf, report })
  const answered = names.get(word(settings, 'email_reply_to'))
  const headers = [
    ['Cc', words('email_to_cc')],
    ['Bcc', words('email_to_bcc')],
  ].flatMap(([header, value]) => (value ? [`${header}: ${value}`] : []))
  return {
    recipient: words('email_to'),
    subject: words('email_subject'),
    body: words('email_content'),
    ...(answered !== undefined && { replyTo: `[${answered}]` }),
    ...(headers.length > 0 && { additionalHeaders: headers.join('\n') }),
  }
}

/** Tags of Elementor as merge tags: `[all-fields]`, `[field id="name"]`. */
function merged(text: string): string {
  return text
    .replaceAll('[all-fields]', '{all_fields}')
    .replace(/\[field\s{1,10}id="?([\w-]{1,100})"?\s{0,10}\]/g, '{field:$1}')
}
