import { adminTextIn } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import {
  actOnOrder,
  applyFact,
  orderRoutes,
  type PlacedOrder,
  placeOrder,
  type ShopContext,
} from '@vitrine/shop/server'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sales } from '../../packages/shop/src/content/dashboard-reports.ts'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import type { OrderPage } from '../../packages/shop/src/core/order/order-page.ts'
import type { OwnerAct } from '../../packages/shop/src/core/order/owner-act.ts'
import { readOrderPage } from '../../packages/shop/src/store/orders/order-page-rows.ts'
import { findPayment } from '../../packages/shop/src/store/orders/payment-rows.ts'
import { askJson, askPath, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { stockShop } from '../support/stock-shop.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const WHO = { who: 'Ruth', now: NOW }

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('orders and their owner on %s', (kind) => {
  let content: TestContent
  let shop: ShopContext
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('owner_orders', { migrated: false }) : '',
    )
    for (const role of ['administrator', 'editor', 'author'] as const) tokens[role] = await signIn(content, role)
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    shop = orderShop(content.payload, paperProvider())
    await stockShop(content.payload, { chair: 10, lamp: 10 }, NOW)
    await runSql(content.payload, sql`delete from deliveries`)
  })

  const idOf = (placed: PlacedOrder) => {
    if (!placed.ok) throw new Error(`Nothing was placed: ${JSON.stringify(placed.refusals)}`)
    return placed.order.id
  }
  const place = async (wish: Parameters<typeof wishFor>[0] = {}) => idOf(await placeOrder(shop, wishFor(wish), NOW))
  /** Three chairs, that were paid at a provider. */
  const placePaid = async () => {
    const cart = { currency: 'EUR', lines: [{ sku: 'chair', quantity: 3 }], coupons: [] }
    const order = await place({ cart, total: amountOf(3_490) })
    const [row] = await runSql(content.payload, sql`select id from shop_payments where order_id = ${order}`)
    const payment = await findPayment(content.payload, { id: Number(row?.id) })
    if (!payment) throw new Error('The order has a payment.')
    await applyFact(shop, payment, 'paid', NOW)
    await runSql(content.payload, sql`delete from deliveries`)
    return order
  }
  const act = (order: number, wished: OwnerAct) => actOnOrder(shop, order, wished, WHO)
  const pageOf = async (order: number): Promise<OrderPage> => {
    const page = await readOrderPage(content.payload, order)
    if (!page) throw new Error('The order is there.')
    return page
  }
  const kindsOf = async (order: number) => (await pageOf(order)).history.map((event) => event.kind)
  const stockOf = async (sku: string) => {
    const [row] = await runSql(content.payload, sql`select on_hand, reserved from shop_stock where sku = ${sku}`)
    return [Number(row?.on_hand), Number(row?.reserved)]
  }
  const subjects = async () => {
    const rows = await runSql(content.payload, sql`select subject from deliveries order by id`)
    return rows.map(({ subject }) => String(subject).replace(/ \d+/, ' …'))
  }
  let keys = 0
  const refundOf = (wish: Partial<Extract<OwnerAct, { act: 'refund' }>['wish']>, more: object = {}): OwnerAct => {
    keys += 1
    return {
      act: 'refund',
      wish: { lines: [], shipping: false, besides: amountOf(0), ...wish },
      restocks: false,
      reason: '',
      key: `refund-key-${keys}`,
      ...more,
    }
  }

  it('are marked as paid once, when money comes without a provider', async () => {
    const order = await place({ method: 'in advance' })
    expect(await act(order, { act: 'paid' })).toBe('done')
    expect(await act(order, { act: 'paid' })).toBe('not now')
    expect(await pageOf(order)).toMatchObject({
      state: 'confirmed',
      paid: 1_490,
      acts: ['sent', 'refund', 'cancel', 'note'],
    })
    expect(await kindsOf(order)).toEqual(['paid', 'marked paid', 'placed'])
    expect(await stockOf('chair')).toEqual([9, 0])
  })

  it('are added up on the dashboard, without what is not paid and what was given back', async () => {
    const day = (text: string) => new Date(`2027-${text}T12:00:00Z`)
    const placeAt = async (at: Date, method: 'invoice' | 'mollie') =>
      idOf(await placeOrder(shop, wishFor({ method }), at))
    const first = await placeAt(day('03-01'), 'invoice')
    await placeAt(day('03-02'), 'invoice')
    await placeAt(day('03-02'), 'mollie')
    await placeAt(day('02-10'), 'invoice')
    await act(first, { act: 'paid' })
    await act(first, refundOf({ besides: amountOf(490) }))
    const lines = await sales.read(content.payload, day('03-04'))
    expect(lines.map(({ name, detail }) => [adminTextIn(name, 'en'), adminTextIn(detail, 'en')])).toEqual([
      ['Last 7 days', '2 orders, €24.90'],
      ['Last 30 days', '3 orders, €39.80'],
      ['The 30 days before', 'Nothing'],
    ])
    expect(adminTextIn(lines[0]?.detail ?? '', 'de').replace('\u00a0', ' ')).toBe('2 Bestellungen, 24,90 €')
    const listed = await askPath(content, `/shop-orders?${lines[0]?.href.split('?')[1]}`, {}, tokens.editor ?? '')
    expect((await listed.json()).totalDocs).toBe(2)
    expect(await sales.read(content.payload, day('12-01'))).toEqual([])
  })

  it('are not marked as paid when a provider takes the money', async () => {
    const order = await place({ method: 'mollie' })
    expect(await act(order, { act: 'paid' })).toBe('not now')
  })

  it('are sent once, with a mail that says how the parcel is followed', async () => {
    const order = await placePaid()
    expect(await act(order, { act: 'sent', carrier: 'DHL', tracking: '00340' })).toBe('done')
    expect(await act(order, { act: 'sent', carrier: '', tracking: '' })).toBe('not now')
    expect(await pageOf(order)).toMatchObject({ carrier: 'DHL', tracking: '00340', sentAt: NOW.toISOString() })
    expect(await subjects()).toEqual(['Your order … is on its way'])
    const [mail] = await runSql(content.payload, sql`select mail from deliveries`)
    expect(JSON.stringify(mail?.mail)).toContain('By: DHL. Tracking number: 00340')
  })

  it('are not sent before they are paid', async () => {
    expect(await act(await place(), { act: 'sent', carrier: '', tracking: '' })).toBe('not now')
  })

  it.each([
    ['that waits for its money gives back what it holds', () => place()],
    ['that is paid gives back what has left', () => placePaid()],
  ])('are cancelled: one %s', async (_, make) => {
    const order = await make()
    expect(await act(order, { act: 'cancel', reason: 'Broken' })).toBe('done')
    expect(await act(order, { act: 'cancel', reason: '' })).toBe('not now')
    expect(await stockOf('chair')).toEqual([10, 0])
    expect((await pageOf(order)).history[0]).toMatchObject({ kind: 'cancelled', who: 'Ruth', text: 'Broken' })
    expect((await subjects()).at(-1)).toBe('Your order … was cancelled')
  })

  it('get money back by pieces, never more than was paid, and once for each form', async () => {
    const order = await placePaid()
    const first = refundOf({ lines: [{ line: 0, quantity: 1 }] }, { restocks: true })
    expect([await act(order, first), await act(order, first)]).toEqual(['done', 'done'])
    expect(await pageOf(order)).toMatchObject({ refunded: 1_000, lines: [{ refundedQuantity: 1 }] })
    expect(await stockOf('chair')).toEqual([8, 0])
    expect(await act(order, refundOf({ lines: [{ line: 0, quantity: 3 }] }))).toBe('too much')
    expect(await act(order, refundOf({ besides: amountOf(2_491) }))).toBe('too much')
    expect(await act(order, refundOf({}))).toBe('nothing to refund')
    expect(await act(order, refundOf({ lines: [{ line: 0, quantity: 2 }], shipping: true }))).toBe('done')
    expect(await pageOf(order)).toMatchObject({ refunded: 3_490, shipping: { refunded: 490 } })
    expect((await pageOf(order)).acts).not.toContain('refund')
    expect(await subjects()).toEqual(['Money back for your order …', 'Money back for your order …'])
    expect(await act(order, { act: 'cancel', reason: '' })).toBe('done')
    expect(await stockOf('chair')).toEqual([10, 0])
  })

  it('get back all of it at most, when two refund at once', async () => {
    const order = await placePaid()
    const all = () => act(order, refundOf({ besides: amountOf(3_490) }))
    expect((await Promise.all([all(), all()])).sort()).toEqual(['done', 'too much'])
    expect((await pageOf(order)).refunded).toBe(3_490)
  })

  it('are found by number, name, SKU and mail, and listed by their state', async () => {
    const order = await place({ sku: 'lamp', email: 'Noa@example.org' })
    const { number } = await pageOf(order)
    const found = async (where: string) =>
      (await askJson(content, ['GET', `/shop-orders?${where}`], tokens.editor ?? '')).body.docs.map(
        ({ id }: { readonly id: number }) => id,
      )
    for (const term of ['ruth', 'LAMP', 'noa@', `${number} `.trim()]) {
      expect(await found(`where[searchText][like]=${term}&limit=100`)).toContain(order)
    }
    expect(await found('where[state][equals]=awaiting payment&where[sentAt][exists]=false&limit=100')).toContain(order)
    expect(await found('where[state][equals]=ended&limit=100')).not.toContain(order)
  })

  it('show their secrets to nobody, and are changed by no request', async () => {
    const order = await place()
    const { body } = await askJson(content, ['GET', `/shop-orders/${order}`], tokens.administrator ?? '')
    expect(body).toMatchObject({ id: order })
    expect(body).not.toHaveProperty('token')
    expect(body).not.toHaveProperty('checkoutKey')
    expect(
      (await askJson(content, ['GET', `/shop-orders/${order}/page`], tokens.editor ?? '')).body,
    ).not.toHaveProperty('token')
    for (const request of [
      ['PATCH', `/shop-orders/${order}`, { state: 'confirmed' }],
      ['DELETE', `/shop-orders/${order}`],
      ['POST', '/shop-orders', { number: 1 }],
    ] as const) {
      expect((await askJson(content, request, tokens.administrator ?? '')).status).toBe(403)
    }
    for (const token of ['', tokens.author ?? '']) {
      for (const path of [`/${order}`, `/${order}/page`, '']) {
        expect((await askJson(content, ['GET', `/shop-orders${path}`], token)).status).toBe(403)
      }
    }
  })

  describe('at the addresses of the admin', () => {
    const SITE = 'https://halden.example'
    const ask = async (
      path: string,
      body: unknown,
      options: { readonly role?: string; readonly origin?: string; readonly language?: string } = {},
    ) => {
      const { role = 'editor', origin = SITE, language = 'en' } = options
      const app = Fastify()
      // As the site does, which reads no bodies of its own accord.
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', (_request, _payload, done) => done(null))
      await orderRoutes(app, {
        payload: content.payload,
        siteUrl: SITE,
        roleOf: async () => (role === '' ? undefined : (role as 'editor')),
        openShop: async () => shop,
        now: () => NOW,
      })
      const headers = {
        origin,
        authorization: `JWT ${tokens[role] ?? ''}`,
        'content-type': 'application/json',
        cookie: `payload-lng=${language}`,
        // What somebody chose in their account counts more than their browser.
        'accept-language': 'de-AT,de;q=0.9',
      }
      const answer = await app.inject({
        method: 'POST',
        url: `/api/shop-orders${path}`,
        headers,
        payload: JSON.stringify(body),
      })
      await app.close()
      return { status: answer.statusCode, message: answer.json().message as string }
    }

    it('accounts act whose role has the right to orders, from a page of the site', async () => {
      const order = await place()
      const note = { act: 'note', text: 'Called back.' }
      expect((await ask(`/${order}/acts`, note)).status).toBe(200)
      expect((await pageOf(order)).history[0]).toMatchObject({ kind: 'note', who: 'editor', text: 'Called back.' })
      expect((await ask(`/${order}/acts`, note, { role: 'author' })).status).toBe(403)
      expect((await ask(`/${order}/acts`, note, { role: '' })).status).toBe(401)
      expect((await ask(`/${order}/acts`, note, { origin: 'https://evil.example' })).status).toBe(403)
    })

    it.each([
      [{ act: 'explode' }],
      [{ act: 'note', text: ' ' }],
      [{ act: 'refund', key: 'short' }],
      [{ act: 'refund', key: 'long-enough', besides: 1.5 }],
      [{ act: 'refund', key: 'long-enough', besides: '5' }],
      [null],
      [[]],
    ])('nonsense is refused: %j', async (body) => {
      expect((await ask(`/${await place()}/acts`, body)).status).toBe(400)
    })

    it('says what is not there, and what cannot be done any more', async () => {
      expect((await ask('/999999999/acts', { act: 'paid' })).status).toBe(404)
      expect((await ask(`/${await place()}/acts`, { act: 'sent' })).status).toBe(409)
      expect(
        (
          await ask(`/${await placePaid()}/acts`, {
            act: 'refund',
            key: 'long-enough',
            lines: [{ line: 7, quantity: 1 }],
          })
        ).status,
      ).toBe(422)
    })

    it('answers in the language of who is signed in', async () => {
      const inGerman = (path: string, body: unknown, more = {}) => ask(path, body, { language: 'de', ...more })
      const order = await place()
      const note = { act: 'note', text: 'Called back.' }
      expect((await inGerman(`/${order}/acts`, note)).message).toBe('Erledigt.')
      expect((await ask(`/${order}/acts`, note)).message).toBe('Done.')
      expect((await ask(`/${order}/acts`, note, { language: 'fr' })).message).toBe('Erledigt.')
      expect((await inGerman('/999999999/acts', note)).message).toBe('Diese Bestellung gibt es nicht.')
      expect((await inGerman(`/${order}/acts`, note, { role: 'author' })).message).toBe(
        'Ihre Rolle darf Bestellungen nicht ändern.',
      )
      expect((await inGerman(`/${order}/acts`, note, { role: '' })).message).toBe('Melden Sie sich zuerst an.')
      expect((await inGerman('/sent', { ids: [order] })).message).toMatch(/^0 Bestellungen sind als verschickt/)
    })

    it('marks several as sent, and says of how many it could not be done', async () => {
      const [paid, open] = [await placePaid(), await place()]
      expect((await ask('/sent', { ids: [paid, open] })).message).toBe(
        '1 order is marked as sent. The others were sent before, or are not to be sent.',
      )
      for (const ids of [[], [0], ['1'], Array.from({ length: 101 }, (_, index) => index + 1), 'x']) {
        expect((await ask('/sent', { ids })).status).toBe(400)
      }
    })
  })
})
