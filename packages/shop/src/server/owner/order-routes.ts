import { may } from '@vitrine/content/access'
import { siteAnswer } from '@vitrine/content/answers'
import { type AdminText, record, text } from '@vitrine/content/core'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { ORDERS } from '../../content/areas.ts'
import { type OwnerAct, parseOwnerAct } from '../../core/order/owner-act.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import { accountOf } from './account-of.ts'
import { jsonBodies } from './json-bodies.ts'
import { type ActOutcome, actOnOrder } from './order-acts.ts'
import { ACT_ANSWERS, sentAnswer } from './order-answers.ts'

/** Orders that are acted on at a time. */
const MAX_AT_ONCE = 100

interface OrderRouteOptions extends Pick<RunningSite, 'roleOf'> {
  readonly payload: Payload
  readonly siteUrl: string
  /** The shop, as it is set at the moment. */
  readonly openShop: () => Promise<ShopContext>
  readonly now: () => Date
}

/** Adds the addresses at which accounts whose role may do so act on orders, one or several. */
export async function orderRoutes(app: FastifyInstance, options: OrderRouteOptions): Promise<void> {
  const { payload, openShop, now, roleOf, siteUrl } = options
  const userOf = (request: FastifyRequest) => accountOf(payload, request)
  const act = async (request: FastifyRequest, ids: readonly number[], wished: OwnerAct) => {
    const { name, email } = record(await userOf(request))
    const actor = { who: text(name) ?? text(email) ?? '', now: now() }
    const shop = await openShop()
    const outcomes: ActOutcome[] = []
    for (const id of ids) outcomes.push(await actOnOrder(shop, id, wished, actor))
    return outcomes
  }
  await app.register(
    async (scope) => {
      administratorRoutes(scope, {
        payload,
        roleOf,
        siteUrl,
        refusal: NOT_ADMITTED,
        admits: async (request) => may({ payload, user: await userOf(request) }, ORDERS, 'update'),
      })
      jsonBodies(scope)
      scope.post<{ Params: { id: string } }>('/:id(^\\d{1,9}$)/acts', async (request, reply) => {
        const wished = parseOwnerAct(request.body)
        if (!wished) return reply.code(400).send(siteAnswer(NO_ACT, payload, request))
        const [outcome = 'no such order'] = await act(request, [Number(request.params.id)], wished)
        const { status, message } = ACT_ANSWERS[outcome]
        return reply.code(status).send(siteAnswer(message, payload, request))
      })
      scope.post('/sent', async (request, reply) => {
        const ids = idsOf(request.body)
        if (!ids) return reply.code(400).send(siteAnswer(NONE_CHOSEN, payload, request))
        const outcomes = await act(request, ids, { act: 'sent', carrier: '', tracking: '' })
        const sent = outcomes.filter((outcome) => outcome === 'done').length
        return siteAnswer(sentAnswer(sent, ids.length), payload, request)
      })
    },
    { prefix: '/api/shop-orders' },
  )
}

function idsOf(body: unknown): readonly number[] | undefined {
  const { ids } = record(body)
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MAX_AT_ONCE) return undefined
  return ids.every((id) => Number.isInteger(id) && id > 0 && id < 1e9) ? ids : undefined
}

const NOT_ADMITTED: AdminText = {
  en: 'Your role may not change orders.',
  de: 'Ihre Rolle darf Bestellungen nicht ändern.',
}

const NO_ACT: AdminText = {
  en: 'This is nothing that can be done with an order.',
  de: 'Das ist nichts, was sich mit einer Bestellung tun lässt.',
}

const NONE_CHOSEN: AdminText = {
  en: `Select up to ${MAX_AT_ONCE} orders first.`,
  de: `Wählen Sie zuerst bis zu ${MAX_AT_ONCE} Bestellungen aus.`,
}
