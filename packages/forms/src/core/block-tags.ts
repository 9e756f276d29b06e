import { text } from '@vitrine/content/core'
import { parseFieldName } from './field-name.ts'
import type { LabelledTag } from './form.ts'
import { minorUnits } from './minor-units.ts'
import { type FormTag, formTag, parseTagType, type TagType } from './template/form-tag.ts'
import { DEFAULT_MAX_LENGTH } from './template/text-controls.ts'

type Raw = Readonly<Record<string, unknown>>

/** Lines of a long text that an editor did not size. */
const AREA_ROWS = 6

const BYTES_PER_MEGABYTE = 1_048_576

/** Reads one field that an editor put together. Undefined for one that cannot be used. */
export function labelledTag(block: Raw): LabelledTag | undefined {
  const tag = tagOf(block)
  const hint = text(block.hint)
  return (
    tag && {
      tag,
      label: text(block.label) ?? tag.name,
      ...(hint && { hint }),
      ...(block.blockType === 'captcha' && { picture: companion(tag, 'captchac') }),
      ...(hasButtons(block) && { buttons: true as const }),
      ...(isCounted(block) && { counter: companion(tag, 'count', block.counter === 'down' ? ['down'] : []) }),
    }
  )
}

/** Another tag of the same field. */
function companion({ rawName }: FormTag, type: string, options: readonly string[] = []): FormTag {
  return formTag({ type: type as TagType, rawName, options, rawValues: [] })
}

function isCounted(block: Raw): boolean {
  return block.blockType === 'textarea' && (block.counter === 'up' || block.counter === 'down')
}

/** A number that is changed by pressing. */
function hasButtons(block: Raw): boolean {
  return block.blockType === 'number' && block.buttons === true
}

/** Blocks whose tags go by another name. */
const TAG_OF: Readonly<Record<string, string>> = { captcha: 'captchar', payment: 'stripe' }

function tagOf(raw: Raw): FormTag | undefined {
  const kind = String(raw.blockType)
  const required = raw.required === true && STARRED.has(kind)
  const type = parseTagType(required ? `${kind}*` : (TAG_OF[kind] ?? kind))
  if (!type) return undefined
  if (kind === 'submit') return formTag({ type, rawName: '', options: [], rawValues: [raw.label].flatMap(asValue) })
  const rawName = kind === 'payment' ? '' : raw.name
  if (kind !== 'payment' && parseFieldName(rawName) === undefined) return undefined
  const { values, chosen } = valuesOf(kind, raw)
  const placeholder = text(raw.placeholder)
  return formTag({
    type,
    rawName: String(rawName),
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
      return [
        ...shared,
        `rows:${AREA_ROWS}`,
        ...number('minLength', 'minlength'),
        // What counts down needs something to count from.
        ...number('maxLength', 'maxlength').concat(
          raw.counter === 'down' ? `maxlength:${DEFAULT_MAX_LENGTH.area}` : [],
        ),
      ]
    case 'file':
      return [...fileTypes(raw.types), ...fileLimit(raw.maxMegabytes)]
    case 'payment':
      return order(raw)
    case 'quiz':
    case 'captcha':
      return []
    case 'number':
    case 'range':
      return [...shared, ...least(number('min', 'min'), raw), ...number('max', 'max'), ...number('step', 'step')]
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

/** The minimum of a field; what is changed by pressing cannot be less than nothing. */
function least(own: readonly string[], raw: Raw): readonly string[] {
  return own.length === 0 && hasButtons(raw) ? ['min:0'] : own
}

function fileTypes(raw: unknown): readonly string[] {
  const types = (text(raw) ?? '').split(/[\s,;|]+/).filter(Boolean)
  return types.length > 0 ? [`filetypes:${types.join('|')}`] : []
}

function fileLimit(megabytes: unknown): readonly string[] {
  const bytes = typeof megabytes === 'number' ? Math.round(megabytes * BYTES_PER_MEGABYTE) : 0
  return bytes >= 1 && Number.isSafeInteger(bytes) ? [`limit:${bytes}`] : []
}

function order({ amount, currency }: Raw): readonly string[] {
  const code = typeof currency === 'string' && /^[a-z]{3}$/i.test(currency) ? currency.toLowerCase() : undefined
  const units = typeof amount === 'number' && code ? minorUnits(amount, code) : 0
  return code && units >= 1 && Number.isSafeInteger(units) ? [`currency:${code}`, `amount:${units}`] : []
}

function day(raw: unknown, name: 'min' | 'max'): readonly string[] {
  const match = typeof raw === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(raw) : null
  return match ? [`${name}:${match[0]}`] : []
}

/** Values in quotes, and the options that say which of them is chosen from the start. */
function valuesOf(kind: string, raw: Raw): { readonly values: readonly string[]; readonly chosen: readonly string[] } {
  if (kind === 'quiz') return { values: lines(raw.questions).filter(hasAnswer), chosen: [] }
  if (kind === 'payment') return { values: [raw.payLabel].flatMap(asValue), chosen: [] }
  if (kind === 'captcha') return { values: [], chosen: [] }
  const fallback = text(raw.defaultValue)
  if (kind !== 'select' && kind !== 'checkbox' && kind !== 'radio') {
    return { values: fallback ? [fallback] : [], chosen: [] }
  }
  const values = lines(raw.choices)
  const place = values.findIndex((value) => value === fallback || value.split('|')[0]?.trim() === fallback)
  return { values, chosen: place < 0 ? [] : [`default:${place + 1}`] }
}

/** What is kept one a line, as people type lists. */
function lines(raw: unknown): readonly string[] {
  return (text(raw) ?? '').split('\n').flatMap((line) => text(line.trim()) ?? [])
}

/** Whether a line of a quiz has a question and, after a bar, its answer: else saying it again would answer it. */
export function hasAnswer(line: string): boolean {
  const [question = '', ...answer] = line.split('|')
  return question.trim() !== '' && answer.join('|').trim() !== ''
}

function asValue(raw: unknown): readonly string[] {
  return [text(raw) ?? []].flat()
}
