import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { record } from '@vitrine/content/core'
import type { PayloadHandler } from 'payload'
import { storedSkus } from '../core/product/stored-skus.ts'
import { readMoves, readStock } from '../store/orders/stock-counts.ts'
import { PRODUCTS } from './areas.ts'

/** `GET /api/products/:id/stock`: what there is of a product and its variants, and the newest moves of it. */
export const readStockHistory: PayloadHandler = async (req) => {
  const { payload, routeParams } = req
  if (!(await may(req, PRODUCTS, 'read'))) return answer(403, { message: answerIn(NOT_SEEN, req) })
  const id = /^[0-9]{1,9}$/.test(String(routeParams?.id)) ? Number(routeParams?.id) : undefined
  const product =
    id === undefined
      ? undefined
      : await payload.findByID({ collection: 'products', id, depth: 0, draft: true, disableErrors: true })
  if (!product) return answer(404, { message: answerIn(NOT_THERE, req) })
  const skus = [...storedSkus(record(product)).values()]
  return answer(200, { stock: await readStock(payload, skus), moves: await readMoves(payload, skus) })
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

const NOT_SEEN = { en: 'Your role may not see the stock.', de: 'Ihre Rolle darf den Bestand nicht sehen.' }

const NOT_THERE = { en: 'There is no such product.', de: 'Dieses Produkt gibt es nicht.' }
