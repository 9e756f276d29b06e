import { createHmac } from 'node:crypto'
import { given, record, text } from '@vitrine/content/core'
import { FOR_EVERYONE, published } from '@vitrine/content/queries'
import { networkOf } from '@vitrine/http/core'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { Payload } from 'payload'
import {
  COMMENT_FIELDS,
  type CommentRefusal,
  commentProblems,
  MAX_COMMENT_BODY_BYTES,
  parseCommentId,
  readComment,
} from '../../core/comments/comment-post.ts'
import { type CommentSettings, parseCommentSettings, takesComments } from '../../core/comments/settings.ts'
import { dueAt } from '../find-posts.ts'
import { MAX_COMMENTS } from './find-comments.ts'

/** Comments that one sender may post in a minute. */
export const MAX_COMMENTS_A_MINUTE = 5

/** Comments of a post that may wait for an editor at once. */
export const MAX_WAITING_COMMENTS = 5_000

/** Seconds that writing a comment takes at least. */
const MIN_SECONDS = 3

/** Links that a comment may hold and still wait for an editor; with more it is taken for spam. */
const MAX_LINKS = 2

/** Metadata of a comment: from where and when it was posted. */
export interface CommentMeta {
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that the comment is about. */
  readonly url: string
  readonly now: Date
}

/** Post that a comment belongs to. */
interface Place {
  /** Path of the post. */
  readonly path: string
  readonly locale: string
}

export type TakenComment =
  /** There is no such post, or it shows no comments. */
  | { readonly kind: 'missing' }
  /** Waiting for an editor, or held back as spam: the visitor reads the same. */
  | ({ readonly kind: 'taken' } & Place)
  | ({ readonly kind: 'refused'; readonly status: 403 | 422 | 429; readonly refusal: CommentRefusal } & Place)

export interface CommentsOptions {
  readonly payload: Payload
  /** Counts and checks what was posted, and sends mails. */
  readonly guard: Omit<VisitorPosts, 'read'>
  /** Key with which senders are hashed. */
  readonly secret: string
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** BCP 47 tags, the default first. */
  readonly languages: readonly [string, ...string[]]
  readonly onError: (error: unknown) => void
}

/** The comments of a running site. */
export interface Comments {
  /** Bytes of a body with a comment. */
  readonly maxBodyBytes: number
  /** Writes when a form was shown. */
  stamp(now: Date): string
  /** Finds the post that a comment form is for. */
  placeOf(post: string, language: unknown): Promise<Place | undefined>
  take(post: string, fields: ReadonlyMap<string, string>, meta: Omit<CommentMeta, 'url'>): Promise<TakenComment>
}

export function createComments(options: CommentsOptions): Comments {
  const { payload, guard, languages } = options
  const languageOf = (asked: unknown) => languages.find((language) => language === asked) ?? languages[0]

  const findPost = async (raw: string, locale: string) => {
    const id = parseCommentId(raw)
    if (id === undefined) return undefined
    const { docs } = await published(payload, 'posts', {
      where: { and: [{ id: { equals: id } }, FOR_EVERYONE, dueAt(new Date())] },
      locale,
      depth: 0,
      limit: 1,
      select: { title: true, path: true, publishedAt: true, allowComments: true },
    })
    if (!docs[0]) return undefined
    const { title, path, publishedAt, allowComments } = record(docs[0])
    return { id, title: text(title), path: String(path), publishedAt, allowComments }
  }

  return {
    maxBodyBytes: MAX_COMMENT_BODY_BYTES,
    stamp: (now) => guard.stamp(now),
    async placeOf(raw, language) {
      const locale = languageOf(language)
      const post = await findPost(raw, locale)
      return post && { path: post.path, locale }
    },
    async take(raw, fields, meta) {
      const locale = languageOf(fields.get(COMMENT_FIELDS.language))
      const [post, settings] = await Promise.all([findPost(raw, locale), readSettings(payload, locale)])
      if (!post || !settings.isOn) return { kind: 'missing' }
      const place = { path: post.path, locale }
      const posted = readComment(fields)
      const { typed, parent } = posted
      const refuse = (
        status: 403 | 422 | 429,
        text: CommentRefusal['text'],
        problems: CommentRefusal['problems'] = [],
      ): TakenComment => ({
        kind: 'refused',
        status,
        ...place,
        refusal: { text, problems, typed, ...given({ parent }) },
      })
      const { now, remoteAddress } = meta
      if (await guard.isTooMany(`comments ${networkOf(remoteAddress)}`, MAX_COMMENTS_A_MINUTE, now)) {
        return refuse(429, 'tooMany')
      }
      if (!takesComments(settings, post, now) || (await isFull(payload, post.id))) return refuse(403, 'closed')
      const problems = commentProblems(typed, {
        needsEmail: settings.needsEmail,
        needsConsent: settings.consent !== undefined,
      })
      if (problems.length > 0) return refuse(422, 'problems', problems)
      if (parent !== undefined && !(settings.levels > 1 && (await isAnswerable(payload, parent, post.id)))) {
        return { kind: 'refused', status: 422, ...place, refusal: { text: 'parentGone', problems: [], typed } }
      }
      const spam = await guard.findSpam({
        ...meta,
        url: options.siteUrl + place.path,
        kind: `comments-${post.id}`,
        author: typed.author,
        email: typed.email,
        text: typed.comment,
        trap: posted.trap,
        opened: posted.opened,
        guard: { minSeconds: MIN_SECONDS, maxLinks: MAX_LINKS },
      })
      await payload.create({
        collection: 'comments',
        data: {
          state: spam ? 'spam' : 'waiting',
          author: typed.author,
          email: typed.email || null,
          comment: typed.comment,
          post: post.id,
          parent: parent ?? null,
          language: locale,
          spam: spam ?? null,
          sender: createHmac('sha256', options.secret).update(`comments ${remoteAddress}`).digest('base64url'),
        },
        depth: 0,
      })
      if (!spam && settings.notify) {
        const mail = waitingMail(settings.notify, { title: post.title, siteUrl: options.siteUrl, ...typed })
        // The comment is kept: whoever wrote it must not hear of a mail.
        await guard.sendMail(mail, now).catch(options.onError)
      }
      return { kind: 'taken', ...place }
    },
  }
}

async function readSettings(payload: Payload, locale: string): Promise<CommentSettings> {
  return parseCommentSettings(await payload.findGlobal({ slug: 'blog', locale, depth: 0 }))
}

/** Strangers write what waits, so it is counted apart: else they could close a post. */
async function isFull(payload: Payload, post: number): Promise<boolean> {
  const count = async (state: string) => {
    const { totalDocs } = await payload.count({
      collection: 'comments',
      where: { and: [{ post: { equals: post } }, { state: { equals: state } }] },
    })
    return totalDocs
  }
  return (await count('approved')) >= MAX_COMMENTS || (await count('waiting')) >= MAX_WAITING_COMMENTS
}

/** Only what can be read can be answered. */
async function isAnswerable(payload: Payload, id: number, post: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'comments',
    where: { and: [{ id: { equals: id } }, { post: { equals: post } }, { state: { equals: 'approved' } }] },
  })
  return totalDocs > 0
}

function waitingMail(
  to: string,
  comment: {
    readonly title: string | undefined
    readonly siteUrl: string
    readonly author: string
    readonly comment: string
  },
) {
  const { title = 'a post', siteUrl, author, comment: words } = comment
  return {
    to,
    subject: `A comment on “${title}” waits`,
    text: `${author} wrote:\n\n${words}\n\nApprove or remove it: ${siteUrl}/admin/collections/comments?where[state][equals]=waiting\n`,
  }
}
