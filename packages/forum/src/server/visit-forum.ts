import { type Query, queryField } from '@vitrine/content/queries'
import { queryOf, withPassedQuery } from '@vitrine/content/redirects'
import { networkOf } from '@vitrine/http/core'
import { isOfThisSite } from '@vitrine/http/server'
import type { PersonalPage } from '@vitrine/kit/server'
import { listPageOf } from '@vitrine/ui/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type ForumAddress,
  type PersonalForumPage,
  parseForumAddress,
  personalPath,
  personPath,
} from '../core/addresses.ts'
import { MAX_BODY_BYTES, MAX_FORMS_PER_MINUTE } from '../core/limits.ts'
import { mayInForum } from '../core/rights.ts'
import { FORUM_FIELDS, parseForumId } from '../core/writing-form.ts'
import { type WritingScreen, writingState } from '../core/writing-screen.ts'
import { discourseSignIn, findDiscourseRequest } from './discourse-sign-in.ts'
import { emptyForm } from './empty-form.ts'
import { findSubject, type WritingPage } from './find-subject.ts'
import type { ForumSite, ForumVisit, PostedForm } from './forum-site.ts'
import { FORBIDDEN, TOO_MANY } from './forum-site.ts'
import { mailsPage, unsubscribePage } from './mail-pages.ts'
import { mergedTopic } from './merged-topic.ts'
import { postPage, queuePage } from './moderation-pages.ts'
import { openBoardIds } from './open-board-ids.ts'
import { ownPosts } from './own-posts.ts'
import { signedOutForm } from './signed-out-form.ts'
import { takeForm } from './take-form.ts'
import { type Writer, writerOf } from './writer.ts'

/** Answers requests for the forum's pages that are for one member; undefined for pages of others. */
export function visitForum(site: ForumSite) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, locale, address }: PersonalPage,
  ): Promise<FastifyReply | undefined> => {
    const { base } = await site.forum.place(locale)
    const found = parseForumAddress(listPageOf(path).list, base)
    if (!found) return undefined
    reply.header('cache-control', 'private, no-store')
    const visit = { request, reply, locale, address }
    const merged = found.kind === 'topic' ? await mergedTopic(site, found.topic, locale) : undefined
    if (merged?.isPublic) return reply.redirect(withPassedQuery(merged.href, queryOf(request.url)), 301)
    const page = found.kind === 'personal' ? found.page : undefined
    if (page === 'unsubscribe') return endMails(site, visit)
    if (page === 'discourse') return signInToDiscourse(site, visit)
    const member = await site.members.memberOf(request)
    if (!member) {
      const isWritten = request.method === 'POST' && (page === 'new' || page === 'reply' || page === 'edit')
      return isWritten ? giveBack(site, visit, page) : leadToSignIn(site, visit)
    }
    const writer = await writerOf(site.payload, member)
    if (page === undefined) return showGuarded(site, visit, { path, found, writer })
    if (request.method !== 'POST') {
      return isActing(page)
        ? act(site, visit, { page, writer, posted: undefined })
        : look(site, visit, { page, writer })
    }
    if (!isOfThisSite(request.headers, site.siteUrl)) return site.refuse(request, reply, FORBIDDEN)
    const body = await site.posts.read(request, MAX_BODY_BYTES)
    if (!body.ok) return site.refuse(request, reply, body.status)
    if (page === 'mine') return site.refuse(request, reply, 400)
    return isActing(page)
      ? act(site, visit, { page, writer, posted: body })
      : post(site, visit, { page, writer, posted: body })
  }
}

/** Pages with forms for acts, on posts and on subscriptions. */
const ACTING = { post: postPage, queue: queuePage, mails: mailsPage } as const

function isActing(page: PersonalForumPage): page is keyof typeof ACTING {
  return Object.hasOwn(ACTING, page)
}

/** Signs a member in at the Discourse that the settings name, and that asks for it. */
async function signInToDiscourse(site: ForumSite, visit: ForumVisit): Promise<FastifyReply> {
  const { request, reply, locale } = visit
  const query = request.query as Query
  const asked = request.method === 'GET' && (await findDiscourseRequest(site.payload, { query, locale }))
  if (!asked) return site.refuse(request, reply, 404)
  const member = await site.members.memberOf(request)
  if (!member) return leadToSignIn(site, visit)
  const to = discourseSignIn(asked, await writerOf(site.payload, member))
  return to === undefined ? site.refuse(request, reply, FORBIDDEN) : reply.redirect(to, 303)
}

/** Ends mails for whoever has the key of one. Nobody signs in for it, and mail programs send no origin. */
async function endMails(site: ForumSite, visit: ForumVisit): Promise<FastifyReply> {
  const { request, reply, locale } = visit
  const isTooMany = await site.posts.isTooMany(`forum ${networkOf(request.ip)}`, MAX_FORMS_PER_MINUTE, site.now())
  if (isTooMany) return site.refuse(request, reply, TOO_MANY)
  const isPosted = request.method === 'POST'
  const screen = await unsubscribePage(site, { query: request.query as Query, locale, isPosted })
  if (!screen) return refuse(site, visit, { refusal: 'gone', back: (await site.forum.place(locale)).base })
  return show(site, visit, screen)
}

async function act(
  site: ForumSite,
  visit: ForumVisit,
  {
    page,
    writer,
    posted,
  }: { readonly page: keyof typeof ACTING; readonly writer: Writer; readonly posted: PostedForm | undefined },
): Promise<FastifyReply> {
  const { request, locale, reply } = visit
  const asked = { writer, locale, query: request.query as Query, posted }
  const answer = await ACTING[page](site, asked)
  if (!answer) return refuse(site, visit, { refusal: 'gone', back: (await site.forum.place(locale)).base })
  if (answer.kind === 'lead') return reply.redirect(encodeURI(site.addressOf(answer.path, locale)), 303)
  return show(site, visit, answer.screen, answer.status)
}

async function leadToSignIn(site: ForumSite, { request, reply, locale }: ForumVisit): Promise<FastifyReply> {
  const to = await site.members.signInAddress(request.url, locale)
  return to === undefined ? site.refuse(request, reply, FORBIDDEN) : reply.redirect(to, 303)
}

/** Gives back what was typed while the session ended. */
async function giveBack(site: ForumSite, visit: ForumVisit, page: WritingPage): Promise<FastifyReply> {
  const { request, reply, locale, address } = visit
  if (!isOfThisSite(request.headers, site.siteUrl)) return site.refuse(request, reply, FORBIDDEN)
  const posted = await site.posts.read(request, MAX_BODY_BYTES)
  if (!posted.ok) return site.refuse(request, reply, posted.status)
  const form = await signedOutForm(site, page, { posted, locale, address })
  return form ? show(site, visit, { kind: 'form', form }, FORBIDDEN) : site.refuse(request, reply, FORBIDDEN)
}

/** A board for a list of people, or a topic on it. For who is not on the list there is none. */
async function showGuarded(
  site: ForumSite,
  { request, reply, locale, address }: ForumVisit,
  { path, found, writer }: { readonly path: string; readonly found: ForumAddress; readonly writer: Writer },
): Promise<FastifyReply> {
  const boards = await site.forum.boards(locale)
  const topic = found.kind === 'topic' ? await site.forum.topic(found.topic) : undefined
  const merged = topic && (await mergedTopic(site, topic.id, locale))
  const id = merged?.board ?? topic?.board
  const board = boards.find((one) => (topic ? one.id === id : one.path === listPageOf(path).list))
  if (!board || !mayInForum(writer.actor, 'read', { board })) return site.refuse(request, reply, 404)
  if (merged) return reply.redirect(withPassedQuery(merged.href, queryOf(request.url)), 301)
  return site.sendPage(request, reply, address, { status: 200, states: [], query: {} })
}

/** Answers a member who only looks. */
async function look(
  site: ForumSite,
  visit: ForumVisit,
  { page, writer }: { readonly page: WritingPage | 'mine'; readonly writer: Writer },
): Promise<FastifyReply> {
  const { request, locale } = visit
  const query = request.query as Query
  if (page === 'mine') {
    const sent = parseForumId(queryField(query, FORUM_FIELDS.sent))
    const { base } = await site.forum.place(locale)
    const queue = writer.actor.role === 'moderator' && encodeURI(site.addressOf(personalPath('queue', base), locale))
    const mails = encodeURI(site.addressOf(personalPath('mails', base), locale))
    const posts = await ownPosts(site, writer, locale)
    const { person } = writer
    const boards = await openBoardIds(site.forum, locale)
    const hasPage =
      person !== undefined &&
      boards.length > 0 &&
      (await site.forum.countOfPerson({ person: person.id, boards, language: locale })) > 0
    return show(site, visit, {
      kind: 'mine',
      mails,
      ...posts,
      ...(sent && { sent }),
      ...(queue && { queue }),
      ...(hasPage && { profile: encodeURI(site.addressOf(personPath(person, base), locale)) }),
    })
  }
  const found = await findSubject(site, page, { query, locale, writer })
  if (found.kind === 'refused') return refuse(site, visit, found)
  const { base } = await site.forum.place(locale)
  const form = await emptyForm(site, found.subject, { locale, writer, address: visit.address, base })
  return show(site, visit, { kind: 'form', form })
}

async function post(
  site: ForumSite,
  visit: ForumVisit,
  { page, writer, posted }: { readonly page: WritingPage; readonly writer: Writer; readonly posted: PostedForm },
): Promise<FastifyReply> {
  const { locale, address, reply } = visit
  const found = await findSubject(site, page, { query: Object.fromEntries(posted.fields), locale, writer })
  if (found.kind === 'refused') return refuse(site, visit, found)
  const key = `forum ${networkOf(posted.remoteAddress)}`
  const isTooMany = await site.posts.isTooMany(key, MAX_FORMS_PER_MINUTE, site.now())
  const { base } = await site.forum.place(locale)
  const taken = await takeForm(site, found.subject, { locale, address, base, writer, posted, isTooMany })
  if (taken.kind === 'written') {
    const href = encodeURI(site.addressOf(taken.path, locale))
    // A script that follows a redirect does not learn which reply of a page it leads to.
    return visit.request.headers.accept === 'application/json' ? reply.send({ href }) : reply.redirect(href, 303)
  }
  return show(site, visit, { kind: 'form', form: taken.form }, taken.status)
}

function refuse(
  site: ForumSite,
  visit: ForumVisit,
  { refusal, back }: Pick<Extract<WritingScreen, { kind: 'refused' }>, 'refusal' | 'back'>,
): Promise<FastifyReply> {
  const href = encodeURI(site.addressOf(back, visit.locale))
  return show(site, visit, { kind: 'refused', refusal, back: href }, refusal === 'gone' ? 404 : FORBIDDEN)
}

function show(site: ForumSite, visit: ForumVisit, screen: WritingScreen, status = 200): Promise<FastifyReply> {
  const { request, reply, address } = visit
  return site.sendPage(request, reply, address, { status, states: [writingState.entry({ screen })], query: {} })
}
