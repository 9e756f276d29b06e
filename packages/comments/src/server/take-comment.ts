import { createHmac } from 'node:crypto'
import { mailLanguage } from '@vitrine/content/account-language'
import { adminTexts, given } from '@vitrine/content/core'
import { networkOf } from '@vitrine/http/core'
import { takeTurns } from '@vitrine/protection/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { Payload } from 'payload'
import {
  COMMENT_FIELDS,
  type CommentRefusal,
  commentProblems,
  MAX_COMMENT_BODY_BYTES,
  readComment,
} from '../core/comment-post.ts'
import { type CommentSettings, parseCommentSettings, takesComments } from '../core/settings.ts'
import {
  type CommentedDocument,
  type CommentedReference,
  commentedReference,
  commentsOn,
  findCommented,
} from './commented-document.ts'
import { MAX_COMMENTS } from './find-comments.ts'
import { isTaken } from './is-taken.ts'

/** Comments that one sender may post in a minute. */
export const MAX_COMMENTS_A_MINUTE = 5

/** Comments of a document that may wait for an editor at once. */
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

/** Where the document of a comment stands. */
interface Place {
  /** Path of the document. */
  readonly path: string
  readonly locale: string
}

export type TakenComment =
  /** There is no such document, or it shows no comments. */
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

/** Document as the address of a comment form names it. */
export interface AddressedDocument {
  readonly collection: string
  readonly id: string
}

/** The comments of a running site. */
export interface Comments {
  /** Bytes of a body with a comment. */
  readonly maxBodyBytes: number
  /** Writes when a form was shown. */
  stamp(now: Date): string
  /** Finds the document that a comment form is for. */
  placeOf(about: AddressedDocument, language: unknown): Promise<Place | undefined>
  take(
    about: AddressedDocument,
    fields: ReadonlyMap<string, string>,
    meta: Omit<CommentMeta, 'url'>,
  ): Promise<TakenComment>
}

export function createComments(options: CommentsOptions): Comments {
  const { payload, guard, languages } = options
  const inTurn = takeTurns()
  const languageOf = (asked: unknown) => languages.find((language) => language === asked) ?? languages[0]

  const findDocument = async (about: AddressedDocument, locale: string): Promise<CommentedDocument | undefined> => {
    const reference = commentedReference(payload, about)
    return reference && findCommented(payload, reference, locale)
  }

  const notify = async (to: string, about: Parameters<typeof waitingMail>[2], now: Date) =>
    guard.sendMail(waitingMail(to, await mailLanguage(payload, to), about), now)

  return {
    maxBodyBytes: MAX_COMMENT_BODY_BYTES,
    stamp: (now) => guard.stamp(now),
    async placeOf(about, language) {
      const locale = languageOf(language)
      const document = await findDocument(about, locale)
      return document && { path: document.path, locale }
    },
    async take(about, fields, meta) {
      const locale = languageOf(fields.get(COMMENT_FIELDS.language))
      const [document, settings] = await Promise.all([findDocument(about, locale), readSettings(payload, locale)])
      if (!document || !settings.isOn) return { kind: 'missing' }
      const place = { path: document.path, locale }
      const { collection, id } = document.reference
      const posted = readComment(fields)
      const { typed, parent, opened } = posted
      const refuse = (
        status: 403 | 422 | 429,
        text: CommentRefusal['text'],
        problems: CommentRefusal['problems'] = [],
      ): TakenComment => ({
        kind: 'refused',
        status,
        ...place,
        refusal: { text, problems, typed, opened, ...given({ parent }) },
      })
      const { now, remoteAddress } = meta
      if (await guard.isTooMany(`comments ${networkOf(remoteAddress)}`, MAX_COMMENTS_A_MINUTE, now)) {
        return refuse(429, 'tooMany')
      }
      if (!takesComments(settings, document, now) || (await isFull(payload, document.reference)))
        return refuse(403, 'closed')
      const problems = commentProblems(typed, {
        needsEmail: settings.needsEmail,
        needsConsent: settings.consent !== undefined,
      })
      if (problems.length > 0) return refuse(422, 'problems', problems)
      if (parent !== undefined && !(settings.levels > 1 && (await isAnswerable(payload, parent, document.reference)))) {
        return { kind: 'refused', status: 422, ...place, refusal: { text: 'parentGone', problems: [], typed, opened } }
      }
      const written = { about: document.reference, parent, ...typed }
      const keep = async () => {
        if (await isTaken(payload, written, now)) return
        const spam = await guard.findSpam({
          ...meta,
          url: options.siteUrl + place.path,
          kind: `comments-${collection}-${id}`,
          author: typed.author,
          email: typed.email,
          text: typed.comment,
          trap: posted.trap,
          opened,
          // A repetition is one that was kept, which only the database knows.
          guard: { minSeconds: MIN_SECONDS, maxLinks: MAX_LINKS, refusesDuplicates: false },
        })
        await payload.create({
          collection: 'comments',
          data: {
            state: spam ? 'spam' : 'waiting',
            author: typed.author,
            email: typed.email || null,
            comment: typed.comment,
            about: { relationTo: collection, value: id },
            parent: parent ?? null,
            language: locale,
            spam: spam ?? null,
            sender: createHmac('sha256', options.secret).update(`comments ${remoteAddress}`).digest('base64url'),
          },
          depth: 0,
        })
        if (!spam && settings.notify) {
          const about = { title: document.title, siteUrl: options.siteUrl, ...typed }
          // The comment is kept: whoever wrote it must not hear of a mail.
          await notify(settings.notify, about, now).catch(options.onError)
        }
      }
      // A second click waits for what becomes of the first.
      await inTurn(JSON.stringify(written), keep)
      return { kind: 'taken', ...place }
    },
  }
}

async function readSettings(payload: Payload, locale: string): Promise<CommentSettings> {
  return parseCommentSettings(await payload.findGlobal({ slug: 'comment-settings', locale, depth: 0 }))
}

/** Strangers write what waits, so it is counted apart: else they could close a document. */
async function isFull(payload: Payload, about: CommentedReference): Promise<boolean> {
  const count = async (state: string) => {
    const { totalDocs } = await payload.count({
      collection: 'comments',
      where: { and: [commentsOn(about), { state: { equals: state } }] },
    })
    return totalDocs
  }
  return (await count('approved')) >= MAX_COMMENTS || (await count('waiting')) >= MAX_WAITING_COMMENTS
}

/** Only what can be read can be answered. */
async function isAnswerable(payload: Payload, id: number, about: CommentedReference): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'comments',
    where: { and: [{ id: { equals: id } }, commentsOn(about), { state: { equals: 'approved' } }] },
  })
  return totalDocs > 0
}

function waitingMail(
  to: string,
  language: string,
  comment: {
    readonly title: string | undefined
    readonly siteUrl: string
    readonly author: string
    readonly comment: string
  },
) {
  const word = adminTexts(language)
  const { title = word({ en: 'a page', de: 'einer Seite' }), siteUrl, author, comment: words } = comment
  const list = `${siteUrl}/admin/collections/comments?where[state][equals]=waiting`
  return {
    to,
    subject: word({ en: `A comment on “${title}” waits`, de: `Ein Kommentar zu „${title}“ wartet` }),
    text: word({
      en: `${author} wrote:\n\n${words}\n\nApprove or remove it: ${list}\n`,
      de: `${author} hat geschrieben:\n\n${words}\n\nFreigeben oder entfernen: ${list}\n`,
    }),
  }
}
