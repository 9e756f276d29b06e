import { isImageCrop, parseImageCrop, record } from '@vitrine/content/core'
import { pathOfField } from '../core/field-path.ts'
import type { PickedField, PickedOption, PickedValue } from '../core/picked-field.ts'
import { isStored, rowsOf, type Stored, valueAt } from '../core/stored.ts'
import { besideOf, croppedBy } from './besides-of.ts'
import type { FormField } from './block-rules-of.ts'
import { asBlockLink, asTextLink, linkTargetsOf } from './picked-link.ts'

/** A field of the form that is being chosen. */
export interface BegunChoice {
  readonly id: string
  /** The field as the page names it. */
  readonly field: string
  readonly label: string
  readonly form: FormField
}

/** True of a field that is chosen and not typed: an image, its crop, a number, an option, a link. */
export function isChosen(form: FormField): boolean {
  if (form.hasMany) return false
  const isImage = form.type === 'upload' && typeof form.relationTo === 'string'
  return isImage || ['number', 'select', 'radio'].includes(form.type) || besideOf(form, '') !== undefined
}

/** The field as the page needs it for its small form. Undefined: an image is chosen elsewhere, or the row is gone. */
export function pickedFieldOf(
  { id, field, label, form }: BegunChoice,
  { stored, wordOf }: { readonly stored: Stored; readonly wordOf: (label: unknown) => string },
): PickedField | undefined {
  const path = pathOfField(stored, field)
  if (path === undefined) return undefined
  const value = valueAt(stored, path)
  const named = { id, field, label, required: form.required === true }
  const targets = linkTargetsOf(form)
  const { at } = besideOf(form, field) ?? { at: field }
  if (targets) return { id, field, label, kind: 'link', value: asTextLink(isStored(value) ? value : {}, targets), at }
  if (croppedBy(form) !== undefined) return { id, field, label, kind: 'crop', value: parseImageCrop(value) ?? {}, at }
  if (form.type === 'number') {
    const { min, max } = form
    const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    return { ...named, ...bounds, kind: 'number', value: typeof value === 'number' ? value : undefined }
  }
  if (form.type !== 'select' && form.type !== 'radio') return undefined
  const { none } = record(form.admin?.custom)
  return {
    ...named,
    kind: 'option',
    value: typeof value === 'string' ? value : undefined,
    options: optionsOf(form, wordOf),
    ...(none !== undefined && { none: wordOf(none) }),
  }
}

/**
 * Values of the form for a chosen one, by the names of fields within the field; the empty name is the field itself.
 * A value that the field does not take changes nothing.
 */
export function chosenValues(form: FormField, value: PickedValue): readonly (readonly [string, unknown])[] {
  const targets = linkTargetsOf(form)
  if (targets) return isStored(value) ? Object.entries(asBlockLink(value, targets) ?? {}) : []
  if (croppedBy(form) !== undefined) return isImageCrop(value) ? [['', value]] : []
  return takes(form, value) ? [['', value]] : []
}

function takes({ type, required, min = -Infinity, max = Infinity, options }: FormField, value: PickedValue): boolean {
  if (value === null) return required !== true
  if (type === 'number') return typeof value === 'number' && value >= min && value <= max
  if (type === 'upload') return typeof value === 'number' || typeof value === 'string'
  return rowsOf(options).some((option) => option.value === value)
}

function optionsOf({ options }: FormField, wordOf: (label: unknown) => string): readonly PickedOption[] {
  return rowsOf(options).map(({ value, label }) => ({ value: String(value), label: wordOf(label) }))
}
