import type { Role } from '@vitrine/content/core'
import { orderRoutes, placeOrder, type ShopContext } from '@vitrine/shop/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, askPath, signIn, uploadFile } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { orderShop, paperProvider, wishFor } from '../support/order-shop.ts'
import { startPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'
import { stockShop } from '../support/stock-shop.ts'

type Who = Role | 'visitor'

const ACCOUNTS: readonly Role[] = ['administrator', 'editor', 'shop', 'designer', 'author', 'contributor', 'inbox']
const EVERYBODY: readonly Who[] = [...ACCOUNTS, 'visitor']
/** Who looks after a shop. */
const OWNERS: readonly Who[] = ['administrator', 'editor', 'shop']
/** Who writes products as other documents. */
const WRITERS: readonly Who[] = [...OWNERS, 'designer', 'author']
const READERS: readonly Who[] = [...WRITERS, 'contributor']
const NOBODY: readonly Who[] = []

const SITE = 'https://halden.example'

const NOW = new Date('2026-11-26T10:00:00Z')

let content: TestContent
let shop: ShopContext
let app: FastifyInstance
let made = 0
const tokens = new Map<Who, string>()

beforeAll(async () => {
  content = await openShopContent()
  for (const role of ACCOUNTS) tokens.set(role, await signIn(content, role))
  shop = orderShop(content.payload, paperProvider())
  await stockShop(content.payload, { chair: 1_000 }, NOW)
  app = Fastify()
  await orderRoutes(app, {
    payload: content.payload,
    siteUrl: SITE,
    openShop: async () => shop,
    now: () => NOW,
    roleOf: async ({ headers }) => ACCOUNTS.find((role) => headers.authorization === `JWT ${tokens.get(role)}`),
  })
})

afterAll(async () => {
  await app.close()
  await content.close()
})

const tokenOf = (who: Who) => tokens.get(who) ?? ''
const next = () => {
  made += 1
  return made
}

/** True if an answer gives what was asked for. */
async function isDone(who: Who, ...request: Parameters<typeof askJson>[1]): Promise<boolean> {
  const { status, body } = await askJson(content, request, tokenOf(who))
  if (status >= 500) throw new Error(`${request.join(' ')} as ${who}: ${JSON.stringify(body)}`)
  const isEmpty = (Array.isArray(body.docs) && body.docs.length === 0) || body.totalDocs === 0
  return status < 300 && !isEmpty && !body.errors?.length
}

async function make(slug: string, data: object, query = ''): Promise<number> {
  const { status, body } = await askJson(content, ['POST', `/${slug}${query}`, data], tokenOf('administrator'))
  expect([slug, status, body.errors]).toEqual([slug, 201, undefined])
  return body.doc.id
}

const product = () => make('products', { title: `Chair ${next()}`, price: 10, _status: 'published' })
const draft = () => make('products', { title: `Draft ${next()}` }, '?draft=true')
const coupon = () => make('coupons', { code: `C${next()}`, effect: 'percent', percent: 10 })
const brand = () => make('product-brands', { title: `B ${next()}` })
const upload = async (who: Who, path = '/shop-files') => {
  const body = new FormData()
  body.append('file', new Blob(['plan']), `plan-${next()}.txt`)
  return (await askPath(content, path, { method: 'POST', body }, tokenOf(who))).status === 201
}
const file = async () => {
  await upload('administrator')
  const { body } = await askJson(content, ['GET', '/shop-files?sort=-id&limit=1'], tokenOf('administrator'))
  return Number(body.docs[0].id)
}
async function order(): Promise<number> {
  const placed = await placeOrder(shop, wishFor({ method: 'invoice', email: `b${next()}@example.org` }), NOW)
  if (!placed.ok) throw new Error('Refused.')
  return placed.order.id
}
const act = async (who: Who, id: number, what: object) => {
  const signed = tokens.has(who) ? { authorization: `JWT ${tokenOf(who)}` } : {}
  const headers = { origin: SITE, ...signed }
  const request = { method: 'POST', url: `/api/shop-orders/${id}/acts`, headers, payload: what } as const
  return (await app.inject(request)).statusCode === 200
}
const gets = (path: (id: number) => string) => async (who: Who, id: number) =>
  (await askPath(content, path(id), {}, tokenOf(who))).status === 200

interface Operation {
  readonly of?: () => Promise<number>
  readonly does: (who: Who, id: number) => Promise<boolean>
  readonly by: readonly Who[]
}

const one = (method: string, path: (id: number) => string, body?: object): Operation['does'] => {
  return (who, id) => isDone(who, method, path(id), ...(body ? [body] : []))
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'a published product: read': { of: product, does: one('GET', (id) => `/products/${id}`), by: EVERYBODY },
  'a draft of a product: read': { of: draft, does: one('GET', (id) => `/products/${id}?draft=true`), by: READERS },
  'a product: create a draft': {
    does: (who) => isDone(who, 'POST', '/products?draft=true', { title: `P ${next()}` }),
    by: WRITERS,
  },
  'a product: publish': {
    does: (who) => isDone(who, 'POST', '/products', { title: `P ${next()}`, price: 1, _status: 'published' }),
    by: OWNERS,
  },
  'a product: change its price': {
    of: product,
    does: one('PATCH', (id) => `/products/${id}`, { price: 11 }),
    by: OWNERS,
  },
  'a product: delete': { of: product, does: one('DELETE', (id) => `/products/${id}`), by: OWNERS },
  'a product: the history of its stock': { of: product, does: gets((id) => `/products/${id}/stock`), by: READERS },
  'products as a file: export': { does: gets(() => '/products/file'), by: READERS },
  'a brand: create': { does: (who) => isDone(who, 'POST', '/product-brands', { title: `B ${next()}` }), by: OWNERS },
  'a brand: change': {
    of: brand,
    does: (who, id) => isDone(who, 'PATCH', `/product-brands/${id}`, { title: `B ${next()}` }),
    by: OWNERS,
  },
  'a coupon: read': { of: coupon, does: one('GET', (id) => `/coupons/${id}`), by: OWNERS },
  'a coupon: change': { of: coupon, does: one('PATCH', (id) => `/coupons/${id}`, { percent: 20 }), by: OWNERS },
  'a file to download: upload': { does: (who) => upload(who), by: OWNERS },
  'a file to download: read': { of: file, does: one('GET', (id) => `/shop-files/${id}`), by: OWNERS },
  'a file to download: its content': {
    of: file,
    does: async (who, id) => {
      const { filename } = await content.payload.findByID({ collection: 'shop-files', id })
      return gets(() => `/shop-files/file/${filename}`)(who, id)
    },
    by: OWNERS,
  },
  'a file to download: delete': { of: file, does: one('DELETE', (id) => `/shop-files/${id}`), by: OWNERS },
  'orders: list': { of: order, does: one('GET', () => '/shop-orders'), by: OWNERS },
  'an order: its page': { of: order, does: gets((id) => `/shop-orders/${id}/page`), by: OWNERS },
  'an order: mark as sent': {
    of: order,
    does: (who, id) => act(who, id, { act: 'sent', carrier: '', tracking: '' }),
    by: OWNERS,
  },
  'an order: note': { of: order, does: (who, id) => act(who, id, { act: 'note', text: 'Ring twice' }), by: OWNERS },
  'an order: change its row': { of: order, does: one('PATCH', (id) => `/shop-orders/${id}`, { total: 0 }), by: NOBODY },
  'an order: create a row': { does: one('POST', () => '/shop-orders', { number: 1 }), by: NOBODY },
  'orders of a person: export': { does: gets(() => '/shop-orders/by-email?email=a@example.org'), by: OWNERS },
  'orders of a person: erase': {
    does: one('POST', () => '/shop-orders/erase', { email: 'a@example.org' }),
    by: OWNERS,
  },
  'orders: bookkeeping': {
    does: gets(() => '/shop-orders/bookkeeping?from=2026-01-01&to=2026-12-31&form=csv'),
    by: OWNERS,
  },
  'lines of orders: read': { of: order, does: one('GET', () => '/shop-order-lines'), by: NOBODY },
  'downloads of orders: read': { does: one('GET', () => '/shop-downloads'), by: NOBODY },
  'invoices: read': { does: one('GET', () => '/shop-invoices'), by: NOBODY },
  'the rules of the shop: read': { does: one('GET', () => '/globals/shop-rules'), by: OWNERS },
  'the rules of the shop: change': { does: one('POST', () => '/globals/shop-rules', { country: 'DE' }), by: OWNERS },
  'the settings of the shop: change': { does: one('POST', () => '/globals/shop-settings', { count: 12 }), by: OWNERS },
}

/** Of the site, with a shop or without: somebody who looks after the shop does nothing of it. */
const OF_THE_SITE: Readonly<Record<string, Operation['does']>> = {
  'write a page': one('POST', () => '/pages?draft=true', { title: 'Own', layout: [] }),
  'read drafts of pages': async (who, id) => isDone(who, 'GET', `/pages/${id}?draft=true`),
  'publish a page': async (who, id) => isDone(who, 'PATCH', `/pages/${id}`, { title: 'Other' }),
  'write a post': one('POST', () => '/posts?draft=true', { title: 'Own' }),
  'make a menu': one('POST', () => '/menus', { name: 'Own' }),
  'change the theme': one('POST', () => '/globals/theme', {}),
  'change the settings of the site': one('POST', () => '/globals/site', { name: 'Other' }),
  'read messages': one('GET', () => '/submissions/colleagues'),
  'see accounts of others': one('GET', () => '/users?where[role][equals]=editor'),
  'see the table of rights': one('GET', () => '/globals/rights'),
  'make a redirect': one('POST', () => '/redirects', { from: '/old/', to: '/new/' }),
}

describe('the shop and the roles as they begin, and visitors', () => {
  it.each(Object.entries(OPERATIONS))('%s', async (_, { of = async () => 0, does, by }) => {
    let id = await of()
    const may: Who[] = []
    for (const who of EVERYBODY) {
      if (!(await does(who, id))) continue
      may.push(who)
      id = await of()
    }
    expect(may).toEqual(by)
  })
})

describe('who looks after the shop', () => {
  it.each(Object.entries(OF_THE_SITE))('does not %s', async (_, does) => {
    const page = await make('pages', { title: `Page ${next()}`, layout: [] }, '?draft=true')
    expect(await does('shop', page)).toBe(false)
    expect(await does('administrator', page)).toBe(true)
  })

  it('uploads images for products', async () =>
    expect((await uploadFile(content, [`file-${next()}.vtt`, 'WEBVTT\n'], tokenOf('shop'))).status).toBe(201))

  it('is made by administrators alone', async () => {
    const account = () => ({
      name: 'N',
      email: `n${next()}@example.com`,
      role: 'shop',
      password: 'correct horse battery',
    })
    expect(await isDone('shop', 'POST', '/users', account())).toBe(false)
    expect(await isDone('administrator', 'POST', '/users', account())).toBe(true)
  })

  it('is a role on PostgreSQL, too', async () => {
    const postgres = await startPostgres()
    const other = await openShopContent(await postgres.createDatabase('shop-role', { migrated: false }))
    await signIn(other, 'administrator')
    const token = await signIn(other, 'shop')
    const { status } = await askJson(
      other,
      ['POST', '/coupons', { code: 'ONE', effect: 'percent', percent: 10 }],
      token,
    )
    expect(status).toBe(201)
    await other.close()
    await postgres.stop()
  })
})
