import type { Payload, TypeWithID } from 'payload'
import { text } from '../../core/stored.ts'
import { PUBLISHED } from './published.ts'
import { isCollection } from './slugs.ts'
import type { DocumentReference } from './stored-page.ts'

/** Reads the hash of the password that visitors need for a published document. Undefined: no password opens it. */
export async function readPasswordHash(
  payload: Payload,
  { collection, id }: DocumentReference,
): Promise<string | undefined> {
  if (!isCollection(payload, collection)) return undefined
  const found = await payload.db.findOne<TypeWithID & { readonly passwordHash?: unknown }>({
    collection,
    where: { and: [{ id: { equals: id } }, PUBLISHED] },
    select: { passwordHash: true },
  })
  return text(found?.passwordHash)
}
