import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { beginPayment, checkInvoiceChain, countStock, placeOrder, settle, sweepOrders } from '@vitrine/shop/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from '../../scripts/launch/program.mjs'
import type { TestContent } from '../support/content.ts'
import { INVOICE_SETTINGS } from '../support/invoice-settings.ts'
import { KILL_POINTS, type KillPoint } from '../support/order-kill-points.ts'
import { orderShop, wishFor } from '../support/order-shop.ts'
import { fileProvider } from '../support/paper-provider-file.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { inEachRound, patience, sized } from '../support/rounds.ts'
import { openShopContent } from '../support/shop-content.ts'
import type { OrderProcess } from './order-process.ts'

/** Kills in `npm test`; `npm run soak -- order-kills` makes all of them, on both databases, with and without a return. */
const FEW = 2

const NOW = new Date('2026-11-26T10:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const kinds = sized(1, 2) === 1 ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)
let postgres: TestPostgres | undefined
const contents = new Map<string, { readonly content: TestContent; readonly databaseUrl: string }>()

beforeAll(async () => {
  for (const kind of kinds) {
    if (kind === 'postgres') postgres = await startPostgres()
    const databaseUrl = (await postgres?.createDatabase('kills', { migrated: false })) ?? ''
    contents.set(kind, { content: await openShopContent(databaseUrl), databaseUrl })
  }
})

afterAll(async () => {
  for (const { content } of contents.values()) await content.close()
  await postgres?.stop()
})

async function killedAt(point: KillPoint, asked: Omit<OrderProcess, 'point'>): Promise<unknown> {
  const child = fork(join(import.meta.dirname, 'order-process.ts'), [JSON.stringify({ ...asked, point })], {
    execArgv: [...NODE_FLAGS, '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const [code, signal] = await once(child, 'close')
  return signal ?? `ended with ${code}: ${errors}`
}

describe('a process that is killed while it takes an order', () => {
  it('loses nothing and doubles nothing', patience(), () =>
    inEachRound(FEW, async ({ number }) => {
      const point = KILL_POINTS[number % KILL_POINTS.length] ?? KILL_POINTS[0]
      const pass = Math.floor(number / KILL_POINTS.length)
      const { content, databaseUrl } = contents.get(kinds[pass % kinds.length] ?? 'sqlite') ?? {}
      if (!content) throw new Error('This round has no database.')
      const { payload, settings } = content
      const path = join(settings.dataDir, 'provider.json')
      await rm(path, { force: true })
      for (const table of [
        'invoices',
        'order_events',
        'order_lines',
        'payments',
        'stock_moves',
        'stock',
        'orders',
        'number_ranges',
      ]) {
        await runSql(payload, sql.raw(`delete from shop_${table}`))
      }
      await runSql(payload, sql`delete from deliveries`)
      await inTransaction(payload, (transaction) =>
        countStock(payload, { sku: 'chair', quantity: 5 }, NOW, transaction),
      )

      const checkoutKey = `killed-${number}`
      const asked = { dataDir: settings.dataDir, databaseUrl: databaseUrl ?? '', checkoutKey }
      expect(await killedAt(point, asked)).toBe('SIGKILL')

      const provider = fileProvider(path)
      const shop = { ...orderShop(payload, provider), invoicing: INVOICE_SETTINGS }
      const count = async (table: string) => {
        const [row] = await runSql(payload, sql.raw(`select count(*) as rows from ${table}`))
        return Number(row?.rows)
      }
      // First the sweep, as if the buyer never came back; then the buyer, who sends the form again and pays.
      await sweepOrders(shop, later(11))
      const wasPaid = Object.values(await provider.payments()).some(({ state }) => state === 'paid')
      const [before] = await runSql(payload, sql`select state from shop_orders`)
      if (wasPaid) expect(before?.state).toBe('confirmed')
      const placed = await placeOrder(shop, wishFor({ checkoutKey, email: 'ruth@example.org' }), later(12))
      if (!placed.ok) throw new Error(`Refused: ${placed.refusals[0].kind}.`)
      const address = await beginPayment(shop, placed.order, later(12))
      if (address) {
        const ref = address.replace('https://pay.example/', '')
        await provider.pay(ref)
        await settle(shop, provider.name, ref, later(13))
      }
      await sweepOrders(shop, later(60))

      const [order] = await runSql(payload, sql`select number, state from shop_orders`)
      expect({ ...order, number: Number(order?.number) }).toEqual({ number: 1, state: 'confirmed' })
      const [stock] = await runSql(payload, sql`select on_hand, reserved from shop_stock`)
      expect([Number(stock?.on_hand), Number(stock?.reserved)]).toEqual([4, 0])
      const [moves] = await runSql(
        payload,
        sql`select sum(on_hand) as on_hand, sum(reserved) as reserved from shop_stock_moves`,
      )
      expect([Number(moves?.on_hand), Number(moves?.reserved)]).toEqual([4, 0])
      expect(Object.values(await provider.payments()).map(({ state }) => state)).toEqual(['paid'])
      const counts = ['shop_orders', 'shop_order_lines', 'shop_payments', 'shop_order_events', 'deliveries']
      expect(await Promise.all(counts.map(count))).toEqual([1, 1, 1, 2, 2])
      const invoices = await runSql(payload, sql`select number from shop_invoices`)
      expect(invoices).toEqual([{ number: 'R-2026-0001' }])
      expect(await checkInvoiceChain(payload)).toEqual([])
    }),
  )
})
