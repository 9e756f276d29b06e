import type { Member, MemberHoldings } from '@vitrine/accounts/members'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { countStock, placeOrder, type ShopContext } from '@vitrine/shop/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currencyOf } from '../../packages/shop/src/core/currency-code.ts'
import { holdOrders } from '../../packages/shop/src/server/account/hold-orders.ts'
import { actOnOrder } from '../../packages/shop/src/server/owner/order-acts.ts'
import { lastBuyer } from '../../packages/shop/src/store/orders/account-orders.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

const RUTH: Member = { id: 1, address: 'ruth@example.org', name: 'Ruth', language: 'en' }

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('orders of a member on %s', (kind) => {
  let content: TestContent
  let shop: ShopContext
  let held: MemberHoldings

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('account-orders', { migrated: false }) : '',
    )
    const { payload } = content
    shop = orderShop(payload, paperProvider())
    const addresses = { shop: '/shop/', cart: '/cart/', checkout: '/checkout/' }
    const members = {
      hold: (holdings: MemberHoldings) => {
        held = holdings
      },
      memberOf: async () => undefined,
      membersOf: async () => [],
      signInAddress: async () => undefined,
    }
    holdOrders(members, {
      payload,
      openShop: async () => shop,
      settings: async () => ({ currency: currencyOf('EUR'), addresses, timeZone: 'UTC', links: {} }),
    })
    await inTransaction(payload, (transaction) => countStock(payload, { sku: 'chair', quantity: 10 }, NOW, transaction))
  })

  afterAll(() => content.close())

  async function placed(email: string) {
    const outcome = await placeOrder(shop, wishFor({ email, method: 'invoice' }), NOW)
    if (!outcome.ok) throw new Error('Refused.')
    return outcome.order
  }
  const listed = async (member: Member, locale = 'en') => (await held.parts?.(member, locale)) ?? []

  it('are those of the address that was proven, in small or capital letters, the newest first', async () => {
    expect(await listed(RUTH)).toEqual([expect.objectContaining({ name: 'orders', entries: [] })])
    const first = await placed('Ruth@Example.org')
    await placed('eve@example.org')
    const second = await placed('ruth@example.org')
    const [orders, address] = await listed(RUTH, 'de')
    expect(orders?.entries.map(({ label, href }) => [label, href])).toEqual([
      [`Bestellung ${second.number}`, `/de/order/${second.token}/`],
      [`Bestellung ${first.number}`, `/de/order/${first.token}/`],
    ])
    expect(address?.texts[1]).toBe('Ruth\nWeg 1\n10115 Berlin\nDeutschland')
    expect(await lastBuyer(content.payload, 'nobody@example.org')).toBeUndefined()
  })

  it('are exported with the account, and erased with it once they are finished', async () => {
    expect(await held.export(RUTH)).toHaveLength(2)
    const [row] = await runSql(content.payload, sql`select id from shop_orders where email = 'ruth@example.org'`)
    await actOnOrder(shop, Number(row?.id), { act: 'sent', carrier: '', tracking: '' }, { who: 'Ada', now: NOW })
    await inTransaction(content.payload, (transaction) => held.erase(RUTH, transaction))
    const left = await runSql(content.payload, sql`select email from shop_orders order by id`)
    expect(left.map(({ email }) => email)).toEqual(['Ruth@Example.org', 'eve@example.org', ''])
    expect((await listed(RUTH))[0]?.entries).toHaveLength(1)
  })
})
