import type { DraftField, DraftValues } from '../../core/draft.ts'
import { freeTextName } from '../../core/submitted.ts'
import { chosenIn, type Field, isBox, isChanged, isSelect } from '../changed-field.ts'

const TYPED =
  'select, textarea, input:not([type="hidden"], [type="file"], [type="password"], [type="submit"], [type="button"], [type="reset"], [type="image"])'

/**
 * Fields that drafts leave out: those of one visit, a payment or a bot check, and consent, which is asked for each
 * time.
 */
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

/**
 * Values that the visitor has changed.
 *
 * @param fields Fields that the page came with.
 * @param added Fields of rows that the visitor added.
 */
export function changedValues(fields: readonly Field[], added: readonly Field[] = []): DraftValues {
  const changed = (field: Field, key: string) => (isChanged(field) ? [[key, valuesOf(field)] as const] : [])
  return Object.fromEntries([
    ...fields.flatMap((field, place) => changed(field, String(place))),
    ...added.flatMap((field) => changed(field, addedKey(field))),
  ])
}

/** Fills in the fields that the visitor has not begun to fill. @returns The first of them. */
export function fillIn(fields: readonly Field[], values: DraftValues): Field | undefined {
  return fillByKey(fields, values, (_, place) => String(place))
}

/** The same for rows that the visitor had added, once they are there again. */
export function fillInAdded(added: readonly Field[], values: DraftValues): Field | undefined {
  return fillByKey(added, values, addedKey)
}

function fillByKey(
  fields: readonly Field[],
  values: DraftValues,
  keyOf: (field: Field, place: number) => string,
): Field | undefined {
  const filled = fields.flatMap((field, place) => {
    const own = values[keyOf(field, place)]
    return own === undefined || isChanged(field) ? [] : [{ field, own }]
  })
  for (const { field, own } of filled) setValues(field, own)
  return filled[0]?.field
}

/** Names of rows differ from one another; those of choices do not. */
function addedKey(field: Field): string {
  const { name, choice } = describeField(field)
  return choice === '' ? name : `${name} ${choice}`
}

function valuesOf(field: Field): readonly string[] {
  if (isSelect(field)) return chosenIn(field)
  if (isBox(field)) return field.checked ? [field.value] : []
  return [field.value]
}

function setValues(field: Field, values: readonly string[]): void {
  if (isSelect(field)) for (const option of field.options) option.selected = values.includes(option.value)
  else if (isBox(field)) field.checked = values.length > 0
  else field.value = values[0] ?? ''
}
