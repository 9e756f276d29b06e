import { list, text } from '@vitrine/content/core'

/** Characters of a note. */
export const MAX_NOTE_LENGTH = 2_000

/** Notes of one document that its form shows. */
export const MAX_NOTES = 200

/** A note on a block of a document. */
export interface BlockNote {
  readonly id: number
  /** Id of the block. */
  readonly block: string
  readonly words: string
  /** Name of who wrote it; absent where the account is gone. */
  readonly author?: string
  /** Number of that account. */
  readonly authorId?: number
  /** Name of the colleague whom it mentions. */
  readonly mention?: string
  readonly isResolved: boolean
  /** Time at which it was written, as an ISO date. */
  readonly writtenAt: string
}

/** Query of Payload's API for the notes of a document, the oldest first. */
export function notesQuery(document: string): string {
  const query = new URLSearchParams({ depth: '0', sort: 'createdAt', limit: String(MAX_NOTES) })
  query.set('where[document][equals]', document)
  return query.toString()
}

/** Reads Payload's list of notes. What is none is left out. */
export function parseNotes(data: unknown): readonly BlockNote[] {
  const docs = typeof data === 'object' && data !== null && 'docs' in data ? data.docs : []
  return list(docs).flatMap(({ id, block, words, author, authorName, mentionName, resolved, createdAt }) => {
    if (typeof id !== 'number' || typeof block !== 'string' || typeof words !== 'string') return []
    const [name, mention] = [text(authorName), text(mentionName)]
    return [
      {
        id,
        block,
        words,
        ...(name !== undefined && { author: name }),
        ...(typeof author === 'number' && { authorId: author }),
        ...(mention !== undefined && { mention }),
        isResolved: resolved === true,
        writtenAt: text(createdAt) ?? '',
      },
    ]
  })
}

/** Somebody whom a note can mention. */
export interface Colleague {
  readonly id: number
  readonly name: string
}

/** Reads the list of colleagues. */
export function parseColleagues(data: unknown): readonly Colleague[] {
  return list(data).flatMap(({ id, name }) =>
    typeof id === 'number' && typeof name === 'string' ? [{ id, name }] : [],
  )
}
