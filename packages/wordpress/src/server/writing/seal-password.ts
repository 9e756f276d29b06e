import { createHmac } from 'node:crypto'
import { hashPassword } from '@vitrine/content/documents'
import type { PlannedDocument, PlannedPassword, SealedPassword } from '../../core/plan/plan.ts'

/** A document of which nothing is secret: it may wait in the ledger. */
export type SealedDocument = Omit<PlannedDocument, 'password'> & { readonly password?: SealedPassword }

/** Hashes the password of a document as the CMS does, with a salt of its own. */
export async function sealPassword(
  { password, ...document }: PlannedDocument,
  secret: string,
): Promise<SealedDocument> {
  if (password === undefined) return document
  if (!('text' in password)) return { ...document, password }
  return { ...document, password: { hash: await hashPassword(password.text), mark: markOf(password, secret) } }
}

/**
 * Mark by which a second run sees that a password is the same. Without the secret of the site nobody can try passwords on
 * it, as they could on a plain hash.
 */
export function markOf(password: PlannedPassword, secret: string): string {
  return 'text' in password ? createHmac('sha256', secret).update(password.text).digest('base64url') : password.mark
}
