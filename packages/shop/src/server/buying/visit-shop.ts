import { given } from '@vitrine/content/core'
import { isOfThisSite } from '@vitrine/http/server'
import type { PersonalPage } from '@vitrine/kit/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuyingPlace } from '../../core/addresses.ts'
import type { BuyingSite, BuyingVisit, PostedForm } from './buying-site.ts'
import { visitCart } from './visit-cart.ts'
import { visitCheckout } from './visit-checkout.ts'
import { visitOrder } from './visit-order.ts'
import { visitWithdrawal } from './visit-withdrawal.ts'

/** Bytes of the body of a form: 100 lines of a cart, or a checkout with long notes in any script. */
const MAX_BODY_BYTES = 64 * 1024

/** Answers requests for the pages on which somebody buys; undefined for pages of others. */
export function visitShop(site: BuyingSite, placeAt: (path: string) => Promise<BuyingPlace | undefined>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, locale, address }: PersonalPage,
  ): Promise<FastifyReply | undefined> => {
    const place = await placeAt(path)
    if (!place) return undefined
    reply.header('cache-control', 'private, no-store')
    const visit = { request, reply, locale, address }
    if (request.method !== 'POST') return visitPlace(site, visit, place)
    if (!isOfThisSite(request.headers, site.siteUrl)) return site.refuse(request, reply, 403)
    const body = await site.posts.read(request, MAX_BODY_BYTES)
    return body.ok ? visitPlace(site, visit, place, body) : site.refuse(request, reply, body.status)
  }
}

function visitPlace(
  site: BuyingSite,
  visit: BuyingVisit,
  place: BuyingPlace,
  posted?: PostedForm,
): Promise<FastifyReply> {
  switch (place.page) {
    case 'cart':
      return visitCart(site, visit, posted)
    case 'checkout':
      return visitCheckout(site, visit, posted)
    case 'order':
      return visitOrder(site, { ...visit, token: place.token }, posted)
    case 'withdrawal':
      return visitWithdrawal(site, { ...visit, ...given({ token: place.token }) }, posted)
  }
}
