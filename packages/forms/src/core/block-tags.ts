import { text } from '@vitrine/ui/core'
import { parseFieldName } from './field-name.ts'
import type { LabelledTag } from './form.ts'
import { type FormTag, formTag, parseTagType } from './template/form-tag.ts'

type Raw = Readonly<Record<string, unknown>>

/** Lines of a long text that an editor did not size. */
const AREA_ROWS = 6

/** Reads one field that an editor put together. Undefined for one that cannot be used. */
export function labelledTag(block: Raw): LabelledTag | undefined {
  const tag = tagOf(block)
  const hint = text(block.hint)
  return tag && { tag, label: text(block.label) ?? tag.name, ...(hint && { hint }) }
}

function tagOf(raw: Raw): FormTag | undefined {
  const kind = String(raw.blockType)
  const required = raw.required === true && STARRED.has(kind)
  const type = parseTagType(required ? `${kind}*` : kind)
  if (!type) return undefined
  if (kind === 'submit') return formTag({ type, rawName: '', options: [], rawValues: [text(raw.label) ?? 'Send'] })
  if (parseFieldName(raw.name) === undefined) return undefined
  const { values, chosen } = valuesOf(kind, raw)
  const placeholder = text(raw.placeholder)
  return formTag({
    type,
    rawName: String(raw.name),
    options: [...optionsOf(kind, raw), ...chosen, ...(placeholder ? ['placeholder', 'default:2'] : [])],
    // A placeholder stands before the default, which `default:2` then names.
    rawValues: placeholder ? [placeholder, ...values] : values,
    content: kind === 'acceptance' ? (text(raw.text) ?? '') : '',
  })
}

const STARRED = new Set(['text', 'email', 'url', 'tel', 'textarea', 'number', 'date', 'checkbox', 'select', 'file'])

function optionsOf(kind: string, raw: Raw): readonly string[] {
  const flag = (name: string, option = name) => (raw[name] === true ? [option] : [])
  const number = (name: string, option: string) =>
    typeof raw[name] === 'number' && Number.isFinite(raw[name]) ? [`${option}:${raw[name]}`] : []
  const autocomplete = text(raw.autocomplete)
  const shared = autocomplete ? [`autocomplete:${autocomplete.replace(/\s+/g, '|')}`] : []
  switch (kind) {
    case 'textarea':
      return [...shared, `rows:${AREA_ROWS}`, ...number('minLength', 'minlength'), ...number('maxLength', 'maxlength')]
    case 'number':
      return [...shared, ...number('min', 'min'), ...number('max', 'max'), ...number('step', 'step')]
    case 'date':
      return [...shared, ...day(raw.min, 'min'), ...day(raw.max, 'max')]
    case 'select':
      return [...shared, ...flag('multiple'), ...flag('includeBlank', 'include_blank')]
    case 'checkbox':
    case 'radio':
      return ['use_label_element', ...flag('exclusive')]
    case 'acceptance':
      return [...flag('optional'), ...flag('invert'), ...flag('checked', 'default:on')]
    default:
      return [...shared, ...number('minLength', 'minlength'), ...number('maxLength', 'maxlength')]
  }
}

function day(raw: unknown, name: 'min' | 'max'): readonly string[] {
  const match = typeof raw === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(raw) : null
  return match ? [`${name}:${match[0]}`] : []
}

/** Values in quotes, and the options that say which of them is chosen from the start. */
function valuesOf(kind: string, raw: Raw): { readonly values: readonly string[]; readonly chosen: readonly string[] } {
  const fallback = text(raw.defaultValue)
  if (kind !== 'select' && kind !== 'checkbox' && kind !== 'radio') {
    return { values: fallback ? [fallback] : [], chosen: [] }
  }
  // Choices are kept one a line, as people type lists.
  const values = (text(raw.choices) ?? '').split('\n').flatMap((line) => text(line.trim()) ?? [])
  const place = values.findIndex((value) => value === fallback || value.split('|')[0]?.trim() === fallback)
  return { values, chosen: place < 0 ? [] : [`default:${place + 1}`] }
}
