import { networkOf } from '@vitrine/http/core'
import { readRequest } from '@vitrine/http/server'
import type { FastifyInstance } from 'fastify'
import { isProvider, type ProviderName } from '../../core/order/payment-methods.ts'
import { findPayment } from '../../store/orders/payment-rows.ts'
import { CALLS_PATH, type OpenShop } from '../orders/create-shop.ts'
import { settleRefunds } from '../orders/give-back.ts'
import { settle } from '../orders/settle.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import type { ReadCall } from './payment-provider.ts'

/** Bytes of a call that are read. */
const MAX_CALL_BYTES = 256 * 1024

/** Calls of one network in a minute: each may have the provider asked. */
const MAX_CALLS_PER_MINUTE = 300

/**
 * Adds the addresses that providers call. A call only names a payment, which is asked for then: answers say whether the call
 * was understood, never anything about an order. What fails here is called again by the provider.
 */
export async function callRoutes(
  app: FastifyInstance,
  options: {
    readonly openShop: OpenShop
    readonly isTooMany: (key: string, limit: number, now: Date) => Promise<boolean>
    readonly now: () => Date
  },
): Promise<void> {
  const { openShop, isTooMany, now } = options
  await app.register(async (scope) => {
    // Signatures are of the body as it came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post<{ Params: { provider: string } }>(`${CALLS_PATH}/:provider`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const at = now()
      if (await isTooMany(`shop calls ${networkOf(request.ip)}`, MAX_CALLS_PER_MINUTE, at)) {
        return reply.code(429).send({ message: 'Too many calls. Try again in a minute.' })
      }
      const shop = await openShop()
      const { provider: name } = request.params
      const provider = isProvider(name) ? shop.providers.get(name) : undefined
      if (!provider) return reply.code(404).send({ message: 'This shop takes no payments there.' })
      const body = await readRequest(request.raw, MAX_CALL_BYTES)
      if (!body) return reply.code(413).send({ message: 'This call is too large.' })
      try {
        const call = await provider.readCall({ headers: request.headers, body, now: at })
        if (!call.ok) return reply.code(400).send({ message: call.reason })
        await settleCall(shop, provider.name, call, at)
        return { message: 'Thank you.' }
      } catch (error) {
        shop.onError(error)
        return reply.code(503).send({ message: 'The payment could not be looked up. Call again.' })
      }
    })
  })
}

/** A provider that names a payment alone may mean its refunds. */
async function settleCall(
  shop: ShopContext,
  provider: ProviderName,
  { ref, refund }: Extract<ReadCall, { ok: true }>,
  now: Date,
): Promise<void> {
  if (refund !== undefined) await settleRefunds(shop, { provider, ref: refund }, now)
  if (ref === undefined) return
  await settle(shop, provider, ref, now)
  const payment = await findPayment(shop.payload, { provider, ref })
  if (payment) await settleRefunds(shop, { payment: payment.id }, now)
}
