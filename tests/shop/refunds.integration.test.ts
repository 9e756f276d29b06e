import { runSql, sql } from '@vitrine/content/sql'
import {
  actOnOrder,
  beginPayment,
  placeOrder,
  type ShopContext,
  settle,
  settleRefunds,
  sweepOrders,
} from '@vitrine/shop/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import type { OwnerAct } from '../../packages/shop/src/core/order/owner-act.ts'
import { readOrderPage } from '../../packages/shop/src/store/orders/order-page-rows.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, type PaperProvider, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { stockShop } from '../support/stock-shop.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('refunds at a provider on %s', (kind) => {
  let content: TestContent
  let provider: PaperProvider
  let shop: ShopContext
  let failed: unknown[]
  let keys = 0

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('refunds', { migrated: false }) : '',
    )
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    failed = []
    provider = paperProvider()
    shop = orderShop(content.payload, provider, (error) => failed.push(error))
    await stockShop(content.payload, { chair: 10 }, NOW)
    await runSql(content.payload, sql`delete from shop_refund_parts`)
  })

  const pay = async (ref: string, units: number) => {
    const payment = provider.payments.get(ref)
    if (!payment) throw new Error(`Nobody began a payment ${ref}.`)
    provider.payments.set(ref, { ...payment, state: 'paid', paid: { amount: amountOf(units), currency: 'EUR' } })
    await settle(shop, 'mollie', ref, NOW)
  }
  /** Three chairs for 34.90 €, paid at the provider. */
  const placePaid = async (units = 3_490) => {
    const cart = { currency: 'EUR', lines: [{ sku: 'chair', quantity: 3 }], coupons: [] }
    const placed = await placeOrder(shop, wishFor({ cart, total: amountOf(3_490) }), NOW)
    if (!placed.ok) throw new Error(`Nothing was placed: ${JSON.stringify(placed.refusals)}`)
    const address = (await beginPayment(shop, placed.order, NOW)) ?? ''
    const payment = address.replace('https://pay.example/', '')
    await pay(payment, units)
    await runSql(content.payload, sql`delete from deliveries`)
    return { order: placed.order.id, payment }
  }
  const act = (order: number, wished: OwnerAct) => actOnOrder(shop, order, wished, { who: 'Ada', now: NOW })
  const refundOf = (units: number, key?: string): OwnerAct => {
    keys += 1
    const wish = { lines: [], shipping: false, besides: amountOf(units) }
    return { act: 'refund', wish, restocks: false, reason: '', key: key ?? `refund-key-${keys}` }
  }
  const pageOf = async (order: number) => {
    const page = await readOrderPage(content.payload, order)
    if (!page) throw new Error('The order is there.')
    return page
  }
  const refundsOf = async (order: number) => (await pageOf(order)).refunds.map(({ amount, state }) => [amount, state])
  const newest = async (order: number) => (await pageOf(order)).refunds.at(-1)?.id ?? 0
  const mails = async () => {
    const rows = await runSql(content.payload, sql`select recipient, subject from deliveries order by id`)
    return rows.map(
      ({ recipient, subject }) => `${String(recipient).split('@')[0]}: ${String(subject).replace(/\d+/, '…')}`,
    )
  }
  const become = (state: 'done' | 'refused') => {
    const [ref, refund] = [...provider.refunds].at(-1) ?? []
    if (!ref || !refund) throw new Error('Nothing was refunded.')
    provider.refunds.set(ref, {
      ...refund,
      now: state === 'done' ? { state, ref } : { state, ref, reason: 'Account closed' },
    })
    return ref
  }
  const BACK = expect.stringMatching(/^buyer-\d+: Money back for your order …$/)

  it('are written, asked for and told to the buyer once the provider takes them, once for each form', async () => {
    const { order, payment } = await placePaid()
    expect([await act(order, refundOf(500, 'one-form-1')), await act(order, refundOf(500, 'one-form-1'))]).toEqual([
      'done',
      'done',
    ])
    expect([...provider.refunds.values()]).toMatchObject([{ payment, amount: 500 }])
    expect(await refundsOf(order)).toEqual([[500, 'pending']])
    expect(await mails()).toEqual([BACK])
    const ref = become('done')
    await settleRefunds(shop, { provider: 'mollie', ref }, NOW)
    await settleRefunds(shop, { provider: 'mollie', ref }, NOW)
    expect(await refundsOf(order)).toEqual([[500, 'done']])
    expect((await pageOf(order)).history.map((event) => event.kind).slice(0, 3)).toEqual([
      'refund done',
      'refund pending',
      'refunded',
    ])
    expect(await mails()).toEqual([BACK])
  })

  it('never exceed what was paid, when two owners press at once', async () => {
    const { order } = await placePaid()
    const outcomes = await Promise.all([act(order, refundOf(3_000)), act(order, refundOf(3_000))])
    expect(outcomes.sort()).toEqual(['done', 'too much'])
    expect([...provider.refunds.values()].map(({ amount }) => amount)).toEqual([3_000])
    expect(await act(order, refundOf(491))).toBe('too much')
    expect(await act(order, refundOf(490))).toBe('done')
    expect(await act(order, refundOf(1))).toBe('too much')
  })

  it('are of the money that came, where that is not what was asked for', async () => {
    const { order } = await placePaid(1_000)
    expect(await pageOf(order)).toMatchObject({ state: 'needs decision', paid: 1_000 })
    expect(await act(order, refundOf(1_001))).toBe('too much')
    expect(await act(order, refundOf(1_000))).toBe('done')
    expect(await refundsOf(order)).toEqual([[1_000, 'pending']])
  })

  it('that are refused say why, lose nothing, and can be tried again', async () => {
    const { order } = await placePaid()
    provider.refusal = 'Your balance is too low.'
    expect(await act(order, refundOf(500))).toBe('refused by provider')
    expect((await pageOf(order)).refunds).toMatchObject([{ state: 'refused', reason: 'Your balance is too low.' }])
    expect(await mails()).toEqual([])
    // What was refused counts still: it is owed to the buyer.
    expect(await act(order, refundOf(3_000))).toBe('too much')
    const refund = await newest(order)
    expect(await act(order, { act: 'retry refund', refund })).toBe('refused by provider')
    provider.refusal = undefined
    expect(await act(order, { act: 'retry refund', refund })).toBe('done')
    expect(await act(order, { act: 'retry refund', refund })).toBe('not now')
    expect(await refundsOf(order)).toEqual([[500, 'pending']])
    expect(provider.refunds.size).toBe(1)
    expect(await mails()).toEqual([BACK])
  })

  it('that are refused can be given back by other means, and an answer that comes then changes nothing', async () => {
    const { order } = await placePaid()
    provider.refusal = 'No.'
    await act(order, refundOf(500))
    const refund = await newest(order)
    expect(await act(order, { act: 'refund by hand', refund: refund + 1_000 })).toBe('not now')
    expect(await act(order, { act: 'refund by hand', refund })).toBe('done')
    expect(await act(order, { act: 'retry refund', refund })).toBe('not now')
    expect(await refundsOf(order)).toEqual([[500, 'by hand']])
    expect(await mails()).toEqual([BACK])
  })

  it('that the provider does not answer for are asked for again, and are one', async () => {
    const { order } = await placePaid()
    provider.isMute = true
    expect(await act(order, refundOf(500))).toBe('provider away')
    expect(await refundsOf(order)).toEqual([[500, 'waiting']])
    expect([provider.refunds.size, await mails()]).toEqual([1, []])
    provider.isMute = false
    await sweepOrders(shop, later(9))
    expect(await refundsOf(order)).toEqual([[500, 'waiting']])
    await sweepOrders(shop, later(11))
    expect(await refundsOf(order)).toEqual([[500, 'pending']])
    expect([provider.refunds.size, await mails()]).toEqual([1, [BACK]])
    expect(failed.splice(0)).toHaveLength(1)
  })

  it('of which no call comes are found by the sweep; one that is refused late is told to the owner', async () => {
    const { order } = await placePaid()
    await act(order, refundOf(500))
    become('refused')
    await sweepOrders(shop, later(60))
    expect(await refundsOf(order)).toEqual([[500, 'pending']])
    await sweepOrders(shop, later(361))
    expect((await pageOf(order)).refunds).toMatchObject([{ state: 'refused', reason: 'Account closed' }])
    expect(await mails()).toEqual([BACK, 'owner: The refund for order … was refused'])
    // Tried again, it is another refund at the provider.
    expect(await act(order, { act: 'retry refund', refund: await newest(order) })).toBe('done')
    expect([provider.refunds.size, await refundsOf(order)]).toEqual([2, [[500, 'pending']]])
  })

  it('of what was paid twice take the second payment first', async () => {
    const { order, payment } = await placePaid()
    const [row] = await runSql(content.payload, sql`select key from shop_payments where order_id = ${order}`)
    const second = 'tr_second'
    await runSql(
      content.payload,
      sql`insert into shop_payments (order_id, provider, key, ref, state, amount, currency, began_at, asked_at)
        values (${order}, 'mollie', ${`second ${row?.key}`}, ${second}, 'open', 3490, 'EUR', ${NOW.toISOString()},
          ${NOW.toISOString()})`,
    )
    provider.payments.set(second, { state: 'open', key: 'second' })
    await pay(second, 3_490)
    expect(await act(order, refundOf(4_000))).toBe('done')
    expect([...provider.refunds.values()].map((refund) => [refund.payment, refund.amount])).toEqual([
      [second, 3_490],
      [payment, 510],
    ])
    expect(await refundsOf(order)).toEqual([[4_000, 'pending']])
    await runSql(content.payload, sql`delete from shop_refund_parts`)
    await runSql(content.payload, sql`delete from shop_payments where ref = ${second}`)
  })

  it('of a shop whose keys were taken away are refused in plain words', async () => {
    const { order } = await placePaid()
    await act(order, refundOf(500))
    const without = { ...shop, providers: new Map() }
    const acted = await actOnOrder(without, order, refundOf(100), { who: 'Ada', now: NOW })
    // Nobody can be asked: the owner gives it back.
    expect(acted).toBe('done')
    expect(await refundsOf(order)).toEqual([
      [500, 'pending'],
      [100, 'by hand'],
    ])
  })
})
