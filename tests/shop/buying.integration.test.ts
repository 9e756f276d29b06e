import { contentCache } from '@vitrine/content/cache'
import { createUntyped, updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { beginPayment, type OpenShop, placeOrder, type ShopContext, sweepOrders } from '@vitrine/shop/server'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import { actOnOrder } from '../../packages/shop/src/server/owner/order-acts.ts'
import { callRoutes } from '../../packages/shop/src/server/payments/call-routes.ts'
import { shopContents } from '../../packages/shop/src/server/shop-contents.ts'
import { readOrderDetail } from '../../packages/shop/src/store/orders/order-detail.ts'
import type { TestContent } from '../support/content.ts'
import { openedShop } from '../support/opened-shop.ts'
import { wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { storeShopFile } from '../support/shop-file.ts'
import { SELLING, SPRING } from '../support/shop-rules.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

const PRODUCTS = [
  {
    title: 'Chair no. 4',
    price: 490,
    weight: 5_000,
    option1: 'Wood',
    variants: [
      { blockType: 'productVariant', id: 'oak', value1: 'Oak', sku: 'CHAIR-OAK', stock: 4 },
      { blockType: 'productVariant', id: 'ash', value1: 'Ash', sku: 'CHAIR-ASH', price: 520, stock: 0 },
    ],
  },
  { title: 'Lamp', price: 240, salePrice: 200, sku: 'LAMP', taxClass: 'reduced' },
  { title: 'Draft', price: 1, sku: 'DRAFT', _status: 'draft' },
  { title: 'For members', price: 1, sku: 'MEMBERS', visibility: 'members' },
  { title: 'On order', price: 10, sku: 'ORDER', stock: 0, whenOut: 'order' },
  { title: 'Vase', price: 10, sku: 'VASE', stock: 7 },
  { title: 'Plan', kind: 'digital', price: 35, sku: 'PLAN', weight: 5 },
]

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('a shop with products on %s', (kind) => {
  let content: TestContent
  let openShop: OpenShop
  let shop: ShopContext
  const failed: unknown[] = []

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('buying', { migrated: false }) : '',
    )
    const { payload } = content
    await updateGlobalUntyped(payload, { slug: 'shop-rules', data: SELLING, locale: 'en' })
    await updateGlobalUntyped(payload, { slug: 'site', data: { name: 'Halden', timeZone: 'Asia/Tokyo' }, locale: 'en' })
    await createUntyped(payload, { collection: 'coupons', data: SPRING, locale: 'en' })
    const files = [await storeShopFile(payload, 'plan.pdf')]
    for (const product of PRODUCTS) {
      const data = product.kind === 'digital' ? { ...product, files } : product
      await createUntyped(payload, { collection: 'products', data: { _status: 'published', ...data }, locale: 'en' })
    }
    openShop = openedShop(payload, { now: () => NOW, onError: (error) => failed.push(error) })
    shop = await openShop()
  })

  afterEach(() => vi.unstubAllGlobals())
  afterAll(() => content.close())

  const stockOf = async (sku: string) => {
    const [row] = await runSql(content.payload, sql`select on_hand, reserved from shop_stock where sku = ${sku}`)
    return row && [Number(row.on_hand), Number(row.reserved)]
  }
  const cartOf = (sku: string, quantity = 1, coupons: readonly string[] = []) => ({
    currency: 'EUR',
    lines: [{ sku, quantity }],
    coupons,
  })
  const placed = async (wish: Parameters<typeof wishFor>[0]) => {
    const outcome = await placeOrder(shop, wishFor(wish), NOW)
    if (!outcome.ok) throw new Error(`Refused: ${outcome.refusals.map(({ kind: why }) => why).join(', ')}.`)
    return outcome.order
  }

  it('offers what is published for everyone, each at the price of its product at that moment', async () => {
    const skus = ['chair-oak', 'CHAIR-ASH', 'LAMP', 'PLAN', 'ORDER', 'DRAFT', 'MEMBERS', 'nothing', "'; drop table x"]
    const offers = await shop.offersOf(skus, 'en')
    expect(
      offers.map(({ sku, title, prices, isReduced, isCounted, grams }) => [
        sku,
        title,
        prices.EUR,
        isReduced,
        isCounted,
        grams,
      ]),
    ).toEqual([
      ['CHAIR-OAK', 'Chair no. 4, Oak', 49_000, false, true, 5_000],
      ['CHAIR-ASH', 'Chair no. 4, Ash', 52_000, false, true, 5_000],
      ['LAMP', 'Lamp', 20_000, true, false, 0],
      ['PLAN', 'Plan', 3_500, false, false, 0],
      ['ORDER', 'On order', 1_000, false, false, 0],
    ])
    expect(offers[2]).toMatchObject({
      taxClass: 'reduced',
      kind: 'goods',
      groups: [expect.stringMatching(/^product:\d+$/)],
    })
  })

  it('names them in the language of the buyer, and else in the one that there is', async () => {
    const { docs } = await content.payload.find({ collection: 'products', where: { sku: { equals: 'LAMP' } } })
    await updateUntyped(content.payload, {
      collection: 'products',
      id: Number(docs[0]?.id),
      locale: 'de',
      data: { title: 'Lampe', _status: 'published' },
    })
    const titles = (await shop.offersOf(['LAMP', 'PLAN'], 'de')).map(({ title }) => title)
    expect(titles).toEqual(['Lampe', 'Plan'])
  })

  it('counts the pieces of its products from the first look on, and sells no more', async () => {
    await shop.offersOf(['CHAIR-OAK'], 'en')
    expect(await stockOf('CHAIR-OAK')).toEqual([4, 0])
    const wish = { cart: cartOf('CHAIR-OAK', 3), method: 'invoice', total: amountOf(147_000) } as const
    const order = await placed(wish)
    expect(await stockOf('CHAIR-OAK')).toEqual([1, 0])
    await shop.offersOf(['CHAIR-OAK'], 'en')
    expect(await stockOf('CHAIR-OAK')).toEqual([1, 0])
    const again = await placeOrder(shop, wishFor(wish), NOW)
    expect(again).toMatchObject({ ok: false, refusals: [{ kind: 'out of stock', left: 1, title: 'Chair no. 4, Oak' }] })
    const detail = await readOrderDetail(content.payload, order.id)
    expect(detail).toMatchObject({
      pricesAreGross: true,
      lines: [{ title: 'Chair no. 4, Oak', quantity: 3, unitPrice: 49_000, value: 147_000, discount: 0 }],
      shipping: { label: 'Parcel', price: 0 },
      taxes: [{ rate: 1_900, category: 'S', tax: 23_471 }],
      buyer: { invoiceTo: { city: 'Berlin', country: 'DE' } },
    })
  })

  it('shows on its pages what is left, and has them drawn anew once that changes a word of them', async () => {
    const { payload } = content
    const contents = shopContents(payload)
    const cache = contentCache(payload)
    let drawn = 0
    const pages = cache.remember<readonly unknown[]>({ limit: 10 })
    const look = async () => {
      cache.expire()
      return pages.get('vase', async () => {
        drawn += 1
        const page = await contents.page('/shop/vase/', 'en')
        const list = [{ blockType: 'productGrid', chosen: [], count: 24 }]
        await contents.fill?.(list, { locale: 'en', path: '/', part: 1 })
        const { products = [] } = Object(list[0])
        return [
          Object(page?.layout?.[0]).product.stock,
          Object(products).find(({ sku }: { sku: string }) => sku === 'VASE').stock,
        ]
      })
    }
    const buy = (quantity: number) =>
      placed({ cart: cartOf('VASE', quantity), method: 'in advance', total: amountOf(1_000 * quantity + 490) })
    expect([await look(), drawn]).toEqual([[7, 7], 1])
    await buy(1)
    expect([await look(), drawn]).toEqual([[7, 7], 1])
    await buy(2)
    expect([await look(), drawn]).toEqual([[4, 4], 2])
    const last = await buy(4)
    expect([await look(), drawn]).toEqual([[0, 0], 3])
    await actOnOrder(shop, last.id, { act: 'cancel', reason: '' }, { who: 'Ada', now: NOW })
    expect([await look(), drawn]).toEqual([[4, 4], 4])
  })

  it('prices by the rules and coupons of its owner, not by what a buyer sends', async () => {
    const wish = { cart: cartOf('LAMP', 1, ['spring']), method: 'invoice', total: amountOf(1) } as const
    const refused = await placeOrder(shop, wishFor(wish), NOW)
    expect(refused).toEqual({ ok: false, refusals: [{ kind: 'other total', total: 18_490 }] })
    expect(await placed({ ...wish, total: amountOf(18_490) })).toMatchObject({ total: 18_490, coupons: ['SPRING'] })
  })

  it('leads to a payment, and believes no call of it but asks', async () => {
    const sent: string[] = []
    let status = 'open'
    vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
      sent.push(`${request.method} ${new URL(address).pathname}`)
      const { metadata = {} } = JSON.parse(String(request.body ?? '{}'))
      const amount = { currency: 'EUR', value: '204.90' }
      return Response.json({
        id: 'tr_1',
        status,
        amount,
        metadata,
        _links: { checkout: { href: 'https://mollie.example/1' } },
      })
    })
    const order = await placed({ cart: cartOf('LAMP'), method: 'mollie', total: amountOf(20_490) })
    expect(await beginPayment(shop, order, NOW)).toBe('https://mollie.example/1')

    const app = Fastify()
    await callRoutes(app, { openShop, isTooMany: async () => false, now: () => NOW })
    const call = (payload: string, provider = 'mollie') =>
      app.inject({ method: 'POST', url: `/api/shop/payments/${provider}`, payload })
    const stateNow = async () =>
      (await runSql(content.payload, sql`select state from shop_orders where id = ${order.id}`))[0]?.state
    expect((await call('id=tr_1')).statusCode).toBe(200)
    expect(await stateNow()).toBe('awaiting payment')
    status = 'paid'
    expect((await Promise.all([call('id=tr_1'), call('id=tr_1')])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ])
    expect(await stateNow()).toBe('confirmed')

    expect((await call('id=../../x')).statusCode).toBe(200)
    expect((await call('id=tr_1', 'stripe')).statusCode).toBe(404)
    expect((await call('id=tr_1', '__proto__')).statusCode).toBe(404)
    expect((await call('x'.repeat(300_000))).statusCode).toBe(413)
    vi.stubGlobal('fetch', async () => Response.error())
    expect((await call('id=tr_1')).statusCode).toBe(503)
    expect(failed.splice(0)).toHaveLength(1)
    await app.close()
  })

  it('ends orders that nobody paid, and writes mails that lead to their page', async () => {
    await shop.offersOf(['CHAIR-OAK'], 'en')
    const method = 'in advance'
    const order = await placed({ cart: cartOf('CHAIR-OAK'), method, total: amountOf(49_490), language: 'de' })
    const before = await stockOf('CHAIR-OAK')
    await sweepOrders(shop, new Date(NOW.getTime() + 11 * 86_400_000))
    expect(await stockOf('CHAIR-OAK')).toEqual([before?.[0], (before?.[1] ?? 0) - 1])
    const rows = await runSql(
      content.payload,
      sql`select subject, mail from deliveries where recipient = ${order.email} order by id`,
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      `Ihre Bestellung ${order.number} bei Halden`,
      `Ihre Bestellung ${order.number} wurde nicht bezahlt`,
    ])
    expect(JSON.stringify(rows[0]?.mail)).toContain('DE02 1203 0000 0000 2020 51')
    expect(JSON.stringify(rows[0]?.mail)).toContain(`https://halden.example/de/order/${order.token}/`)
  })

  it('takes the day of its own time zone', () => {
    expect(shop.dayOf(new Date('2026-11-26T16:00:00Z'))).toBe('2026-11-27')
  })
})
