import { record, referenceId } from '@vitrine/content/core'
import { findSelected } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { type CommentedReference, commentsOn } from './commented-document.ts'

/** Most comments that are read for a document. Those that come later wait for fewer. */
export const MAX_COMMENTS = 1_000

/** Maximum number of queries for the deleted parents of replies, one for each level. */
const MAX_STEPS = 10

/** Fields of a comment that visitors may see. */
const SHOWN = { parent: true, author: true, comment: true, state: true, createdAt: true } as const

/**
 * Finds the approved comments of a document in a language, the oldest first, and those of others that they answer, without
 * their words.
 */
export async function findComments(
  payload: Payload,
  about: CommentedReference,
  locale: string,
): Promise<readonly object[]> {
  const { docs } = await findSelected(payload, {
    collection: 'comments',
    where: {
      and: [commentsOn(about), { state: { equals: 'approved' } }, { language: { equals: locale } }],
    },
    depth: 0,
    limit: MAX_COMMENTS,
    pagination: false,
    sort: ['createdAt', 'id'],
    select: SHOWN,
  })
  const found: Readonly<Record<string, unknown>>[] = docs.map(withParent)
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const known = new Set(found.map(({ id }) => id))
    const missing = found.flatMap(({ parent }) => (typeof parent === 'number' && !known.has(parent) ? [parent] : []))
    if (missing.length === 0) break
    const removed = await findSelected(payload, {
      collection: 'comments',
      where: { id: { in: [...new Set(missing)] } },
      depth: 0,
      limit: MAX_COMMENTS,
      pagination: false,
      sort: ['createdAt', 'id'],
      select: { parent: true, createdAt: true },
    })
    if (removed.docs.length === 0) break
    found.push(...removed.docs.map(withParent))
  }
  return found.sort((a, b) => Number(a.id) - Number(b.id))
}

function withParent(doc: object): Readonly<Record<string, unknown>> {
  const raw = record(doc)
  return { ...raw, parent: referenceId(raw.parent) }
}
