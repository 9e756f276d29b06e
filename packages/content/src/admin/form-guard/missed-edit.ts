import type { FormState } from 'payload'
import { haveSameValues } from './same-values.ts'

/** Milliseconds that Payload's form waits after an edit before it asks the server (`Form` of @payloadcms/ui). */
const ASK_DELAY_MS = 250

/** Fields that an answer changes at least. A single one is changed by its own check in the browser, too. */
const MIN_ANSWERED_FIELDS = 2

/** State of a form, as it was last seen. */
export interface SeenEdit {
  readonly fields: FormState
  /** Time of the last change to its values, in milliseconds of any clock. Undefined: everything is saved. */
  readonly editedAtMs: number | undefined
}

/**
 * Follows whether an answer of the server comes between an edit and the question about it. Payload takes all that is in
 * the form at that moment for answered, so it never asks about the edit: a field that the edit should show stays hidden.
 *
 * @returns The new state, and whether the form has to be made to ask about its last edit.
 */
export function followEdits(
  seen: SeenEdit,
  now: { readonly fields: FormState; readonly atMs: number },
): { readonly seen: SeenEdit; readonly isMissed: boolean } {
  const { fields, atMs } = now
  if (!haveSameValues(seen.fields, fields)) return { seen: { fields, editedAtMs: atMs }, isMissed: false }
  const isMissed =
    seen.editedAtMs !== undefined && atMs - seen.editedAtMs < ASK_DELAY_MS && isAnswer(seen.fields, fields)
  return { seen: { fields, editedAtMs: isMissed ? undefined : seen.editedAtMs }, isMissed }
}

function isAnswer(before: FormState, after: FormState): boolean {
  return Object.keys(after).filter((path) => after[path] !== before[path]).length >= MIN_ANSWERED_FIELDS
}
