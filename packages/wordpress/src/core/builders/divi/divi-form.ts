import { given } from '@vitrine/content/core'
import type { AskedField, AskedKind } from '../../forms/asked-form.ts'
import { fieldNames } from '../../forms/field-names.ts'
import { readJson, rowsOf } from '../../forms/json.ts'
import { withMailTags } from '../../forms/merge-tags.ts'
import { plainLines, plainWords } from '../../forms/plain-words.ts'
import { FormReport } from '../../forms/report.ts'
import { formPieces } from '../blocks/form.ts'
import type { ElementConverter } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { childrenNamed, others, reported } from '../shared/parts.ts'

const KINDS: Readonly<Record<string, AskedKind>> = {
  input: 'text',
  text: 'textarea',
  email: 'email',
  checkbox: 'checkbox',
  radio: 'radio',
  select: 'select',
}

/** The contact form of Divi, whose fields stand in it. */
export const diviForm: ElementConverter = (element, page) => {
  const report = new FormReport()
  const fields = childrenNamed(element, 'et_pb_contact_field').map((field, place) => fieldOf(field, place, report))
  if (fields.length === 0) return reported(element, page)
  const { settings } = element
  const names = fieldNames(fields)
  const keyOf = (tag: string) => /^field:(.+)$/.exec(tag)?.[1]?.toLowerCase()
  const message = word(settings, 'custom_message').replaceAll('||et_pb_line_break_holder||', '\n')
  const body = message.replace(/%%([\w-]{1,100})%%/g, '{field:$1}')
  const form = formPieces(
    {
      title: plainWords(word(settings, 'title', 'admin_label')) || plainWords(page.context.item.title),
      fields,
      submitLabel: plainWords(word(settings, 'submit_button_text', 'button_text')),
      mail: {
        recipient: word(settings, 'email'),
        body: withMailTags(body, { fields, names, keyOf, report }),
      },
      ...given({
        sentMessage: plainLines(word(settings, 'success_message')) || undefined,
        sentAddress: isOn(settings, 'use_redirect') ? word(settings, 'redirect_url') : undefined,
      }),
      lines: report.lines,
    },
    page,
  )
  return [...form, ...others(element, page, 'et_pb_contact_field')]
}

function fieldOf({ settings }: BuilderElement, place: number, report: FormReport): AskedField {
  const written = word(settings, 'field_type') || 'input'
  const label = plainWords(word(settings, 'field_title'))
  const choices = choicesOf(settings, `${written === 'checkbox' ? 'checkbox' : written}_options`)
  // A box without choices is one to tick.
  const kind = written === 'checkbox' && choices.length === 0 ? 'acceptance' : KINDS[written]
  if (kind === undefined) report.changed('unknown-form-field', written, label)
  if (isOn(settings, 'conditional_logic')) report.lost('form-condition', label)
  const name = word(settings, 'field_id').toLowerCase()
  return {
    kind: kind ?? 'text',
    key: name || `field-${place}`,
    name,
    label: label || name,
    required: word(settings, 'required_mark') !== 'off',
    choices,
    text: label,
    ...given({
      minLength: numberIn(settings, 'min_length') || undefined,
      maxLength: numberIn(settings, 'max_length') || undefined,
    }),
  }
}

/** Choices as JSON whose quotes and brackets are written so that no shortcode ends at them, or one a line. */
function choicesOf(settings: Settings, name: string): readonly string[] {
  const written = word(settings, name).replaceAll('%22', '"').replaceAll('%91', '[').replaceAll('%93', ']')
  const rows = rowsOf(readJson(written))
  return rows.length > 0
    ? rows.map(({ value }) => plainWords(value))
    : written.split('\n').map(plainWords).filter(Boolean)
}
