import { runSql, sql } from '@vitrine/content/sql'
import { actOnOrder, placeOrder, type ShopContext, withdraw } from '@vitrine/shop/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import { readOrderPage } from '../../packages/shop/src/store/orders/order-page-rows.ts'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { stockShop } from '../support/stock-shop.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const WHO = { who: 'Ada', now: NOW }

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the data of a buyer on %s', (kind) => {
  let content: TestContent
  let shop: ShopContext
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('person_data', { migrated: false }) : '',
    )
    for (const role of ['administrator', 'author'] as const) tokens[role] = await signIn(content, role)
    shop = orderShop(content.payload, paperProvider())
  })

  afterAll(() => content.close())

  beforeEach(() => stockShop(content.payload, { chair: 10 }, NOW))

  /** An order with everything that somebody may say of themselves. */
  const place = async (email: string, more: Parameters<typeof wishFor>[0] = {}) => {
    const wish = wishFor({ email, method: 'invoice', ...more })
    const deliverTo = { ...wish.buyer.invoiceTo, name: 'Ida Secret', street: 'Secret street 7' }
    const buyer = { ...wish.buyer, phone: '030 secret', notes: 'A secret note', deliverTo }
    const placed = await placeOrder(shop, { ...wish, buyer }, NOW)
    if (!placed.ok) throw new Error(`Nothing was placed: ${JSON.stringify(placed.refusals)}`)
    return placed.order
  }
  const finish = async (order: number) => {
    await actOnOrder(shop, order, { act: 'note', text: 'A secret call' }, WHO)
    await actOnOrder(shop, order, { act: 'sent', carrier: 'DHL', tracking: 'secret-123' }, WHO)
  }
  const exported = (email: string, role = 'administrator') =>
    askJson(content, ['GET', `/shop-orders/by-email?email=${encodeURIComponent(email)}`], tokens[role] ?? '')
  const erase = async (email: unknown, role = 'administrator') =>
    askJson(content, ['POST', '/shop-orders/erase', { email }], tokens[role] ?? '')
  /** Everything that the tables of the shop, and the queue of mails, hold. */
  const everything = async () => {
    const tables = ['shop_orders', 'shop_order_lines', 'shop_order_events', 'shop_coupon_uses', 'deliveries']
    const rows = await Promise.all(
      tables.map((table) => runSql(content.payload, sql.raw(`select * from ${table} order by id`))),
    )
    return JSON.stringify(rows)
  }

  it('is given as JSON to whom the right to orders lets, and without names of those who sell', async () => {
    const order = await place('Noa@Example.org')
    await finish(order.id)
    const { status, body } = await exported(' noa@example.ORG ')
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        number: order.number,
        total: 1_490,
        buyer: { email: 'Noa@Example.org', phone: '030 secret', notes: 'A secret note' },
        lines: [{ sku: 'chair' }],
        history: [{ kind: 'sent' }, { kind: 'note', text: 'A secret call' }, { kind: 'placed' }],
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/Ada|token/)
    expect((await exported('nobody@example.org')).body).toEqual([])
    expect((await exported('noa@example.org', 'author')).status).toBe(403)
    expect((await exported('')).status).toBe(400)
    expect((await erase('noa@example.org', 'author')).status).toBe(403)
    for (const none of [undefined, '', 'noa', 7, `${'x'.repeat(260)}@example.org`]) {
      expect((await erase(none)).status).toBe(400)
    }
  })

  it('is erased from finished orders, of which amounts and invoice stay', async () => {
    const coupon = { currency: 'EUR', lines: [{ sku: 'chair', quantity: 1 }], coupons: ['THREE'] }
    const order = await place('Mia@example.org', { cart: coupon, total: amountOf(1_390) })
    const other = await place('mia@example.org.il')
    await withdraw(
      shop,
      {
        order,
        number: order.number,
        email: order.email,
        withdrawal: { name: 'Mia Secret', scope: { kind: 'part', words: 'The secret chair' } },
        key: 'a-key',
        language: 'en',
        form: 'https://halden.example/withdrawal/',
      },
      NOW,
    )
    await finish(order.id)
    expect((await erase('mia@example.org')).body.message).toMatch(/^0 orders are erased; 1 is not finished and stays/)
    await actOnOrder(shop, order.id, { act: 'withdrawal' }, WHO)
    expect((await erase('MIA@example.org')).body.message).toBe('1 order is erased.')
    const page = await readOrderPage(content.payload, order.id)
    expect(page).toMatchObject({
      number: order.number,
      total: 1_390,
      buyer: { email: '', phone: '', notes: '', invoiceTo: { name: 'Ruth', city: 'Berlin' } },
      lines: [{ title: 'The chair', gross: 900 }],
      coupons: [{ code: 'THREE' }],
    })
    expect(page?.history.map((event) => [event.kind, event.who, event.text])).toEqual([
      ['erased', 'administrator', undefined],
      ['withdrawal handled', 'Ada', undefined],
      ['sent', 'Ada', undefined],
      ['note', 'Ada', undefined],
      ['withdrawn in part', undefined, undefined],
      ['placed', undefined, undefined],
    ])
    const left = await everything()
    expect(left).not.toMatch(/mia@example\.org(?!\.il)/i)
    expect(left).not.toContain(order.token)
    expect(left).not.toMatch(/Mia Secret|secret chair/)
    expect((await exported('mia@example.org')).body).toEqual([])
    expect((await readOrderPage(content.payload, other.id))?.buyer.email).toBe('mia@example.org.il')
    expect((await erase('mia@example.org')).body.message).toBe('There is no order from this address.')
  })

  it('is erased but for the country where nothing was sold', async () => {
    const order = await place('lea@example.org', { method: 'in advance' })
    await actOnOrder(shop, order.id, { act: 'cancel', reason: 'A secret reason' }, WHO)
    expect((await erase('lea@example.org')).body.message).toBe('1 order is erased.')
    const { buyer } = (await readOrderPage(content.payload, order.id)) ?? {}
    expect(buyer?.invoiceTo).toEqual({
      name: '',
      company: '',
      street: '',
      postcode: '',
      city: '',
      region: '',
      country: 'DE',
    })
  })
})
