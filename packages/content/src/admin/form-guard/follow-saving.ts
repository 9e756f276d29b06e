import type { FormState } from 'payload'
import { haveSameValues } from './same-values.ts'

/** State of a form with autosave, as it was last seen. */
export interface SeenForm {
  readonly fields: FormState
  readonly isSaving: boolean
  /** The form as it was before it began to save. */
  readonly beforeSaving: FormState
  /** True while a second save may run unannounced, for changes made during the first. */
  readonly maySaveAgain: boolean
}

/** State before anything was seen. */
export const unseenForm = (fields: FormState): SeenForm => ({
  fields,
  isSaving: false,
  beforeSaving: fields,
  maySaveAgain: false,
})

/**
 * Follows the saves of a form with autosave. Payload announces the first save of a row, and not the second, which follows
 * at once with the changes made during the first; changes made during the second count as saved with it (`useQueue` and
 * `Form` of @payloadcms/ui).
 *
 * @returns The new state, and the notice that the form needs: it was changed during a save, or all of it is saved.
 */
export function followSaving(
  seen: SeenForm,
  now: { readonly fields: FormState; readonly isSaving: boolean; readonly isModified: boolean },
): { readonly seen: SeenForm; readonly notice: 'changed' | 'saved' | undefined } {
  const { fields, isSaving, isModified } = now
  const begins = isSaving && !seen.isSaving
  const ends = !isSaving && seen.isSaving
  const beforeSaving = begins ? seen.fields : seen.beforeSaving
  const isSaved = ends && isModified && haveSameValues(beforeSaving, fields)
  const maySaveAgain = isModified && !isSaving && !isSaved && (ends || seen.maySaveAgain)
  // The answer to a second save and a change may be drawn at once: the form then counts as saved before it is seen as changed.
  const isForgotten = seen.maySaveAgain && !isModified && !isSaving
  const isChanged = (maySaveAgain || isForgotten) && !haveSameValues(seen.fields, fields)
  const notice = isSaved ? 'saved' : isChanged ? 'changed' : undefined
  return { seen: { fields, isSaving, beforeSaving, maySaveAgain }, notice }
}
