import { hashPassword } from '@vitrine/content/documents'
import type { PlannedDocument, SealedPassword } from '../../core/plan/plan.ts'
import { markOf } from './password-mark.ts'

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
