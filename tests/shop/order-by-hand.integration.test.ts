import { createUntyped, updateGlobalUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { handOrderRoutes } from '@vitrine/shop/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currencyOf } from '../../packages/shop/src/core/currency-code.ts'
import { readOrderPage } from '../../packages/shop/src/store/orders/order-page-rows.ts'
import { signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { openedShop } from '../support/opened-shop.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { SELLING } from '../support/shop-rules.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const SITE = 'https://halden.example'

const RUTH = {
  email: 'ruth@example.org',
  'invoice-name': 'Ruth Adler',
  'invoice-street': 'Weg 1',
  'invoice-postcode': '10115',
  'invoice-city': 'Berlin',
  'invoice-country': 'DE',
  method: 'invoice',
}

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('an order by hand on %s', (kind) => {
  let content: TestContent
  let app: FastifyInstance
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('by-hand', { migrated: false }) : '',
    )
    const { payload } = content
    for (const role of ['administrator', 'shop', 'author'] as const) tokens[role] = await signIn(content, role)
    await updateGlobalUntyped(payload, { slug: 'shop-rules', data: SELLING, locale: 'en' })
    const chair = {
      title: 'Chair no. 4',
      price: 490,
      weight: 5_000,
      option1: 'Wood',
      variants: [
        { blockType: 'productVariant', id: 'oak', value1: 'Oak', sku: 'CHAIR-OAK', stock: 4 },
        { blockType: 'productVariant', id: 'ash', value1: 'Ash', sku: 'CHAIR-ASH', price: 520 },
      ],
      _status: 'published',
    }
    await createUntyped(payload, { collection: 'products', data: chair, locale: 'en' })
    const onError = (error: unknown): never => {
      throw error
    }
    app = Fastify()
    await handOrderRoutes(app, {
      payload,
      siteUrl: SITE,
      openShop: openedShop(payload, { now: () => NOW, onError }),
      currency: async () => currencyOf('EUR'),
      now: () => NOW,
      roleOf: async ({ headers }) =>
        (['administrator', 'shop', 'author'] as const).find((role) => headers.authorization === `JWT ${tokens[role]}`),
    })
  })

  afterAll(async () => {
    await app.close()
    await content.close()
  })

  const headersOf = (role: string) => ({ origin: SITE, authorization: `JWT ${tokens[role] ?? ''}` })
  const send = async (body: object, role = 'shop') => {
    const url = '/api/shop-orders/by-hand'
    const answer = await app.inject({ method: 'POST', url, headers: headersOf(role), payload: body })
    return { status: answer.statusCode, ...answer.json() }
  }
  const find = async (words: string) => {
    const url = `/api/shop-orders/offers?${new URLSearchParams({ words })}`
    return (await app.inject({ url, headers: headersOf('shop') })).json().offers
  }
  const lines = [{ sku: 'CHAIR-OAK', quantity: 2 }]
  const stockOf = async (sku: string) => {
    const [row] = await runSql(
      content.payload,
      sql`select on_hand - reserved as free from shop_stock where sku = ${sku}`,
    )
    return row && Number(row.free)
  }

  it('begins with products that are found by a part of their name, or by a SKU', async () => {
    const chairs = [
      { sku: 'CHAIR-OAK', title: 'Chair no. 4, Oak', price: '€490.00', left: 4 },
      { sku: 'CHAIR-ASH', title: 'Chair no. 4, Ash', price: '€520.00' },
    ]
    expect(await find('hair no')).toEqual(chairs)
    expect(await find('chair-ash')).toEqual(chairs)
    expect(await find('no such thing')).toEqual([])
    expect(await find('')).toEqual([])
  })

  it('is priced by the catalogue, with ways to send and to pay that need no provider, and nothing is written', async () => {
    const answer = await send({ lines, fields: { 'invoice-country': 'DE', 'invoice-postcode': '10115' } })
    expect(answer).toMatchObject({ status: 200, total: 98_490, problems: {}, refusals: [] })
    expect(answer.ways.length).toBeGreaterThan(0)
    expect(answer.methods.map(({ method }: { method: string }) => method)).toEqual(
      expect.arrayContaining(['invoice', 'in advance']),
    )
    expect(answer.methods).not.toContainEqual(expect.objectContaining({ method: 'mollie' }))
    expect(answer).not.toHaveProperty('order')
    expect(await runSql(content.payload, sql`select id from shop_orders`)).toEqual([])
  })

  it('says beside its fields what is missing, in the language of who writes it', async () => {
    const answer = await send({ lines, fields: { email: 'ruth' }, isFinal: true, spoken: 'de' })
    expect(answer.problems).toMatchObject({
      email: 'Das ist keine E-Mail-Adresse. Sie sollte aussehen wie name@example.org.',
      'invoice-name': 'Bitte füllen Sie dieses Feld aus.',
      method: expect.any(String),
    })
    expect(answer).not.toHaveProperty('order')
  })

  it('is an order like any other: stock, number, mail, and who wrote it; sent twice, it is one', async () => {
    const fields = { ...RUTH, key: 'a'.repeat(32), total: '98490' }
    const body = { lines, fields, language: 'de', isFinal: true }
    const [first, second] = await Promise.all([send(body), send(body)])
    expect([first.order, second.order]).toEqual([first.order, first.order])
    const page = await readOrderPage(content.payload, first.order)
    expect(page).toMatchObject({
      state: 'confirmed',
      method: 'invoice',
      language: 'de',
      total: 98_490,
      lines: [{ sku: 'CHAIR-OAK', quantity: 2 }],
      history: [{ kind: 'placed', who: 'shop' }],
    })
    expect(await stockOf('CHAIR-OAK')).toBe(2)
    const mails = await runSql(content.payload, sql`select subject from deliveries where recipient = ${RUTH.email}`)
    expect(mails).toEqual([{ subject: expect.stringContaining('Ihre Bestellung') }])
  })

  it('has the total of the server, whatever is sent, and no more pieces than there are', async () => {
    const fields = { ...RUTH, key: 'b'.repeat(32) }
    const cheap = await send({ lines, fields: { ...fields, total: '1' }, isFinal: true })
    expect(cheap.refusals).toEqual([expect.stringContaining('€984.90')])
    const many = await send({
      lines: [{ sku: 'CHAIR-OAK', quantity: 3 }],
      fields: { ...fields, total: '147000' },
      isFinal: true,
    })
    expect(many.refusals).toEqual([expect.stringContaining('only 2 are left')])
    for (const method of ['mollie', '__proto__']) {
      const { problems } = await send({ lines, fields: { ...fields, method, total: '98490' }, isFinal: true })
      expect(Object.keys(problems)).toEqual(['method'])
    }
    expect(await send({ lines: [{ sku: 'X'.repeat(9_000), quantity: 1e9 }], fields: 5 })).toMatchObject({ status: 200 })
  })

  it('is for those who may change orders, on pages of the site', async () => {
    const url = '/api/shop-orders/by-hand'
    expect((await send({ lines, fields: RUTH }, 'author')).status).toBe(403)
    expect((await send({ lines, fields: RUTH }, 'nobody')).status).toBeGreaterThanOrEqual(401)
    const elsewhere = { ...headersOf('shop'), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await app.inject({ method: 'POST', url, headers: elsewhere, payload: {} })).statusCode).toBe(403)
  })
})
