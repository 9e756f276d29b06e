import { given } from '@vitrine/content/core'
import type { Query } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { closesAt, parseCommentSettings, takesComments } from '../core/settings.ts'
import type { CommentedDocument } from './commented-document.ts'
import { findComments, MAX_COMMENTS } from './find-comments.ts'

/**
 * Comments of a document as a stored block.
 *
 * @param context.settings The global `comment-settings` as it is stored.
 * @param context.stamp Writes when the form was shown.
 */
export async function commentsBlock(
  payload: Payload,
  document: Pick<CommentedDocument, 'reference' | 'allowComments' | 'publishedAt'>,
  context: {
    readonly settings: Readonly<Record<string, unknown>>
    readonly locale: string
    readonly query: Query
    readonly now: Date
    readonly stamp: (now: Date) => string
  },
): Promise<object> {
  const { locale, query, now, stamp } = context
  const { collection, id } = document.reference
  const settings = parseCommentSettings(context.settings)
  const comments = await findComments(payload, document.reference, locale)
  const isOpen = comments.length < MAX_COMMENTS && takesComments(settings, document, now)
  const end = closesAt(settings, document.publishedAt)
  const { levels, needsEmail, consent } = settings
  return {
    blockType: 'comments',
    id: 'comments',
    about: { collection, id },
    comments,
    query,
    isOpen,
    levels,
    needsEmail,
    ...given({ consent }),
    ...(isOpen && {
      opened: stamp(now),
      ...given({ changesAt: end }),
    }),
  }
}
