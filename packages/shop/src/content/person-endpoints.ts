import { may, type Operation } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { type AdminText, record, text } from '@vitrine/content/core'
import { inTransaction } from '@vitrine/content/sql'
import { forgetDeleted } from '@vitrine/content/store'
import { eraseMailFiles } from '@vitrine/delivery/store'
import type { Payload, PayloadHandler, PayloadRequest } from 'payload'
import { type Eraser, eraseFinished, exportOrders, ordersOfPerson } from '../store/orders/person-orders.ts'
import { ORDERS } from './areas.ts'

/** Characters of the longest mail address. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
const MAX_ADDRESS_LENGTH = 254

const NO_ADDRESS: AdminText = {
  en: 'Give the e-mail address of a person.',
  de: 'Geben Sie die E-Mail-Adresse einer Person an.',
}

/** `GET /api/shop-orders/by-email?email=`: the orders of a person, as JSON. */
export const exportByEmail: PayloadHandler = forRole('read', async (req) => {
  const { payload, searchParams } = req
  const address = parseAddress(searchParams.get('email'))
  if (address === undefined) return sentence(400, NO_ADDRESS, req)
  const orders = await exportOrders(payload, address)
  return Response.json(orders, {
    headers: { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="orders.json"' },
  })
})

/** `POST /api/shop-orders/erase` with `{ email }`: erases what leads to a person from their orders that are finished. */
export const eraseByEmail: PayloadHandler = forRole('delete', async (req) => {
  const address = parseAddress(record(await req.json?.().catch(() => undefined)).email)
  if (address === undefined) return sentence(400, NO_ADDRESS, req)
  const { name, email } = record(req.user)
  const counts = await eraseOrders(req.payload, address, { who: text(name) ?? text(email) ?? '', now: new Date() })
  return sentence(200, erasedSentence(counts), req)
})

interface ErasedCounts {
  readonly erased: number
  /** Orders that somebody has to do something for still. */
  readonly unfinished: number
}

async function eraseOrders(payload: Payload, address: string, eraser: Eraser): Promise<ErasedCounts> {
  const ids = await ordersOfPerson(payload, address)
  let erased = 0
  for (const id of ids) {
    if (await eraseOrder(payload, id, eraser)) erased += 1
  }
  if (erased > 0) {
    await eraseMailFiles(payload, { address, tokens: [], getsOthers: false })
    await forgetDeleted(payload, { isRewritten: true })
  }
  return { erased, unfinished: ids.length - erased }
}

/** @returns False for an order that is not finished. */
async function eraseOrder(payload: Payload, id: number, eraser: Eraser): Promise<boolean> {
  let isErased = false
  await inTransaction(payload, async (transaction) => {
    isErased = await eraseFinished(payload, id, eraser, transaction)
  })
  return isErased
}

function erasedSentence({ erased, unfinished }: ErasedCounts): AdminText {
  if (erased === 0 && unfinished === 0) {
    return { en: 'There is no order from this address.', de: 'Von dieser Adresse gibt es keine Bestellung.' }
  }
  const done = {
    en: erased === 1 ? '1 order is erased' : `${erased} orders are erased`,
    de: erased === 1 ? '1 Bestellung ist gelöscht' : `${erased} Bestellungen sind gelöscht`,
  }
  if (unfinished === 0) return { en: `${done.en}.`, de: `${done.de}.` }
  const left = {
    en: unfinished === 1 ? '1 is not finished and stays' : `${unfinished} are not finished and stay`,
    de:
      unfinished === 1 ? '1 ist nicht abgeschlossen und bleibt' : `${unfinished} sind nicht abgeschlossen und bleiben`,
  }
  return {
    en: `${done.en}; ${left.en}: send, refund or cancel first, then erase again.`,
    de: `${done.de}; ${left.de}: erst verschicken, erstatten oder stornieren, dann noch einmal löschen.`,
  }
}

function parseAddress(raw: unknown): string | undefined {
  const address = text(raw)?.trim().toLowerCase() ?? ''
  return address.length <= MAX_ADDRESS_LENGTH && /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined
}

function forRole(operation: Operation, handler: PayloadHandler): PayloadHandler {
  return async (req) => ((await may(req, ORDERS, operation)) ? handler(req) : sentence(403, NOT_ADMITTED, req))
}

function sentence(status: number, message: AdminText, req: PayloadRequest): Response {
  return Response.json({ message: answerIn(message, req) }, { status, headers: { 'cache-control': 'no-store' } })
}

const NOT_ADMITTED: AdminText = {
  en: 'Your role may not do this with orders.',
  de: 'Ihre Rolle darf das mit Bestellungen nicht.',
}
