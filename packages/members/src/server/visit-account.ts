import { type Query, queryField } from '@vitrine/content/queries'
import { isOfThisSite } from '@vitrine/http/server'
import type { PersonalPage, RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { ACCOUNT_FIELDS, parseAction, parseDone } from '../core/account-form.ts'
import type { AccountPage } from '../core/account-paths.ts'
import type { AccountScreen } from '../core/account-screen.ts'
import { accountState } from '../core/account-state.ts'
import { MAX_BODY_BYTES } from '../core/limits.ts'
import { parseToken } from '../core/link-token.ts'
import { parseReturnPath } from '../core/return-path.ts'
import { type AccountAnswer, answerAction, detailsOf, signInScreen } from './account-actions.ts'
import type { RunningMembers } from './create-members.ts'
import { readSettings } from './read-settings.ts'

/** Of HTTP: the link was there and will not come back. */
const GONE = 410

export interface AccountVisits extends Pick<RunningSite, 'sendPage' | 'refuse'> {
  readonly payload: Payload
  readonly members: RunningMembers
  readonly posts: Pick<VisitorPosts, 'read' | 'isTooMany'>
  readonly siteUrl: string
}

/** Answers requests for account pages; undefined for pages of others. */
export function visitAccount(options: AccountVisits) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    place: PersonalPage,
  ): Promise<FastifyReply | undefined> => {
    const page = await options.members.pageAt(place.path)
    if (!page) return undefined
    if (request.method !== 'POST') {
      return give(
        request,
        reply,
        { ...options, ...place },
        await look(request, { ...options, page, locale: place.locale }),
      )
    }
    const { siteUrl, posts, refuse } = options
    if (!isOfThisSite(request.headers, siteUrl)) return refuse(request, reply, 403)
    const body = await posts.read(request, MAX_BODY_BYTES)
    if (!body.ok) return refuse(request, reply, body.status)
    const action = parseAction(body.fields.get(ACCOUNT_FIELDS.action))
    if (!action) return refuse(request, reply, 400)
    const { fields, remoteAddress } = body
    const posted = { request, action, fields, remoteAddress, locale: place.locale, now: new Date() }
    return give(request, reply, { ...options, ...place }, await answerAction(options, posted))
  }
}

/** Answers a visitor who only looks. */
async function look(
  request: FastifyRequest,
  { payload, members, page, locale }: AccountVisits & { readonly page: AccountPage; readonly locale: string },
): Promise<AccountAnswer> {
  const query = request.query as Query
  const member = await members.memberOf(request)
  const { joining } = await readSettings(payload, locale)
  switch (page) {
    case 'account': {
      const done = parseDone(queryField(query, ACCOUNT_FIELDS.done))
      const back = parseReturnPath(queryField(query, ACCOUNT_FIELDS.back))
      return shown(member ? detailsOf(member, { done }) : signInScreen({ joining, done, back }))
    }
    case 'confirm': {
      const token = parseToken(queryField(query, ACCOUNT_FIELDS.link))
      const link = token && (await members.findLink(token, new Date()))
      if (!token || !link) return shown(signInScreen({ joining, problem: 'deadLink' }), GONE)
      const purpose = link.purpose === 'address' ? 'address' : 'sign in'
      return shown({ kind: 'confirm', link: token, purpose, address: link.address })
    }
    case 'erase':
      return member
        ? shown({ kind: 'erase', address: member.address })
        : { kind: 'redirect', to: await backHere(members, locale) }
  }
}

/** Address where a visitor signs in and comes back to the page that erases. */
async function backHere(members: RunningMembers, locale: string): Promise<string> {
  const here = await members.addressOf('erase', locale)
  return (await members.signInAddress(here, locale)) ?? here
}

function shown(screen: AccountScreen, status = 200): AccountAnswer {
  return { kind: 'screen', screen, status }
}

async function give(
  request: FastifyRequest,
  reply: FastifyReply,
  { payload, members, sendPage, locale, address }: AccountVisits & PersonalPage,
  answer: AccountAnswer,
): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store')
  switch (answer.kind) {
    case 'redirect':
      if (answer.cookie !== undefined) reply.header('set-cookie', answer.cookie)
      return reply.redirect(answer.to, 303)
    case 'file':
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${answer.name}"`)
        .send(answer.text)
    case 'screen': {
      const { screen, status } = answer
      const [{ texts }, account, erase] = await Promise.all([
        readSettings(payload, locale),
        members.addressOf('account', locale),
        members.addressOf('erase', locale),
      ])
      const member = screen.kind === 'account' ? await members.memberOf(request) : undefined
      const parts = member ? await members.parts(member, locale) : []
      const state = accountState.entry({ screen, texts, parts, addresses: { account, erase } })
      return sendPage(request, reply, address, { status, states: [state], query: {} })
    }
  }
}
