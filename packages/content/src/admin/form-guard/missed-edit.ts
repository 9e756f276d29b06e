import type { FormState } from 'payload'
import { haveSameValues } from './same-values.ts'

/** Milliseconds that Payload's form waits after an edit before it asks the server (`Form` of @payloadcms/ui). */
const ASK_DELAY_MS = 250

/** Milliseconds after an edit in which a busy browser may still owe the question about it. */
const OWED_MS = 5_000

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
 * @param now.askedAtMs Time of the last question, by the same clock.
 * @returns The new state, and whether the form has to be made to ask about its last edit.
 */
export function followEdits(
  seen: SeenEdit,
  now: { readonly fields: FormState; readonly atMs: number; readonly askedAtMs: number },
): { readonly seen: SeenEdit; readonly isMissed: boolean } {
  const { fields, atMs, askedAtMs } = now
  if (!haveSameValues(seen.fields, fields)) return { seen: { fields, editedAtMs: atMs }, isMissed: false }
  const { editedAtMs } = seen
  const isMissed = editedAtMs !== undefined && isOwed({ editedAtMs, atMs, askedAtMs }) && isAnswer(seen.fields, fields)
  return { seen: { fields, editedAtMs: isMissed ? undefined : editedAtMs }, isMissed }
}

/** True while the form has not asked about its last edit: it waits, and a busy browser lets it wait longer. */
function isOwed(at: { readonly editedAtMs: number; readonly atMs: number; readonly askedAtMs: number }): boolean {
  const waitedMs = at.atMs - at.editedAtMs
  return waitedMs < ASK_DELAY_MS || (at.askedAtMs < at.editedAtMs && waitedMs < OWED_MS)
}

function isAnswer(before: FormState, after: FormState): boolean {
  return Object.keys(after).filter((path) => after[path] !== before[path]).length >= MIN_ANSWERED_FIELDS
}
