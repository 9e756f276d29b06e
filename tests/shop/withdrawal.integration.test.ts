import { runSql, sql } from '@vitrine/content/sql'
import { actOnOrder, placeOrder, type ShopContext, withdraw } from '@vitrine/shop/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import type { Withdrawal } from '../../packages/shop/src/core/withdrawal/withdrawal.ts'
import type { WithdrawalWish } from '../../packages/shop/src/server/orders/withdraw.ts'
import { readOrderPage } from '../../packages/shop/src/store/orders/order-page-rows.ts'
import { findOrder } from '../../packages/shop/src/store/orders/order-rows.ts'
import { withdrawalsOf } from '../../packages/shop/src/store/orders/withdrawal-rows.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { stockShop } from '../support/stock-shop.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('withdrawals on %s', (kind) => {
  let content: TestContent
  let shop: ShopContext
  let keys = 0

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('withdrawals', { migrated: false }) : '',
    )
    shop = orderShop(content.payload, paperProvider())
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    await stockShop(content.payload, { chair: 10, lamp: 10 }, NOW)
    await runSql(content.payload, sql`delete from deliveries`)
  })

  /** Three chairs and a lamp, on invoice. */
  const place = async (email = 'Ruth@example.org') => {
    const lines = [
      { sku: 'chair', quantity: 3 },
      { sku: 'lamp', quantity: 1 },
    ]
    const cart = { currency: 'EUR', lines, coupons: [] }
    const placed = await placeOrder(shop, wishFor({ cart, email, method: 'invoice', total: amountOf(4_490) }), NOW)
    if (!placed.ok) throw new Error(`Nothing was placed: ${JSON.stringify(placed.refusals)}`)
    await runSql(content.payload, sql`delete from deliveries`)
    return placed.order
  }
  const WHOLE: Withdrawal = { name: 'Ruth Adler', scope: { kind: 'whole' } }
  const pieces = (line: number, quantity: number): Withdrawal => ({
    name: 'Ruth Adler',
    scope: { kind: 'pieces', pieces: [{ line, quantity }] },
  })
  const declare = (wish: Partial<WithdrawalWish> & Pick<WithdrawalWish, 'order'>) => {
    keys += 1
    return withdraw(
      shop,
      {
        number: wish.order?.number ?? 999_999,
        email: wish.order?.email ?? 'eve@example.org',
        withdrawal: WHOLE,
        key: `key-${keys}`,
        language: 'en',
        form: 'https://halden.example/withdrawal/',
        ...wish,
      },
      NOW,
    )
  }
  const mails = async () => {
    const rows = await runSql(content.payload, sql`select recipient, subject, state from deliveries order by id`)
    return rows.map(
      ({ recipient, subject, state }) => `${recipient}: ${String(subject).replace(/\d+/, '…')} (${state})`,
    )
  }

  it('write the history of the order, a receipt and a notice to the owner, once for each form', async () => {
    const order = await place()
    expect(await declare({ order, key: 'one-form' })).toBe('received')
    expect(await declare({ order, key: 'one-form' })).toBe('received')
    const page = await readOrderPage(content.payload, order.id)
    expect(page).toMatchObject({ withdrawal: 'open', acts: expect.arrayContaining(['withdrawal']) })
    expect(page?.history[0]).toMatchObject({ kind: 'withdrawn', who: 'Ruth Adler', at: NOW.toISOString() })
    expect(await mails()).toEqual([
      'Ruth@example.org: Receipt of your withdrawal from order … (queued)',
      'owner@halden.example: Withdrawal from order … (queued)',
    ])
  })

  it('of parts add up to no more than was ordered, also when two come at once', async () => {
    const order = await place()
    const outcomes = await Promise.all([1, 2].map(() => declare({ order, withdrawal: pieces(0, 2) })))
    expect(outcomes.sort()).toEqual(['no pieces', 'received'])
    expect(await declare({ order, withdrawal: pieces(0, 1) })).toBe('received')
    expect(await declare({ order, withdrawal: pieces(9, 1) })).toBe('no pieces')
    const page = await readOrderPage(content.payload, order.id)
    expect(page?.history.map(({ kind: event, text }) => [event, text])).toEqual([
      ['withdrawn in part', '1 × The chair'],
      ['withdrawn in part', '2 × The chair'],
      ['placed', undefined],
    ])
    expect(await withdrawalsOf(content.payload, order.id)).toMatchObject([{ name: 'Ruth Adler' }, pieces(0, 1)])
  })

  it('are handled by the owner once, and open again when another one comes', async () => {
    const order = await place()
    const handle = () => actOnOrder(shop, order.id, { act: 'withdrawal' }, { who: 'Ada', now: NOW })
    expect(await handle()).toBe('not now')
    await declare({ order, withdrawal: pieces(0, 1) })
    expect([await handle(), await handle()]).toEqual(['done', 'not now'])
    expect(await readOrderPage(content.payload, order.id)).toMatchObject({ withdrawal: 'handled' })
    await declare({ order, withdrawal: pieces(0, 1) })
    expect(await readOrderPage(content.payload, order.id)).toMatchObject({ withdrawal: 'open' })
  })

  it('that fit no order are answered by a receipt as well, and reach the owner', async () => {
    expect(await declare({ order: undefined })).toBe('received')
    expect(await mails()).toEqual([
      'eve@example.org: Receipt of your withdrawal from order … (queued)',
      'owner@halden.example: Withdrawal that fits no order (queued)',
    ])
  })

  it('find an order by number and mail address, in either case, and by neither alone', async () => {
    const { id, number } = await place()
    const found = async (by: { readonly number: number; readonly email: string }) =>
      (await findOrder(content.payload, by))?.id
    expect(await found({ number, email: ' RUTH@example.ORG ' })).toBe(id)
    expect(await found({ number, email: 'eve@example.org' })).toBeUndefined()
    expect(await found({ number: number + 1, email: 'ruth@example.org' })).toBeUndefined()
  })

  it('of one order end after twenty', async () => {
    const order = await place()
    const part: Withdrawal = { name: 'Ruth', scope: { kind: 'part', words: 'the lamp' } }
    for (let count = 0; count < 20; count += 1) expect(await declare({ order, withdrawal: part })).toBe('received')
    expect(await declare({ order, withdrawal: part })).toBe('too many')
    expect(await withdrawalsOf(content.payload, order.id)).toHaveLength(20)
  })
})
