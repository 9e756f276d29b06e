import type { Payload } from 'payload'
import type { TypedComment } from '../core/comment-post.ts'
import { type CommentedReference, commentsOn } from './commented-document.ts'

/** Milliseconds within which the same words by the same name are the same comment, sent once more: an hour. */
const REPEAT_MS = 60 * 60 * 1000

/** A comment with the place that it is written to. */
interface WrittenComment extends Pick<TypedComment, 'author' | 'email' | 'comment'> {
  readonly about: CommentedReference
  readonly parent: number | undefined
}

/**
 * True for a comment that waits or is shown already: the answer to it was lost on its way, or its button was pressed
 * twice. The sender's address does not count, since it changes on a train.
 */
export async function isTaken(payload: Payload, written: WrittenComment, now: Date): Promise<boolean> {
  const { about, parent, author, email, comment } = written
  const { totalDocs } = await payload.count({
    collection: 'comments',
    where: {
      and: [
        commentsOn(about),
        { state: { in: ['waiting', 'approved'] } },
        { createdAt: { greater_than_equal: new Date(now.getTime() - REPEAT_MS).toISOString() } },
        { author: { equals: author } },
        { comment: { equals: comment } },
        email === '' ? { email: { exists: false } } : { email: { equals: email } },
        parent === undefined ? { parent: { exists: false } } : { parent: { equals: parent } },
      ],
    },
  })
  return totalDocs > 0
}
