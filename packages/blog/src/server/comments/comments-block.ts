import { given, record } from '@vitrine/content/core'
import type { Query } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { closesAt, parseCommentSettings, takesComments } from '../../core/comments/settings.ts'
import { findComments, MAX_COMMENTS } from './find-comments.ts'

/** Milliseconds after which a page gives out another time stamp: half of what one is good for. */
const STAMP_MS = 43_200_000

/**
 * The comments of a post as a stored block; undefined while the site takes none.
 *
 * @param context.settings The `blog` global as it is stored.
 * @param context.stamp Writes when the form was shown. Left out: the post takes no comments here.
 */
export async function commentsBlock(
  payload: Payload,
  doc: object,
  context: {
    readonly settings: Readonly<Record<string, unknown>>
    readonly locale: string
    readonly query: Query
    readonly now: Date
    readonly stamp: ((now: Date) => string) | undefined
  },
): Promise<object | undefined> {
  const { locale, query, now, stamp } = context
  const settings = parseCommentSettings(context.settings)
  if (!settings.isOn) return undefined
  const post = record(doc)
  const comments = await findComments(payload, Number(post.id), locale)
  const isOpen = stamp !== undefined && comments.length < MAX_COMMENTS && takesComments(settings, post, now)
  const end = closesAt(settings, post.publishedAt)
  const { levels, needsEmail, consent } = settings
  return {
    blockType: 'postComments',
    id: 'comments',
    post: post.id,
    comments,
    query,
    isOpen,
    levels,
    needsEmail,
    ...given({ consent }),
    ...(isOpen && {
      opened: stamp(now),
      changesAt: Math.min(now.getTime() + STAMP_MS, end ?? Number.POSITIVE_INFINITY),
    }),
  }
}
