import { given } from '@vitrine/content/core'
import { networkOf } from '@vitrine/http/core'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { ACCOUNT_FIELDS, type AccountAction, type Done } from '../core/account-form.ts'
import type { AccountProblem, AccountScreen } from '../core/account-screen.ts'
import type { Joining } from '../core/asked-mail.ts'
import { MAX_ASKS_PER_MINUTE, MAX_CHANGES_PER_MINUTE, MAX_OPENS_PER_MINUTE } from '../core/limits.ts'
import { parseToken } from '../core/link-token.ts'
import { parseMemberAddress } from '../core/member-address.ts'
import { parseMemberName } from '../core/member-name.ts'
import { parseReturnPath } from '../core/return-path.ts'
import { endedCookie, sessionCookie } from '../core/session-cookie.ts'
import { renameMember, type StoredMember } from '../store/member-rows.ts'
import type { RunningMembers } from './create-members.ts'
import { readSettings } from './read-settings.ts'

/** Answer to a visitor of an account page. */
export type AccountAnswer =
  | { readonly kind: 'screen'; readonly screen: AccountScreen; readonly status: number }
  /** @property cookie Value of the header `Set-Cookie`. */
  | { readonly kind: 'redirect'; readonly to: string; readonly cookie?: string }
  | { readonly kind: 'file'; readonly name: string; readonly text: string }

/** A form of an account page as it was posted. */
export interface PostedAction {
  readonly request: FastifyRequest
  readonly action: AccountAction
  readonly fields: ReadonlyMap<string, string>
  readonly remoteAddress: string
  /** BCP 47 tag of the page. */
  readonly locale: string
  readonly now: Date
}

interface Site {
  readonly payload: Payload
  readonly members: RunningMembers
  readonly posts: Pick<VisitorPosts, 'isTooMany'>
}

/** Of HTTP: what was sent cannot be taken; it was sent too often. */
const NOT_TAKEN = 422
const TOO_MANY = 429

/** Does what a form asks for. */
export async function answerAction(site: Site, posted: PostedAction): Promise<AccountAnswer> {
  switch (posted.action) {
    case 'ask':
      return ask(site, posted)
    case 'open':
      return open(site, posted)
    default: {
      const member = await site.members.memberOf(posted.request)
      return member
        ? change(site, posted, member)
        : { kind: 'redirect', to: encodeURI(await site.members.addressOf('account', posted.locale)) }
    }
  }
}

async function ask({ payload, members, posts }: Site, posted: PostedAction): Promise<AccountAnswer> {
  const { fields, remoteAddress, locale, now } = posted
  const { joining } = await readSettings(payload, locale)
  const typed = fields.get(ACCOUNT_FIELDS.address) ?? ''
  const back = parseReturnPath(fields.get(ACCOUNT_FIELDS.back))
  const again = (status: number, problem: { readonly page?: AccountProblem; readonly field?: AccountProblem }) =>
    screen(signInScreen({ joining, back, typed, problem: problem.page, fieldProblem: problem.field }), status)
  const address = parseMemberAddress(typed)
  if (address === undefined) return again(NOT_TAKEN, { field: typed.trim() === '' ? 'required' : 'notAnAddress' })
  if (await posts.isTooMany(`members ask ${networkOf(remoteAddress)}`, MAX_ASKS_PER_MINUTE, now)) {
    return again(TOO_MANY, { page: 'tooMany' })
  }
  await members.sendSignIn({ address, language: locale, back, now })
  return done(members, 'sent', locale, { back })
}

async function open({ payload, members, posts }: Site, posted: PostedAction): Promise<AccountAnswer> {
  const { fields, remoteAddress, locale, now, request } = posted
  const refuse = async (problem: AccountProblem, status: number) => {
    const member = await members.memberOf(request)
    const { joining } = await readSettings(payload, locale)
    return screen(member ? detailsOf(member, { problem }) : signInScreen({ joining, problem }), status)
  }
  if (await posts.isTooMany(`members open ${networkOf(remoteAddress)}`, MAX_OPENS_PER_MINUTE, now)) {
    return refuse('tooMany', TOO_MANY)
  }
  const token = parseToken(fields.get(ACCOUNT_FIELDS.link))
  if (!token) return refuse('deadLink', NOT_TAKEN)
  const opened = await members.open(token, { language: locale, now })
  switch (opened.kind) {
    case 'refused':
      return refuse(opened.problem, NOT_TAKEN)
    case 'address changed':
      return done(members, 'addressChanged', locale)
    case 'signed in': {
      const cookie = sessionCookie(opened.session, { encrypted: members.isEncrypted(request) })
      const to = parseReturnPath(opened.back) ?? encodeURI(await members.addressOf('account', locale))
      return { kind: 'redirect', to, cookie }
    }
  }
}

/** Does what only a member may ask for. */
async function change(site: Site, posted: PostedAction, member: StoredMember): Promise<AccountAnswer> {
  const { payload, members, posts } = site
  const { action, fields, remoteAddress, locale, now, request } = posted
  if (await posts.isTooMany(`members change ${networkOf(remoteAddress)}`, MAX_CHANGES_PER_MINUTE, now)) {
    return screen(detailsOf(member, { problem: 'tooMany' }), TOO_MANY)
  }
  const ended = endedCookie({ encrypted: members.isEncrypted(request) })
  switch (action) {
    case 'name': {
      const typed = fields.get(ACCOUNT_FIELDS.name) ?? ''
      const name = parseMemberName(typed)
      if (name === undefined) {
        return screen(detailsOf(member, { name: { value: typed, problem: 'tooLong' } }), NOT_TAKEN)
      }
      await renameMember(payload, { member: member.id, name, now })
      return done(members, 'nameSaved', locale)
    }
    case 'address':
      return changeAddress(site, posted, member)
    case 'export': {
      const text = JSON.stringify(await members.export(member), undefined, 2)
      return { kind: 'file', name: 'account.json', text: `${text}\n` }
    }
    case 'signOut':
      await members.signOut(request)
      return done(members, 'signedOut', locale, { cookie: ended })
    case 'signOutEverywhere':
      await members.signOutEverywhere(member)
      return done(members, 'signedOut', locale, { cookie: ended })
    case 'erase': {
      if (!fields.get(ACCOUNT_FIELDS.agreed)) {
        return screen({ kind: 'erase', address: member.address, problem: 'notAgreed' }, NOT_TAKEN)
      }
      await members.erase(member)
      return done(members, 'erased', locale, { cookie: ended })
    }
    default:
      throw new Error(`No member asks for "${action}".`)
  }
}

async function changeAddress(
  { members, posts }: Site,
  { fields, remoteAddress, locale, now }: PostedAction,
  member: StoredMember,
): Promise<AccountAnswer> {
  const typed = fields.get(ACCOUNT_FIELDS.address) ?? ''
  const refuse = (problem: AccountProblem, status: number) =>
    screen(detailsOf(member, { newAddress: { value: typed, problem } }), status)
  const address = parseMemberAddress(typed)
  if (address === undefined) return refuse(typed.trim() === '' ? 'required' : 'notAnAddress', NOT_TAKEN)
  if (address === member.address) return refuse('sameAddress', NOT_TAKEN)
  if (await posts.isTooMany(`members ask ${networkOf(remoteAddress)}`, MAX_ASKS_PER_MINUTE, now)) {
    return refuse('tooMany', TOO_MANY)
  }
  await members.sendNewAddress({ member, address, language: locale, now })
  return done(members, 'addressSent', locale)
}

/** The page on which somebody signs in. */
export function signInScreen(shown: {
  readonly joining: Joining
  readonly typed?: string
  readonly fieldProblem?: AccountProblem | undefined
  readonly back?: string | undefined
  readonly done?: Done | undefined
  readonly problem?: AccountProblem | undefined
}): AccountScreen {
  const { joining, typed = '', fieldProblem, back, done, problem } = shown
  return {
    kind: 'sign in',
    address: { value: typed, ...given({ problem: fieldProblem }) },
    canJoin: joining === 'open',
    ...given({ back, done, problem }),
  }
}

/** The account of a member, with what they typed and what became of it. */
export function detailsOf(
  { address, name }: StoredMember,
  shown: Partial<Pick<Extract<AccountScreen, { kind: 'account' }>, 'name' | 'newAddress'>> & {
    readonly done?: Done | undefined
    readonly problem?: AccountProblem | undefined
  },
): AccountScreen {
  const { done, problem, ...typed } = shown
  return {
    kind: 'account',
    address,
    name: { value: name },
    newAddress: { value: '' },
    ...typed,
    ...given({ done, problem }),
  }
}

function screen(shown: AccountScreen, status: number): AccountAnswer {
  return { kind: 'screen', screen: shown, status }
}

/** Leads to the account page, which says what was done: a reload does not do it again. */
async function done(
  members: RunningMembers,
  what: Done,
  locale: string,
  { cookie, back }: { readonly cookie?: string; readonly back?: string | undefined } = {},
): Promise<AccountAnswer> {
  const query = new URLSearchParams({ [ACCOUNT_FIELDS.done]: what, ...given({ [ACCOUNT_FIELDS.back]: back }) })
  const to = `${encodeURI(await members.addressOf('account', locale))}?${query}`
  return { kind: 'redirect', to, ...given({ cookie }) }
}
