import type { Role } from '@vitrine/content/core'
import { createUntyped, updateGlobalUntyped } from '@vitrine/content/queries'
import { documentRoutes, handOrderRoutes, orderRoutes } from '@vitrine/shop/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currencyOf } from '../../packages/shop/src/core/currency-code.ts'
import { downloadRoutes } from '../../packages/shop/src/server/downloads/download-routes.ts'
import { callRoutes } from '../../packages/shop/src/server/payments/call-routes.ts'
import { askApi, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { SHOP_API_ADDRESSES, SHOP_SITE_ADDRESSES } from '../support/hostile/addresses.ts'
import { drawRequest, titleOf } from '../support/hostile/hostile-request.ts'
import { requestOf } from '../support/hostile/request-of.ts'
import { openedShop } from '../support/opened-shop.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { openShopContent } from '../support/shop-content.ts'
import { storeShopFile } from '../support/shop-file.ts'
import { SELLING } from '../support/shop-rules.ts'

/** Requests of each property. */
const ROUNDS = 200

const ORIGIN = 'https://halden.example'
const KNOWN = { pages: ['/'], files: ['/media/a.jpg'] }
const ROLES = ['administrator', 'shop', 'author'] as const satisfies readonly Role[]

let content: TestContent
let app: FastifyInstance
const tokens = new Map<Role, string>()

beforeAll(async () => {
  content = await openShopContent()
  const { payload } = content
  // What is refused is logged as well, hundreds of times.
  payload.logger.level = 'silent'
  for (const role of ROLES) tokens.set(role, await signIn(content, role))
  await updateGlobalUntyped(payload, { slug: 'shop-rules', data: SELLING, locale: 'en' })
  const files = [await storeShopFile(payload, 'plan.pdf')]
  const plan = { title: 'Plan', kind: 'digital', price: 10, sku: 'PLAN', files, _status: 'published' }
  await createUntyped(payload, { collection: 'products', data: plan, locale: 'en' })
  const now = () => new Date('2026-11-26T10:00:00Z')
  const openShop = openedShop(payload, { now, onError: () => {} })
  const typefaces = async () => ({ display: [], text: [] })
  const isTooMany = async () => false
  const roleOf = async ({ headers }: { readonly headers: { readonly authorization?: string | undefined } }) =>
    ROLES.find((role) => headers.authorization === `JWT ${tokens.get(role)}`)
  app = Fastify()
  await documentRoutes(app, { payload, typefaces, isTooMany, now })
  await downloadRoutes(app, { payload, now })
  await callRoutes(app, { openShop, isTooMany, now })
  await orderRoutes(app, { payload, siteUrl: ORIGIN, openShop, now, roleOf })
  const currency = async () => currencyOf('EUR')
  await handOrderRoutes(app, { payload, siteUrl: ORIGIN, openShop, currency, now, roleOf })
})

afterAll(async () => {
  await app.close()
  await content.close()
})

it('nothing that is asked of the API of a shop is answered with 5xx', patience(), () =>
  inEachRound(ROUNDS, async ({ number, random }) => {
    const drawn = drawRequest(random, { addresses: SHOP_API_ADDRESSES, known: KNOWN, host: 'halden.example' })
    const request = requestOf(ORIGIN, drawn)
    if (!request) return
    const role = ROLES[number % ROLES.length] ?? 'author'
    const { status } = await askApi(content, request, tokens.get(role) ?? '')
    expect(status, `${role}: ${titleOf(drawn)}`).toBeLessThan(500)
  }),
)

it('nothing that is asked of the addresses of a shop on the site is answered with 5xx', patience(), () =>
  inEachRound(ROUNDS, async ({ number, random }) => {
    const drawn = drawRequest(random, { addresses: SHOP_SITE_ADDRESSES, known: KNOWN, host: 'halden.example' })
    const request = requestOf(ORIGIN, drawn)
    if (!request) return
    const token = tokens.get(ROLES[number % ROLES.length] ?? 'author')
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...(number % 4 > 0 && { authorization: `JWT ${token}` }) },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    // A provider that cannot be asked has its call come again.
    expect(answer.statusCode === 503 || answer.statusCode < 500, `${answer.body} ${titleOf(drawn)}`).toBe(true)
  }),
)
