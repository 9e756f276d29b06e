import type { FormState } from 'payload'
import { haveSameValues, holdSameValue } from './same-values.ts'

/**
 * Milliseconds after the last change of a form's state until the form has asked the server about it: those of Payload
 * (`Form` of @payloadcms/ui, 250) and some more, so that a question is never believed in before it is asked.
 */
export const ASKED_AFTER_MS = 300

/** Fields whose value stays and that an answer changes at least. A single one is changed by its own check, too. */
const MIN_ANSWERED_FIELDS = 2

/** State of a form, as it was last seen. */
export interface SeenEdit {
  readonly fields: FormState
  /** True while the form has not asked about its last edit. */
  readonly isOwed: boolean
}

/**
 * Follows whether an answer of the server comes between an edit and the question about it. Payload takes all that is in
 * the form at that moment for answered, so it never asks about the edit: a field that the edit should show stays hidden.
 *
 * @returns The new state, and whether the form has to be made to ask about its last edit.
 */
export function followEdits(
  seen: SeenEdit,
  fields: FormState,
): { readonly seen: SeenEdit; readonly isMissed: boolean } {
  const isEdit = !haveSameValues(seen.fields, fields)
  const isMissed = isAnswer(seen.fields, fields) && (seen.isOwed || hasMarkedEdit(seen.fields, fields))
  return { seen: { fields, isOwed: seen.isOwed || isEdit }, isMissed }
}

function isAnswer(before: FormState, after: FormState): boolean {
  const answered = Object.keys(after).filter(
    (path) => after[path] !== before[path] && holdSameValue(before[path], after[path]),
  )
  return answered.length >= MIN_ANSWERED_FIELDS
}

/** A busy browser draws an edit and an answer at once: the field that was edited bears the mark of the form. */
function hasMarkedEdit(before: FormState, after: FormState): boolean {
  return Object.keys(after).some((path) => after[path]?.isModified && !holdSameValue(before[path], after[path]))
}
