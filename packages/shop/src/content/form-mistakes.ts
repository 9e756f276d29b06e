import { answerIn } from '@vitrine/content/answers'
import { given } from '@vitrine/content/core'
import { type PayloadRequest, ValidationError } from 'payload'
import type { FormMistake } from '../core/form-mistake.ts'

/**
 * Refuses a form, in the language of who edits.
 *
 * @param form.id Of a document that there is already.
 * @throws {ValidationError} With the fields that are wrong, if there are any.
 */
export function refuseForm(
  mistakes: readonly FormMistake[],
  form: ({ readonly collection: string; readonly id?: string | number | undefined } | { readonly global: string }) & {
    readonly req: PayloadRequest
  },
): void {
  if (mistakes.length === 0) return
  const { req, ...place } = form
  const errors = mistakes.map(({ path, text }) => ({ path, message: answerIn(text, req) }))
  throw new ValidationError({ ...given(place), errors }, req.t)
}
