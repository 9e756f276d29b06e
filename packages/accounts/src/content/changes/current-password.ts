import { answerIn, refusal } from '@vitrine/content/answers'
import { person } from '@vitrine/content/core'
import type { AdminText } from '@vitrine/kit/core'
import { type CollectionBeforeValidateHook, type Field, type PayloadRequest, ValidationError } from 'payload'
import { MISSING_PASSWORD, takesOver } from '../../core/own-change.ts'
import type { PasswordCheck } from '../signing-in/password-check.ts'

const TOO_MANY_REQUESTS = 429

const NAME = 'currentPassword'

const WRONG: AdminText = {
  en: 'This is not your current password. If you have forgotten it, sign out and choose “Forgot password”.',
  de: 'Das ist nicht Ihr bisheriges Passwort. Wenn Sie es vergessen haben, melden Sie sich ab und wählen Sie „Passwort vergessen“.',
}

const WAIT: AdminText = {
  en: 'Too many attempts. Wait ten minutes, then try again.',
  de: 'Zu viele Versuche. Zehn Minuten warten, dann noch einmal versuchen.',
}

/** Asks for the current password beside a new password or e-mail address of the own account; it is compared, never stored. */
export const currentPasswordField: Field = {
  name: NAME,
  label: { en: 'Current password', de: 'Bisheriges Passwort' },
  type: 'text',
  virtual: true,
  admin: {
    components: { Field: '@vitrine/accounts/admin#CurrentPassword' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
}

/**
 * Makes the hook that refuses another password or e-mail address for the own account without the current password: a session alone, as a
 * borrowed computer has one, would be enough to take the account over. Administrators change those of others without it.
 *
 * @throws {ValidationError} With a sentence beside the field.
 * @throws {APIError} 429 after too many wrong ones.
 */
export function currentPasswordGuard(checkPassword: PasswordCheck): CollectionBeforeValidateHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (!data) return data
    const { [NAME]: typed, ...change } = data
    // A new password by the link of a mail has no earlier state: the mail is the proof.
    const isOwn = operation === 'update' && originalDoc && person(req.user)?.id === originalDoc.id
    if (!isOwn || !takesOver(change, originalDoc)) return change
    if (typeof typed !== 'string' || typed === '') throw beside(MISSING_PASSWORD, req)
    const verdict = await checkPassword(req, Number(originalDoc.id), typed)
    if (verdict === 'wrong') throw beside(WRONG, req)
    if (verdict === 'wait') throw refusal(WAIT, { status: TOO_MANY_REQUESTS, req })
    return change
  }
}

function beside(text: AdminText, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ path: NAME, message: answerIn(text, req) }] }, req.t)
}
