import { may } from '@vitrine/content/access'
import { record, text } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { ORDERS } from '../../content/areas.ts'
import { parseHandOrder } from '../../core/by-hand/hand-order.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { OpenShop } from '../orders/create-shop.ts'
import { accountOf } from '../owner/account-of.ts'
import { jsonBodies } from '../owner/json-bodies.ts'
import { findOffers } from './find-offers.ts'
import { orderByHand } from './order-by-hand.ts'

/** Characters by which products are searched. */
const MAX_SEARCH_LENGTH = 100

interface HandOrderRouteOptions extends Pick<RunningSite, 'roleOf'> {
  readonly payload: Payload
  readonly siteUrl: string
  readonly openShop: OpenShop
  readonly currency: () => Promise<Currency>
  readonly now: () => Date
}

/** Adds the addresses at which accounts whose role may do so write down an order for a buyer. */
export async function handOrderRoutes(app: FastifyInstance, options: HandOrderRouteOptions): Promise<void> {
  const { payload, openShop, currency, now, roleOf, siteUrl } = options
  const userOf = (request: FastifyRequest) => accountOf(payload, request)
  const languages = siteLanguages(payload)
  await app.register(
    async (scope) => {
      administratorRoutes(scope, {
        payload,
        roleOf,
        siteUrl,
        refusal: { en: 'Your role may not write orders.', de: 'Ihre Rolle darf keine Bestellungen anlegen.' },
        admits: async (request) => may({ payload, user: await userOf(request) }, ORDERS, 'update'),
      })
      jsonBodies(scope)
      scope.get<{ Querystring: Record<string, unknown> }>('/offers', async ({ query }) => {
        const words = text(query.words)?.trim().slice(0, MAX_SEARCH_LENGTH) ?? ''
        if (words === '') return { offers: [] }
        const asked = { words, currency: await currency(), language: languages[0] }
        return { offers: await findOffers(await openShop(), asked) }
      })
      scope.post('/by-hand', async (request) => {
        const { name, email } = record(await userOf(request))
        const wish = parseHandOrder(request.body, languages)
        return orderByHand({
          shop: await openShop(wish.language),
          wish,
          currency: await currency(),
          language: record(request.body).spoken === 'de' ? 'de' : 'en',
          who: text(name) ?? text(email) ?? '',
          now: now(),
        })
      })
    },
    { prefix: '/api/shop-orders' },
  )
}
