import type { DraftField, DraftValues } from '../../core/draft.ts'
import { freeTextName } from '../../core/submission.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const TYPED =
  'select, textarea, input:not([type="hidden"], [type="file"], [type="password"], [type="submit"], [type="button"], [type="reset"], [type="image"])'

/** What belongs to one visit, to a payment or to a bot check, and what is agreed to anew each time. */
const LEFT_OUT = [
  '.hidden-fields-container',
  '.wpcf7-acceptance',
  '.wpcf7-quiz',
  '.wpcf7-captchar',
  '.wpcf7-stripe',
  '.wpcf7-turnstile',
  '[autocomplete*="cc-"]',
  '[autocomplete*="password"]',
  '[autocomplete="one-time-code"]',
].join()

/** The fields of a form whose values a draft keeps. */
export function draftFields(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>(TYPED)].filter(
    (field) => isOfForm(field.name) && field.closest(LEFT_OUT) === null,
  )
}

/** Names that begin with `_` are the protocol's, but for what is typed beside the last choice. */
function isOfForm(name: string): boolean {
  return name !== '' && (!name.startsWith('_') || name.startsWith(freeTextName('')))
}

export function describeField(field: Field): DraftField {
  return { name: field.name, type: field.type, choice: isBox(field) ? field.value : '' }
}

/** What the visitor has changed. */
export function changedValues(fields: readonly Field[]): DraftValues {
  return Object.fromEntries(
    fields.flatMap((field, place) => (isChanged(field) ? [[place, valuesOf(field)] as const] : [])),
  )
}

/** Fills in the fields that the visitor has not begun to fill. @returns The first of them. */
export function fillIn(fields: readonly Field[], values: DraftValues): Field | undefined {
  const filled = fields.filter((field, place) => values[place] !== undefined && !isChanged(field))
  for (const field of filled) setValues(field, values[fields.indexOf(field)] ?? [])
  return filled[0]
}

function isChanged(field: Field): boolean {
  if (isSelect(field)) return valuesOf(field).join('\n') !== defaultsOf(field).join('\n')
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function valuesOf(field: Field): readonly string[] {
  if (isSelect(field)) return [...field.selectedOptions].map(({ value }) => value)
  if (isBox(field)) return field.checked ? [field.value] : []
  return [field.value]
}

/** A list of one choice shows its first where none is named. */
function defaultsOf(field: HTMLSelectElement): readonly string[] {
  const named = [...field.options].filter((option) => option.defaultSelected)
  const first = named.length === 0 && !field.multiple ? [...field.options].slice(0, 1) : []
  return [...named, ...first].map(({ value }) => value)
}

function setValues(field: Field, values: readonly string[]): void {
  if (isSelect(field)) for (const option of field.options) option.selected = values.includes(option.value)
  else if (isBox(field)) field.checked = values.length > 0
  else field.value = values[0] ?? ''
}

function isSelect(field: Field): field is HTMLSelectElement {
  return field.type.startsWith('select')
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
