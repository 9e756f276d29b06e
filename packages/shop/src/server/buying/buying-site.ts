import type { Members } from '@vitrine/accounts/members'
import type { RunningSite } from '@vitrine/kit/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { BuyingAddresses } from '../../core/buying/cart-screen.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { OpenShop } from '../orders/create-shop.ts'

/** The site, as the pages on which somebody buys need it. */
export interface BuyingSite extends Pick<RunningSite, 'sendPage' | 'refuse'> {
  readonly payload: Payload
  readonly openShop: OpenShop
  readonly posts: Pick<VisitorPosts, 'read' | 'isTooMany'>
  /** Accounts of visitors; undefined on a site without members. */
  readonly members: Pick<Members, 'memberOf' | 'signInAddress'> | undefined
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Addresses and currency of the shop, on pages of a language. */
  readonly settings: (locale: string) => Promise<BuyingSettings>
  readonly now: () => Date
}

export interface BuyingSettings {
  readonly currency: Currency
  readonly addresses: BuyingAddresses
  /** IANA name. */
  readonly timeZone: string
  /** Addresses of pages that buyers accept; absent where the owner has named none. */
  readonly links: { readonly terms?: string; readonly withdrawal?: string }
}

/** A request for a page on which somebody buys. */
export interface BuyingVisit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** BCP 47 tag of the page. */
  readonly locale: string
  /** Its address in this language, not encoded. */
  readonly address: string
}

/** A form of such a page as it was posted. */
export interface PostedForm {
  readonly fields: ReadonlyMap<string, string>
  readonly remoteAddress: string
}

/** Of HTTP: what was sent cannot be taken; it was sent too often. */
export const NOT_TAKEN = 422
export const TOO_MANY = 429

/** True if the site is visited over https: its cookies are for that alone. */
export function isEncrypted({ siteUrl }: Pick<BuyingSite, 'siteUrl'>, { protocol }: Pick<FastifyRequest, 'protocol'>) {
  return siteUrl.startsWith('https:') || protocol === 'https'
}
