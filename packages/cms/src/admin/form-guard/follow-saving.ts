import type { FormState } from 'payload'

/** What was seen of a form that saves itself. */
export interface SeenForm {
  readonly fields: FormState
  readonly isSaving: boolean
  /** The form as it was before it began to save. */
  readonly beforeSaving: FormState
  /** Whether it may be saving once more without a word of it: what was changed during the last time was not saved then. */
  readonly maySaveAgain: boolean
}

/** A form as nothing has been seen of it. */
export const unseenForm = (fields: FormState): SeenForm => ({
  fields,
  isSaving: false,
  beforeSaving: fields,
  maySaveAgain: false,
})

/**
 * Follows a form that saves itself, for what Payload loses sight of: it says that it is saving while it saves for the first
 * time, not when it saves again at once what was changed meanwhile. What is changed during the second time counts as
 * saved with it (`useQueue` and `Form` of @payloadcms/ui).
 *
 * @returns What is seen by now, and what the form is to be told: that it was changed while it was being saved, or that all
 *   of it is saved.
 */
export function followSaving(
  seen: SeenForm,
  now: { readonly fields: FormState; readonly isSaving: boolean; readonly isModified: boolean },
): { readonly seen: SeenForm; readonly tell: 'changed' | 'saved' | undefined } {
  const { fields, isSaving, isModified } = now
  const begins = isSaving && !seen.isSaving
  const ends = !isSaving && seen.isSaving
  const beforeSaving = begins ? seen.fields : seen.beforeSaving
  const isSaved = ends && isModified && haveSameValues(beforeSaving, fields)
  const maySaveAgain = isModified && !isSaving && !isSaved && (ends || seen.maySaveAgain)
  const isChanged = maySaveAgain && !haveSameValues(seen.fields, fields)
  const tell = isSaved ? 'saved' : isChanged ? 'changed' : undefined
  return { seen: { fields, isSaving, beforeSaving, maySaveAgain }, tell }
}

function haveSameValues(one: FormState, other: FormState): boolean {
  if (one === other) return true
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...paths].every((path) => Object.is(one[path]?.value, other[path]?.value))
}
