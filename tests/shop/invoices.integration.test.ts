import { updateGlobalUntyped } from '@vitrine/content/queries'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import {
  actOnOrder,
  applyFact,
  checkInvoiceChain,
  countStock,
  documentRoutes,
  invoicesOf,
  ownerDocumentRoutes,
  placeOrder,
  type ShopContext,
  sweepOrders,
  writeInvoicesOf,
} from '@vitrine/shop/server'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInvoice } from '../../packages/shop/src/core/invoice/build-invoice.ts'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import type { OwnerAct } from '../../packages/shop/src/core/order/owner-act.ts'
import { writeInvoice } from '../../packages/shop/src/store/invoices/invoice-rows.ts'
import { readOrderToInvoice } from '../../packages/shop/src/store/invoices/order-to-invoice.ts'
import { findPayment } from '../../packages/shop/src/store/orders/payment-rows.ts'
import { askPath, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { INVOICE_SETTINGS } from '../support/invoice-settings.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { testTypefaces } from '../support/typefaces.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const WHO = { who: 'Ruth', now: NOW }

/** Invoices that are written at once. */
const AT_ONCE = 50

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('invoices on %s', (kind) => {
  let content: TestContent
  let shop: ShopContext
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('invoices', { migrated: false }) : '',
    )
    for (const role of ['administrator', 'editor', 'author'] as const) tokens[role] = await signIn(content, role)
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    shop = { ...orderShop(content.payload, paperProvider()), invoicing: INVOICE_SETTINGS }
    for (const table of ['invoices', 'refunds', 'order_events', 'order_lines', 'payments', 'stock_moves']) {
      await runSql(content.payload, sql.raw(`delete from shop_${table}`))
    }
    for (const table of ['stock', 'orders', 'number_ranges']) {
      await runSql(content.payload, sql.raw(`delete from shop_${table}`))
    }
    await inTransaction(content.payload, (transaction) =>
      countStock(content.payload, { sku: 'chair', quantity: 1_000 }, NOW, transaction),
    )
  })

  const place = async (more: Parameters<typeof wishFor>[0] = {}) => {
    const placed = await placeOrder(shop, wishFor(more), NOW)
    if (!placed.ok) throw new Error(`Refused: ${placed.refusals[0].kind}.`)
    return placed.order.id
  }
  /** Has the money of an order come at its provider. */
  const pay = async (order: number) => {
    const [row] = await runSql(content.payload, sql`select id from shop_payments where order_id = ${order}`)
    const payment = await findPayment(content.payload, { id: Number(row?.id) })
    if (!payment) throw new Error('The order has a payment.')
    await applyFact(shop, payment, 'paid', NOW)
    return order
  }
  const act = (order: number, wished: OwnerAct) => actOnOrder(shop, order, wished, WHO)
  const refund = (order: number, units: number, key: string) =>
    act(order, {
      act: 'refund',
      wish: { lines: [], shipping: false, besides: amountOf(units) },
      restocks: false,
      reason: 'Scratch',
      key,
    })
  const sent = { act: 'sent', carrier: '', tracking: '' } as const
  const documentsOf = async (order: number) =>
    (await invoicesOf(content.payload, order)).map(({ invoice }) => `${invoice.number} ${invoice.total}`)
  const numbers = async () => {
    const rows = await runSql(content.payload, sql`select number from shop_invoices order by number`)
    return rows.map(({ number }) => String(number))
  }
  const counted = (count: number) =>
    Array.from({ length: count }, (_, index) => `R-2026-${String(index + 1).padStart(4, '0')}`)

  it(`${AT_ONCE} at once have numbers without a gap, and an unbroken chain`, async () => {
    const orders: number[] = []
    for (let count = 0; count < AT_ONCE; count += 1) orders.push(await place({ method: 'invoice' }))
    await runSql(content.payload, sql`update shop_orders set sent_at = ${NOW.toISOString()}`)
    // Each is asked for twice, as by the step that sends it and by the sweep.
    await Promise.all([...orders, ...orders].map((order) => writeInvoicesOf(shop, order, NOW)))
    expect(await numbers()).toEqual(counted(AT_ONCE))
    expect(await checkInvoiceChain(content.payload)).toEqual([])
  })

  it('give their number back when their transaction is undone, also at once with others', async () => {
    const [first, second] = [await place({ method: 'invoice' }), await place({ method: 'invoice' })]
    await runSql(content.payload, sql`update shop_orders set sent_at = ${NOW.toISOString()}`)
    const undone = () =>
      inTransaction(content.payload, async (transaction) => {
        const order = await readOrderToInvoice(content.payload, first, shop.dayOf, transaction)
        if (!order) throw new Error('The order is there.')
        const make = (number: string) => buildInvoice(order, { number, issuedOn: '2026-11-26' }, INVOICE_SETTINGS)
        const wanted = {
          order: first,
          key: 'invoice',
          kind: 'invoice',
          pattern: 'R-{year}-####',
          day: '2026-11-26',
          make,
        } as const
        await writeInvoice(content.payload, wanted, transaction)
        throw new Error('Undone.')
      })
    const outcomes = await Promise.allSettled([undone(), writeInvoicesOf(shop, second, NOW), undone()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    await writeInvoicesOf(shop, first, NOW)
    expect(await numbers()).toEqual(counted(2))
    expect(await checkInvoiceChain(content.payload)).toEqual([])
  })

  it('are written when the money is there, not before, and once', async () => {
    const order = await place()
    await sweepOrders(shop, NOW)
    expect(await documentsOf(order)).toEqual([])
    await pay(order)
    expect(await documentsOf(order)).toEqual(['R-2026-0001 1490'])
    await sweepOrders(shop, NOW)
    await act(order, sent)
    expect(await documentsOf(order)).toEqual(['R-2026-0001 1490'])
    const [stored] = await invoicesOf(content.payload, order)
    expect(stored?.invoice).toMatchObject({
      seller: { name: 'Halden & Rye GmbH' },
      buyer: { address: { name: 'Ruth' } },
      issuedOn: '2026-11-26',
      net: 1_252,
      tax: 238,
      paid: 1_490,
    })
  })

  it.each([
    ['it is sent', sent],
    ['its money came', { act: 'paid' }],
  ] as const)('of an order on invoice are written when %s', async (_, wished) => {
    const order = await place({ method: 'invoice' })
    await sweepOrders(shop, NOW)
    expect(await documentsOf(order)).toEqual([])
    await act(order, wished)
    expect(await documentsOf(order)).toEqual(['R-2026-0001 1490'])
  })

  it('are taken back by credit notes with numbers of their own', async () => {
    const order = await pay(await place())
    await refund(order, 400, 'refund-one')
    expect(await documentsOf(order)).toEqual(['R-2026-0001 1490', 'G-2026-0001 400'])
    await act(order, { act: 'cancel', reason: '' })
    await refund(order, 1_090, 'refund-two')
    await sweepOrders(shop, NOW)
    expect(await documentsOf(order)).toEqual(['R-2026-0001 1490', 'G-2026-0001 400', 'G-2026-0002 1090'])
    const documents = (await invoicesOf(content.payload, order)).map(({ invoice }) => invoice)
    expect(documents.map(({ tax }) => tax)).toEqual([238, 64, 174])
    expect(documents[1]).toMatchObject({ corrects: { number: 'R-2026-0001' }, reason: 'Scratch' })
    expect(await checkInvoiceChain(content.payload)).toEqual([])
  })

  it('that are missed, or for which settings were missing, are written by the sweep, from a day on', async () => {
    const complete = shop
    shop = { ...shop, invoicing: undefined }
    const order = await pay(await place())
    await refund(order, 400, 'refund-missed')
    await sweepOrders(shop, NOW)
    expect(await documentsOf(order)).toEqual([])
    await sweepOrders({ ...complete, invoicing: { ...INVOICE_SETTINGS, startsOn: '2026-11-27' } }, NOW)
    expect(await documentsOf(order)).toEqual([])
    await sweepOrders(complete, NOW)
    expect(await documentsOf(order)).toEqual(['R-2026-0001 1490', 'G-2026-0001 400'])
  })

  describe('at their addresses', () => {
    const SITE = 'https://halden.example'
    const ask = async (
      url: string,
      options: { readonly role?: 'editor' | 'author'; readonly isTooMany?: boolean } = {},
    ) => {
      const { role, isTooMany = false } = options
      const app = Fastify()
      const { payload } = content
      const now = () => NOW
      await documentRoutes(app, { payload, typefaces: testTypefaces, isTooMany: async () => isTooMany, now })
      const roleOf = async () => role
      const openShop = async () => shop
      await ownerDocumentRoutes(app, { payload, siteUrl: SITE, roleOf, typefaces: testTypefaces, openShop, now })
      const authorization = role ? `JWT ${tokens[role] ?? ''}` : ''
      const answer = await app.inject({ url, headers: { authorization } })
      await app.close()
      return answer
    }
    /** A paid order: its id, its secret and the id of its invoice. */
    const invoiced = async () => {
      const order = await pay(await place())
      const [row] = await runSql(content.payload, sql`select token from shop_orders where id = ${order}`)
      const [stored] = await invoicesOf(content.payload, order)
      return { order, token: String(row?.token), id: stored?.id ?? 0 }
    }

    it('are for who has the secret of the order, and no other documents with it', async () => {
      const { token, id } = await invoiced()
      const other = await invoiced()
      const pdf = await ask(`/api/shop/documents/${token}/${id}.pdf`)
      expect(pdf.statusCode).toBe(200)
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="R-2026-0001.pdf"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await ask(`/api/shop/documents/${token}/${id}.xml`)).body).toContain('<ram:ID>R-2026-0001</ram:ID>')
      for (const path of [
        `${token}/${other.id}.pdf`,
        `${'a'.repeat(32)}/${id}.pdf`,
        `${token}/${id}.txt`,
        `${token}/0.pdf`,
      ]) {
        expect((await ask(`/api/shop/documents/${path}`)).statusCode).toBe(404)
      }
      expect((await ask(`/api/shop/documents/${token}/${id}.pdf`, { isTooMany: true })).statusCode).toBe(429)
    })

    it('are for accounts whose role may see orders', async () => {
      const { order, id } = await invoiced()
      const list = await ask(`/api/shop-orders/${order}/documents`, { role: 'editor' })
      expect(list.json()).toEqual({
        documents: [{ id, kind: 'invoice', number: 'R-2026-0001', issuedOn: '2026-11-26', total: 1_490, hasXml: true }],
      })
      const paths = ['documents', `documents/${id}.pdf`].map((path) => `/api/shop-orders/${order}/${path}`)
      for (const path of [...paths, `/api/shop-orders/packing.pdf?ids=${order}`]) {
        expect((await ask(path, { role: 'editor' })).statusCode).toBe(200)
        expect((await ask(path, { role: 'author' })).statusCode).toBe(403)
        expect((await ask(path)).statusCode).toBe(401)
      }
      for (const ids of ['', 'x', `${'1,'.repeat(100)}1`]) {
        expect((await ask(`/api/shop-orders/packing.pdf?ids=${ids}`, { role: 'editor' })).statusCode).toBe(400)
      }
    })
  })

  it('are given out for bookkeeping, and for DATEV once its numbers are known', async () => {
    const order = await pay(await place())
    await writeInvoicesOf(shop, order, NOW)
    await refund(order, 490, 'given-back-1')
    await writeInvoicesOf(shop, order, NOW)
    const ask = async (query: string, role: string) => {
      const answer = await askPath(content, `/shop-orders/bookkeeping?${query}`, {}, tokens[role] ?? '')
      return { status: answer.status, name: answer.headers.get('content-disposition'), text: await answer.text() }
    }
    const span = 'from=2026-11-01&to=2026-11-30'
    const csv = await ask(span, 'editor')
    expect(csv.name).toContain('invoices-2026-11-01-2026-11-30.csv')
    expect(csv.text.trim().split('\r\n')).toHaveLength(3)
    expect(csv.text).toContain('R-2026-0001')
    expect(csv.text).toMatch(/G-2026-0001,credit note,.*,R-2026-0001/)
    expect((await ask('from=2026-12-01&to=2026-12-31', 'editor')).text.trim().split('\r\n')).toHaveLength(1)
    expect(await ask(`${span}&format=datev`, 'editor')).toMatchObject({
      status: 400,
      text: expect.stringContaining('consultant and client number'),
    })
    const datev = { consultant: '29098', client: '55003' }
    await updateGlobalUntyped(content.payload, { slug: 'shop-rules', data: { datev } })
    const batch = await ask(`${span}&format=datev`, 'editor')
    expect(batch.name).toContain('EXTF_2026-11-01-2026-11-30.csv')
    expect(batch.text).toMatch(/^\uFEFF?"EXTF";700;21;"Buchungsstapel";13;\d{17};/)
    expect(batch.text.trim().split('\r\n')).toHaveLength(4)
    expect((await ask('from=2026-11-31x&to=', 'editor')).status).toBe(400)
    expect((await ask(span, 'author')).status).toBe(403)
  })

  it('are not changed unnoticed', async () => {
    for (let count = 0; count < 3; count += 1) await pay(await place())
    await runSql(
      content.payload,
      sql`update shop_invoices set content = replace(content, ${'"total":1490'}, ${'"total":1491'}) where position = 2`,
    )
    expect(await checkInvoiceChain(content.payload)).toEqual([{ kind: 'changed', position: 2 }])
    await runSql(content.payload, sql`delete from shop_invoices where position = 3`)
    expect(await checkInvoiceChain(content.payload)).toContainEqual({ kind: 'cut off', last: 3 })
  })
})
