import { createUntyped, updateGlobalUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { type OrderWish, placeOrder, type ShopContext, withdraw } from '@vitrine/shop/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import { beginDownload } from '../../packages/shop/src/server/downloads/begin-download.ts'
import { downloadRoutes } from '../../packages/shop/src/server/downloads/download-routes.ts'
import { screenFiles } from '../../packages/shop/src/server/downloads/screen-files.ts'
import { actOnOrder } from '../../packages/shop/src/server/owner/order-acts.ts'
import { downloadsOf } from '../../packages/shop/src/store/downloads/download-rows.ts'
import type { StoredOrder } from '../../packages/shop/src/store/orders/order-rows.ts'
import type { TestContent } from '../support/content.ts'
import { openedShop } from '../support/opened-shop.ts'
import { wishFor } from '../support/order-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { storeShopFile } from '../support/shop-file.ts'
import { SELLING } from '../support/shop-rules.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

const CONTENT = '0123456789'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('files to download on %s', (kind) => {
  let content: TestContent
  let shop: ShopContext
  let app: FastifyInstance
  let file: number
  let now = NOW

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('downloads', { migrated: false }) : '',
    )
    const { payload } = content
    await updateGlobalUntyped(payload, { slug: 'shop-rules', data: SELLING, locale: 'en' })
    file = await storeShopFile(payload, 'Plän (1).txt', CONTENT)
    const lamp = { title: 'Lamp', price: 10, sku: 'LAMP', _status: 'published' }
    await createUntyped(payload, { collection: 'products', data: lamp, locale: 'en' })
    const plan = { title: 'Plan', kind: 'digital', price: 10, sku: 'PLAN', files: [file], downloads: 2 }
    await createUntyped(payload, { collection: 'products', data: { ...plan, _status: 'published' }, locale: 'en' })
    const onError = (error: unknown): never => {
      throw error
    }
    shop = await openedShop(payload, { now: () => NOW, onError })()
    app = Fastify()
    await downloadRoutes(app, { payload, now: () => now })
  })

  afterAll(async () => {
    await app.close()
    await content.close()
  })

  async function placed(more: Partial<OrderWish> = {}): Promise<StoredOrder> {
    const cart = { currency: 'EUR', lines: [{ sku: 'PLAN', quantity: 1 }], coupons: [] }
    const wish = wishFor({ cart, method: 'in advance', total: amountOf(1_000), ...more })
    const outcome = await placeOrder(shop, wish, NOW)
    if (!outcome.ok) throw new Error(`Refused: ${outcome.refusals.map(({ kind: why }) => why).join(', ')}.`)
    return outcome.order
  }
  const act = (order: StoredOrder, what: Parameters<typeof actOnOrder>[2]) =>
    actOnOrder(shop, order.id, what, { who: 'Ada', now: NOW })
  async function paid(more: Partial<OrderWish> = {}): Promise<StoredOrder> {
    const order = await placed(more)
    await act(order, { act: 'paid' })
    return { ...order, state: 'confirmed' }
  }
  const idOf = async (order: StoredOrder) => (await downloadsOf(content.payload, { order: order.id }))[0]?.id ?? 0
  const begin = async (order: StoredOrder, at = NOW) => beginDownload(shop, order, await idOf(order), at)
  async function addressOf(order: StoredOrder): Promise<string> {
    const begun = await begin(order)
    if (!begun.ok) throw new Error(`Refused: ${begun.why}.`)
    return begun.address
  }
  const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method })
  const usedOf = async (order: StoredOrder) => (await downloadsOf(content.payload, { order: order.id }))[0]?.used
  const noteOf = async (order: StoredOrder, locale = 'en') =>
    (await screenFiles(content.payload, order, { locale, timeZone: 'UTC', now: NOW }))[0]

  it('come with an order as its product has them at that moment, and not before it is paid', async () => {
    const order = await placed()
    expect(await noteOf(order)).toMatchObject({
      name: 'Plän (1).txt',
      isPossible: false,
      note: 'You can download it once your payment has arrived.',
    })
    expect(await begin(order)).toMatchObject({ ok: false, why: 'unpaid' })
    await act(order, { act: 'paid' })
    expect(await noteOf({ ...order, state: 'confirmed' })).toMatchObject({
      size: '0.1 kB',
      isPossible: true,
      note: '2 of 2 downloads left, until December 26, 2026.',
    })
  })

  it('are named by the mail that says that the money came, which leads to them', async () => {
    const order = await paid({ language: 'de' })
    const [row] = await runSql(
      content.payload,
      sql`select mail from deliveries where recipient = ${order.email} and subject like 'Zahlung%'`,
    )
    const mail = JSON.stringify(row?.mail)
    expect(mail).toContain('Plän (1).txt (2-mal, 30 Tage lang)')
    expect(mail).toContain(`/de/order/${order.token}/#order-files`)
  })

  it('are all that is sent of an order of files alone, so nobody has anything to do for it once it is paid', async () => {
    const sentAt = async (order: StoredOrder) =>
      (await runSql(content.payload, sql`select sent_at from shop_orders where id = ${order.id}`))[0]?.sent_at
    const order = await placed()
    expect(await sentAt(order)).toBeNull()
    await act(order, { act: 'paid' })
    expect(await sentAt(order)).not.toBeNull()
    const lines = ['PLAN', 'LAMP'].map((sku) => ({ sku, quantity: 1 }))
    const mixed = await paid({ cart: { currency: 'EUR', lines, coupons: [] }, total: amountOf(2_490) })
    expect(await sentAt(mixed)).toBeNull()
    expect((await begin(mixed)).ok).toBe(true)
  })

  it('are sent to be saved, in parts if so asked, and stored by nobody', async () => {
    const address = await addressOf(await paid())
    const whole = await ask(address)
    expect([whole.statusCode, whole.body]).toEqual([200, CONTENT])
    expect(whole.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Pl_n (1).txt"; filename*=UTF-8''Pl%C3%A4n%20%281%29.txt`,
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
    })
    const etag = String(whole.headers.etag)
    const part = await ask(address, { range: 'bytes=4-', 'if-range': etag })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '456789', 'bytes 4-9/10'])
    const changed = await ask(address, { range: 'bytes=4-', 'if-range': '"another"' })
    expect([changed.statusCode, changed.body]).toEqual([200, CONTENT])
    const head = await ask(address, {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10'])
  })

  it('count once for as long as an address holds, however often they are begun or resumed', async () => {
    const order = await paid()
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(order)))
    expect(begun.map(({ ok }) => ok)).toEqual(Array(10).fill(true))
    expect(await usedOf(order)).toBe(1)
    const address = await addressOf(order)
    for (const range of ['bytes=0-3', 'bytes=4-', 'bytes=8-']) await ask(address, { range })
    expect(await usedOf(order)).toBe(1)
    expect((await begin(order, later(12))).ok).toBe(true)
    expect(await usedOf(order)).toBe(2)
    expect((await begin(order, later(13))).ok).toBe(true)
    expect(await begin(order, later(24))).toEqual({ ok: false, why: 'used up', most: 2 })
    expect(await usedOf(order)).toBe(2)
  })

  it('are over after their days', async () =>
    expect(await begin(await paid(), later(30 * 24))).toMatchObject({ ok: false, why: 'expired' }))

  it('have an address that nobody makes, and that ends', async () => {
    const address = await addressOf(await paid({ language: 'de' }))
    const steps = address.split('/')
    for (const [place, other] of [
      [4, '999999'],
      [5, '9999999999'],
      [6, 'x'.repeat(43)],
    ] as const) {
      expect((await ask(steps.toSpliced(place, 1, other).join('/'))).statusCode).toBe(404)
    }
    now = later(13)
    const old = await ask(address)
    now = NOW
    expect([old.statusCode, old.body]).toEqual([410, expect.stringMatching(/^Diese Adresse der Datei gilt nicht mehr/)])
  })

  it('are given to nobody who got the money back, or withdrew, also at an address from before', async () => {
    const [refunded, withdrawn] = [await paid(), await paid()]
    const addresses = [await addressOf(refunded), await addressOf(withdrawn)]
    const wish = { lines: [], shipping: false, besides: amountOf(1_000) }
    await act(refunded, { act: 'refund', wish, restocks: false, reason: '', key: 'k'.repeat(32) })
    await withdraw(
      shop,
      {
        order: withdrawn,
        number: withdrawn.number,
        email: withdrawn.email,
        withdrawal: { name: 'Ruth', scope: { kind: 'whole' } },
        key: 'w',
        language: 'en',
        form: 'https://halden.example/withdrawal/',
      },
      NOW,
    )
    expect(await begin(refunded)).toMatchObject({ ok: false, why: 'refunded' })
    expect(await begin(withdrawn)).toMatchObject({ ok: false, why: 'withdrawn' })
    expect((await Promise.all(addresses.map((address) => ask(address)))).map(({ statusCode }) => statusCode)).toEqual([
      410, 410,
    ])
  })

  it('belong to one order alone', async () => {
    const [mine, other] = [await paid(), await paid()]
    expect(await beginDownload(shop, mine, await idOf(other), NOW)).toEqual({ ok: false })
    expect(await usedOf(other)).toBe(0)
  })

  it('note what their buyer agreed to, in the history and the mail of the order', async () => {
    const order = await placed({ consent: 'Begin at once.' })
    const [event] = await runSql(
      content.payload,
      sql`select detail from shop_order_events where order_id = ${order.id} and kind = 'agreed to begin'`,
    )
    expect(JSON.stringify(event?.detail)).toContain('Begin at once.')
    const [row] = await runSql(content.payload, sql`select mail from deliveries where recipient = ${order.email}`)
    expect(JSON.stringify(row?.mail)).toContain('With your order you have declared: “Begin at once.”')
  })

  it('are replaced for all who bought them, and not deleted while somebody did', async () => {
    const { payload } = content
    const order = await paid()
    await payload.update({
      collection: 'shop-files',
      id: file,
      data: {},
      file: { name: 'second.txt', mimetype: 'text/plain', data: Buffer.from('second'), size: 6 },
    })
    const answer = await ask(await addressOf(order))
    expect([answer.body, answer.headers['content-disposition']]).toEqual([
      'second',
      expect.stringContaining('second.txt'),
    ])
    await expect(payload.delete({ collection: 'shop-files', id: file })).rejects.toThrow(/was bought/)
    const unsold = await storeShopFile(payload, 'unsold.txt')
    await payload.delete({ collection: 'shop-files', id: unsold })
    const names: string[] = []
    for await (const name of payload.config.custom.uploads.names('shop-files/')) names.push(name.split('/')[2])
    expect(names).toEqual(['second.txt'])
  })

  it('are wanted for a product that is published as one to download', async () => {
    const data = { title: 'Bare', kind: 'digital', price: 10, _status: 'published' }
    await expect(createUntyped(content.payload, { collection: 'products', data, locale: 'en' })).rejects.toMatchObject({
      data: { errors: [{ path: 'files' }] },
    })
  })
})
