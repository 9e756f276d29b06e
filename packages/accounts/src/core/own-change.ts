import type { AdminText } from '@vitrine/kit/core'

/** A change of an account, as it is asked for. */
export interface AskedChange {
  readonly password?: unknown
  readonly email?: unknown
}

/** True if a change gives an account another e-mail address. */
export function changesAddress({ email }: AskedChange, current: unknown): boolean {
  return typeof email === 'string' && plain(email) !== plain(String(current ?? ''))
}

/** True if a change is one by which a stranger would take an account over: of its password, or of its e-mail address. */
export function takesOver(change: AskedChange, current: { readonly email?: unknown }): boolean {
  return Boolean(change.password) || changesAddress(change, current.email)
}

/** An address as accounts are found by it. */
function plain(email: string): string {
  return email.trim().toLowerCase()
}

/** Sentence beside the field of the current password while it is empty. */
export const MISSING_PASSWORD: AdminText = {
  en: 'Enter your current password, too. Without it, password and e-mail address stay as they are.',
  de: 'Geben Sie auch Ihr bisheriges Passwort ein. Ohne es bleiben Passwort und E-Mail-Adresse, wie sie sind.',
}
