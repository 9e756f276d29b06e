import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import {
  beginPayment,
  countStock,
  type OrderWish,
  type PlacedOrder,
  placeOrder,
  type ShopContext,
  settle,
  sweepOrders,
} from '@vitrine/shop/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import { refusalText } from '../../packages/shop/src/core/order/refusal-texts.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, type PaperProvider, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('orders on %s', (kind) => {
  let content: TestContent
  let provider: PaperProvider
  let shop: ShopContext
  let failed: unknown[]

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('orders', { migrated: false }) : '',
    )
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    failed = []
    provider = paperProvider()
    shop = orderShop(content.payload, provider, (error) => failed.push(error))
    for (const table of ['events', 'lines']) await runSql(content.payload, sql.raw(`delete from shop_order_${table}`))
    for (const table of ['payments', 'stock_moves', 'stock', 'orders', 'coupon_uses', 'number_ranges']) {
      await runSql(content.payload, sql.raw(`delete from shop_${table}`))
    }
    await runSql(content.payload, sql`delete from deliveries`)
    await stocked({ chair: 10, lamp: 10, vase: 10 })
  })

  const stocked = (pieces: Readonly<Record<string, number>>) =>
    inTransaction(content.payload, async (transaction) => {
      for (const [sku, quantity] of Object.entries(pieces)) {
        await countStock(content.payload, { sku, quantity }, NOW, transaction)
      }
    })
  const stockOf = async (sku: string) => {
    const [row] = await runSql(content.payload, sql`select on_hand, reserved from shop_stock where sku = ${sku}`)
    return { onHand: Number(row?.on_hand), reserved: Number(row?.reserved) }
  }
  const numbers = async () => {
    const rows = await runSql(content.payload, sql`select number from shop_orders order by number`)
    return rows.map(({ number }) => Number(number))
  }
  const mails = async () => {
    const rows = await runSql(content.payload, sql`select recipient, subject from deliveries order by id`)
    return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`)
  }
  const eventsOf = async (order: number) => {
    const rows = await runSql(
      content.payload,
      sql`select kind from shop_order_events where order_id = ${order} order by id`,
    )
    return rows.map((row) => String(row.kind))
  }
  const orderOf = (placed: PlacedOrder) => {
    if (!placed.ok) throw new Error(`Refused: ${placed.refusals.map(({ kind: why }) => why).join(', ')}.`)
    return placed.order
  }
  const place = async (wish: OrderWish, now = NOW) => orderOf(await placeOrder(shop, wish, now))
  /** Places an order and begins its payment. */
  const pending = async (wish = wishFor()) => {
    const order = await place(wish)
    const address = (await beginPayment(shop, order, NOW)) ?? ''
    return { order, ref: address.replace('https://pay.example/', '') }
  }
  const pay = (ref: string, units = 1_490) => {
    const payment = provider.payments.get(ref)
    if (!payment) throw new Error(`Nobody began a payment ${ref}.`)
    provider.payments.set(ref, { ...payment, state: 'paid', paid: { amount: amountOf(units), currency: 'EUR' } })
  }
  const stateOf = async (id: number) => {
    const [row] = await runSql(content.payload, sql`select state from shop_orders where id = ${id}`)
    return row?.state
  }
  /** History of the stock adds up to what is there. */
  const expectHistory = async (sku: string) => {
    const [row] = await runSql(
      content.payload,
      sql`select sum(on_hand) as on_hand, sum(reserved) as reserved from shop_stock_moves where sku = ${sku}`,
    )
    expect({ onHand: Number(row?.on_hand), reserved: Number(row?.reserved) }).toEqual(await stockOf(sku))
  }

  it('of 200 buyers at once for 10 pieces 10 get one, the others read why, and nothing is left', async () => {
    const wishes = Array.from({ length: 200 }, () => wishFor())
    const placed = await Promise.all(wishes.map((wish) => placeOrder(shop, wish, NOW)))
    const orders = placed.flatMap((one) => (one.ok ? [one.order] : []))
    const sentences = placed.flatMap((one) => (one.ok ? [] : one.refusals.map((refusal) => refusalText(refusal, 'en'))))
    expect(orders).toHaveLength(10)
    expect(sentences).toHaveLength(190)
    expect(new Set(sentences)).toEqual(
      new Set([
        '“The chair” has just been sold out. It may be back if another buyer does not pay. Nothing was ordered.',
      ]),
    )
    expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 10 })
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await Promise.all(
      orders.map(async (order) => {
        const ref = ((await beginPayment(shop, order, NOW)) ?? '').replace('https://pay.example/', '')
        pay(ref)
        // The page that the buyer comes back to and two calls of the provider, all at once.
        await Promise.all([1, 2, 3].map(() => settle(shop, 'mollie', ref, NOW)))
      }),
    )
    expect(await stockOf('chair')).toEqual({ onHand: 0, reserved: 0 })
    expect(await Promise.all(orders.map(({ id }) => stateOf(id)))).toEqual(orders.map(() => 'confirmed'))
    expect(await mails()).toHaveLength(20)
    await expectHistory('chair')
  })

  describe('an order', () => {
    it('is written with its lines, reserved, numbered and mailed before any money', async () => {
      const order = await place(wishFor({ email: 'ruth@example.org' }))
      expect(order).toMatchObject({ number: 1, state: 'awaiting payment', total: 1_490, currency: 'EUR' })
      expect(order.token).toMatch(/^[\w-]{32}$/)
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 1 })
      expect(await mails()).toEqual(['ruth@example.org: Your order 1 at Halden'])
      const [line] = await runSql(content.payload, sql`select * from shop_order_lines`)
      expect(line).toMatchObject({ sku: 'chair', title: 'The chair' })
      expect([line?.quantity, line?.unit_price, line?.net, line?.tax, line?.rate].map(Number)).toEqual([
        1, 1_000, 840, 160, 1_900,
      ])
    })
    it('that is sent twice, even at once, is one', async () => {
      const wish = wishFor()
      const placed = await Promise.all([1, 2, 3].map(() => place(wish)))
      expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
      expect(await place(wish, later(5))).toEqual(placed[0])
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 1 })
      expect(await mails()).toHaveLength(1)
    })
    it('with too many pieces reserves none, of its other goods neither', async () => {
      const lines = [
        { sku: 'lamp', quantity: 2 },
        { sku: 'chair', quantity: 11 },
      ]
      const wish = wishFor({ cart: { currency: 'EUR', lines, coupons: [] }, total: amountOf(13_490) })
      const placed = await placeOrder(shop, wish, NOW)
      expect(placed).toMatchObject({ ok: false, refusals: [{ kind: 'out of stock', sku: 'chair', left: 10 }] })
      expect(await stockOf('lamp')).toEqual({ onHand: 10, reserved: 0 })
      expect(await numbers()).toEqual([])
    })
    it('over another total than its buyer read is refused with the new one', async () => {
      expect(await placeOrder(shop, wishFor({ total: amountOf(1_489) }), NOW)).toEqual({
        ok: false,
        refusals: [{ kind: 'other total', total: 1_490 }],
      })
    })
    it('that costs nothing is confirmed as it is placed', async () => {
      const cart = { currency: 'EUR', lines: [{ sku: 'chair', quantity: 1 }], coupons: ['gift', 'send'] }
      const order = await place(wishFor({ cart, total: amountOf(0) }))
      expect(order.state).toBe('confirmed')
      expect(await beginPayment(shop, order, NOW)).toBeUndefined()
      expect(await stockOf('chair')).toEqual({ onHand: 9, reserved: 0 })
    })
    it('uses a coupon as often as its limits allow, and gives it back when it ends', async () => {
      const cart = { currency: 'EUR', lines: [{ sku: 'chair', quantity: 1 }], coupons: ['three'] }
      const wish = (email?: string) => wishFor({ cart, total: amountOf(1_390), ...(email && { email }) })
      const placed = await Promise.all(Array.from({ length: 8 }, () => placeOrder(shop, wish(), NOW)))
      expect(placed.filter(({ ok }) => ok)).toHaveLength(3)
      for (const one of placed) {
        if (!one.ok) expect(one.refusals).toEqual([{ kind: 'coupon', code: 'THREE', reason: 'used up' }])
      }
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 3 })
      await sweepOrders(shop, later(31))
      await place(wish('ruth@example.org'), later(32))
      expect(await placeOrder(shop, wish('RUTH@example.org'), later(32))).toMatchObject({
        refusals: [{ reason: 'used by customer' }],
      })
    })
  })

  describe('without a provider', () => {
    it.each([
      'invoice',
      'on collection',
      'cash on delivery',
    ] as const)('%s confirms the order, and its pieces leave', async (method) => {
      const order = await place(wishFor({ method }))
      expect(order.state).toBe('confirmed')
      expect(await stockOf('chair')).toEqual({ onHand: 9, reserved: 0 })
      await sweepOrders(shop, later(60 * 24 * 365))
      expect(await stateOf(order.id)).toBe('confirmed')
    })
    it('in advance holds the pieces for ten days', async () => {
      const order = await place(wishFor({ method: 'in advance' }))
      await sweepOrders(shop, later(60 * 24 * 10 - 1))
      expect(await stateOf(order.id)).toBe('awaiting payment')
      await sweepOrders(shop, later(60 * 24 * 10))
      expect(await stateOf(order.id)).toBe('ended')
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 0 })
    })
  })

  describe('money', () => {
    it('that the provider tells of twice, late and out of order settles once', async () => {
      const { order, ref } = await pending()
      expect(await settle(shop, 'mollie', ref, NOW)).toBe('awaiting payment')
      provider.payments.set(ref, { state: 'failed', key: undefined })
      expect(await settle(shop, 'mollie', ref, NOW)).toBe('awaiting payment')
      pay(ref)
      expect(await settle(shop, 'mollie', ref, NOW)).toBe('confirmed')
      for (const state of ['open', 'failed', 'ended'] as const) {
        provider.payments.set(ref, { state, key: undefined })
        expect(await settle(shop, 'mollie', ref, later(1))).toBe('confirmed')
      }
      expect(await eventsOf(order.id)).toEqual(['placed', 'failed', 'paid'])
      expect(await stockOf('chair')).toEqual({ onHand: 9, reserved: 0 })
      expect(await mails()).toHaveLength(2)
    })
    it('that nobody tells of is asked for after ten minutes', async () => {
      const { order, ref } = await pending()
      pay(ref)
      await sweepOrders(shop, later(9))
      expect(await stateOf(order.id)).toBe('awaiting payment')
      await sweepOrders(shop, later(10))
      expect(await stateOf(order.id)).toBe('confirmed')
    })
    it('that never comes ends the order after 30 minutes, and its pieces are free', async () => {
      const { order, ref } = await pending()
      await sweepOrders(shop, later(29))
      expect(await stateOf(order.id)).toBe('awaiting payment')
      await sweepOrders(shop, later(30))
      await sweepOrders(shop, later(31))
      expect(await stateOf(order.id)).toBe('ended')
      expect(provider.payments.get(ref)?.state).toBe('ended')
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 0 })
      expect(await mails()).toHaveLength(2)
      await expectHistory('chair')
    })
    it('that comes after the end confirms the order while its pieces are there, else the owner decides', async () => {
      const first = await pending()
      const second = await pending()
      provider.isDown = true
      await sweepOrders(shop, later(30))
      expect(failed.length).toBeGreaterThan(0)
      expect(await stateOf(first.order.id)).toBe('ended')
      provider.isDown = false
      await stocked({ chair: 1 })
      for (const { ref } of [first, second]) pay(ref)
      expect(await settle(shop, 'mollie', first.ref, later(40))).toBe('confirmed')
      expect(await settle(shop, 'mollie', second.ref, later(40))).toBe('needs decision')
      expect(await settle(shop, 'mollie', second.ref, later(41))).toBe('needs decision')
      expect(await stockOf('chair')).toEqual({ onHand: 0, reserved: 0 })
      expect((await mails()).filter((mail) => mail.startsWith('owner@'))).toEqual([
        'owner@halden.example: Order 2 needs your decision',
      ])
    })
    it('that came while the provider could not be asked, and that nobody tells of, is found later', async () => {
      const { order, ref } = await pending()
      pay(ref)
      provider.isDown = true
      await sweepOrders(shop, later(30))
      expect(await stateOf(order.id)).toBe('ended')
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 0 })
      provider.isDown = false
      await sweepOrders(shop, later(39))
      expect(await stateOf(order.id)).toBe('ended')
      await sweepOrders(shop, later(41))
      expect(await stateOf(order.id)).toBe('confirmed')
      expect(await stockOf('chair')).toEqual({ onHand: 9, reserved: 0 })
    })
    it('of another amount or currency is for the owner to decide', async () => {
      const { ref } = await pending()
      pay(ref, 1_489)
      expect(await settle(shop, 'mollie', ref, NOW)).toBe('needs decision')
      expect(await stockOf('chair')).toEqual({ onHand: 10, reserved: 1 })
    })
    it('of a payment whose name was not noted yet finds its order', async () => {
      const { order, ref } = await pending()
      await runSql(content.payload, sql`update shop_payments set ref = null, address = null`)
      pay(ref)
      provider.payments.set(ref, { ...provider.payments.get(ref), state: 'paid', key: provider.begun[0] })
      expect(await settle(shop, 'mollie', ref, NOW)).toBe('confirmed')
      expect(await stateOf(order.id)).toBe('confirmed')
    })
    it('of strangers changes nothing', async () => {
      provider.payments.set('tr_other', { state: 'paid', key: 'other', paid: { amount: amountOf(1), currency: 'EUR' } })
      expect(await settle(shop, 'mollie', 'tr_other', NOW)).toBeUndefined()
      expect(await settle(shop, 'stripe', 'tr_other', NOW)).toBeUndefined()
    })
  })

  it('a payment that is begun again, after a crash or in another tab, is the same one', async () => {
    const { order, ref } = await pending()
    expect(await beginPayment(shop, order, NOW)).toBe(`https://pay.example/${ref}`)
    await runSql(content.payload, sql`update shop_payments set ref = null, address = null`)
    expect(await beginPayment(shop, order, NOW)).toBe(`https://pay.example/${ref}`)
    expect(new Set(provider.begun).size).toBe(1)
    provider.isDown = true
    const waiting = await place(wishFor())
    await expect(beginPayment(shop, waiting, NOW)).rejects.toThrow('cannot be reached')
    expect(await stateOf(waiting.id)).toBe('awaiting payment')
  })
})
