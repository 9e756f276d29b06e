import { rememberedGlobal } from '@vitrine/content/queries'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { ACCOUNT_FIELDS } from '../core/account-form.ts'
import { type AccountPage, accountPageAt, accountPath } from '../core/account-paths.ts'
import type { Token } from '../core/link-token.ts'
import { sessionToken } from '../core/session-cookie.ts'
import { findLink, type StoredLink } from '../store/link-rows.ts'
import { findMembers, type StoredMember } from '../store/member-rows.ts'
import { endSession, endSessions, findSessionMember } from '../store/session-rows.ts'
import { type MemberData, memberData } from './member-data.ts'
import { memberMailer } from './member-mailer.ts'
import { type OpenedLink, openLink } from './open-link.ts'
import { readSettings } from './read-settings.ts'
import { hashOfToken } from './secret-token.ts'
import { type LinkSender, linkSender } from './send-link.ts'

/** Headers of a request, and how it came. */
export type Asking = Pick<FastifyRequest, 'headers' | 'protocol'>

/** Members of a running site. */
export interface RunningMembers extends LinkSender, MemberData {
  memberOf(request: Asking): Promise<StoredMember | undefined>
  /** Members by their ids, without those who are blocked. */
  membersOf(ids: readonly number[]): Promise<readonly StoredMember[]>
  /** Finds a link that can be opened. */
  findLink(token: Token, now: Date): Promise<StoredLink | undefined>
  /** Uses a link up. @param language BCP 47 tag of the page. */
  open(token: Token, opening: { readonly language: string; readonly now: Date }): Promise<OpenedLink>
  /** Ends the session of a request. */
  signOut(request: Asking): Promise<void>
  signOutEverywhere(member: StoredMember): Promise<void>
  /** True if the site is visited over https: its cookies are for that alone. */
  isEncrypted(request: Pick<FastifyRequest, 'protocol'>): boolean
  /** Finds the account page at a path; undefined for paths of others. */
  pageAt(path: string): Promise<AccountPage | undefined>
  /** Address of an account page, in a language. */
  addressOf(page: AccountPage, locale: string): Promise<string>
  /** Address where somebody signs in and comes back from; undefined where an editor's page stands at it. */
  signInAddress(back: string, locale: string): Promise<string | undefined>
}

export interface MembersOptions {
  readonly payload: Payload
  readonly posts: Pick<VisitorPosts, 'sendMail'>
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Address of a page in a language. */
  readonly addressOf: (path: string, locale: string) => string
  /** BCP 47 tag of the default language. */
  readonly language: string
  /** True if an editor's document stands at an address. */
  readonly isTaken: (address: string) => Promise<boolean>
}

export function createMembers({
  payload,
  posts,
  siteUrl,
  language: defaultLanguage,
  isTaken,
  ...options
}: MembersOptions): RunningMembers {
  const readGlobal = rememberedGlobal(payload, 'member-settings')
  const isEncrypted: RunningMembers['isEncrypted'] = ({ protocol }) =>
    siteUrl.startsWith('https:') || protocol === 'https'
  const tokenOf = (request: Asking) => sessionToken(request.headers.cookie, { encrypted: isEncrypted(request) })
  const addressOf = async (page: AccountPage, locale: string) =>
    options.addressOf(accountPath(page, await readGlobal(locale)), locale)
  const mailer = memberMailer({ payload, posts, siteUrl })

  return {
    ...memberData(payload),
    ...linkSender({
      payload,
      mailer,
      linkAddress: async (token, language) =>
        `${siteUrl}${encodeURI(await addressOf('confirm', language))}?${ACCOUNT_FIELDS.link}=${token}`,
    }),
    isEncrypted,
    addressOf,
    async memberOf(request) {
      const token = tokenOf(request)
      return token && findSessionMember(payload, hashOfToken(token), new Date())
    },
    membersOf: (ids) => findMembers(payload, ids),
    findLink: (token, now) => findLink(payload, hashOfToken(token), now),
    async open(token, { language, now }) {
      const { joining } = await readSettings(payload, language)
      const opened = await openLink(payload, token, { joining, language, now })
      if (opened.kind === 'address changed') {
        const { address, language: theirs } = opened.member
        await mailer.send('addressChanged', { to: address, language: theirs, now })
      }
      return opened
    },
    async signOut(request) {
      const token = tokenOf(request)
      if (token) await endSession(payload, hashOfToken(token))
    },
    signOutEverywhere: ({ id }) => endSessions(payload, { member: id }),
    pageAt: async (path) => accountPageAt(path, await readGlobal(defaultLanguage)),
    async signInAddress(back, locale) {
      const address = await addressOf('account', locale)
      if (await isTaken(address)) return undefined
      return `${encodeURI(address)}?${new URLSearchParams({ [ACCOUNT_FIELDS.back]: back })}`
    },
  }
}
