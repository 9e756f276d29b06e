import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { readOrderPage } from '../store/orders/order-page-rows.ts'
import { ORDERS } from './areas.ts'

/** `GET /api/shop-orders/:id/page`: everything that owners read of an order. */
export const readOrder: PayloadHandler = forOwners(async (req) => {
  const { payload, routeParams } = req
  const id = idOf(routeParams?.id)
  const page = id === undefined ? undefined : await readOrderPage(payload, id)
  return page ? answer(200, page) : answer(404, { message: answerIn(NOT_THERE, req) })
})

function forOwners(handler: PayloadHandler): PayloadHandler {
  return async (req: PayloadRequest) =>
    (await may(req, ORDERS, 'read')) ? handler(req) : answer(403, { message: answerIn(NOT_SEEN, req) })
}

/** Reads an id of at most nine digits, so that every one is a number that the database knows. */
function idOf(raw: unknown): number | undefined {
  return /^[0-9]{1,9}$/.test(String(raw)) ? Number(raw) : undefined
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

const NOT_THERE = { en: 'There is no such order.', de: 'Diese Bestellung gibt es nicht.' }

const NOT_SEEN = { en: 'Your role may not see orders.', de: 'Ihre Rolle darf Bestellungen nicht sehen.' }
