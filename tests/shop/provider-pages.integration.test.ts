import { createUntyped, updateGlobalUntyped } from '@vitrine/content/queries'
import { featureStates } from '@vitrine/kit/core'
import { createShop, type OpenShop } from '@vitrine/shop/server'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyingPlaceAt } from '../../packages/shop/src/core/addresses.ts'
import { orderState } from '../../packages/shop/src/core/buying/order-screen.ts'
import { currencyOf } from '../../packages/shop/src/core/currency-code.ts'
import { visitShop } from '../../packages/shop/src/server/buying/visit-shop.ts'
import { callRoutes } from '../../packages/shop/src/server/payments/call-routes.ts'
import {
  readCoupons,
  readInvoiceSettings,
  readLegalPaths,
  readPaymentChoices,
  readShopRules,
} from '../../packages/shop/src/server/shop-rules.ts'
import type { TestContent } from '../support/content.ts'
import {
  mollieNetwork,
  PAYMENT_KEYS,
  type PaymentNetwork,
  payPalNetwork,
  stripeNetwork,
} from '../support/providers/payment-network.ts'
import { openShopContent } from '../support/shop-content.ts'
import { SELLING } from '../support/shop-rules.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const SITE = 'https://halden.example'

let content: TestContent
let openShop: OpenShop
const failed: unknown[] = []

beforeAll(async () => {
  content = await openShopContent()
  const { payload } = content
  const rules = { ...SELLING, stripe: { isOffered: true }, paypal: { isOffered: true }, mollie: { isOffered: true } }
  await updateGlobalUntyped(payload, { slug: 'shop-rules', data: rules, locale: 'en' })
  const lamp = { title: 'Lamp', price: 240, sku: 'LAMP', _status: 'published' }
  await createUntyped(payload, { collection: 'products', data: lamp, locale: 'en' })
  openShop = createShop({
    payload,
    siteUrl: SITE,
    mailFrom: 'shop@halden.example',
    keys: PAYMENT_KEYS,
    owner: {
      rules: (locale) => readShopRules(payload, locale),
      couponsOf: (codes) => readCoupons(payload, codes),
      paymentChoices: (locale) => readPaymentChoices(payload, locale),
      legalPaths: (locale) => readLegalPaths(payload, locale),
      invoiceSettings: () => readInvoiceSettings(payload),
    },
    language: 'en',
    addressOf: (path) => path,
    now: () => NOW,
    onQueued: () => undefined,
    onError: (error) => failed.push(error),
  })
})

afterAll(() => content.close())
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['stripe', stripeNetwork],
  ['paypal', payPalNetwork],
  ['mollie', mollieNetwork],
] as const)('the page of %s', (name, open) => {
  let network: PaymentNetwork
  let app: FastifyInstance

  beforeEach(async () => {
    network = open()
    vi.stubGlobal('fetch', network.fetch)
    app = await pagesOfShop()
  })
  afterEach(() => app.close())

  /** The pages on which somebody buys, and the addresses that providers call; a page is what it says of its order. */
  const pagesOfShop = async () => {
    const pages = Fastify()
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const visit = visitShop(
      {
        payload: content.payload,
        openShop,
        posts: {
          read: async ({ body, ip }) => ({
            ok: true,
            fields: new Map(new URLSearchParams(String(body))),
            remoteAddress: ip,
            userAgent: '',
          }),
          isTooMany: async () => false,
        },
        members: undefined,
        siteUrl: SITE,
        settings: async () => ({
          currency: currencyOf('EUR'),
          addresses: { shop: '/shop/', cart: '/cart/', checkout: '/checkout/' },
          timeZone: 'UTC',
          links: {},
        }),
        now: () => NOW,
        sendPage: async (_request, reply, _address, { status, states = [] }) =>
          reply.code(status ?? 200).send(orderState.of({ features: featureStates(states) }).screen ?? {}),
        refuse: async (_request, reply, status) => reply.code(status).send({}),
      },
      async (path) => buyingPlaceAt(path, {}),
    )
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const [path = ''] = request.url.split('?')
      return (await visit(request, reply, { path, locale: 'en', address: path })) ?? reply.code(404).send({})
    }
    pages.get('/*', answer)
    pages.post('/order/*', answer)
    pages.post('/checkout/', answer)
    await callRoutes(pages, { openShop, isTooMany: async () => false, now: () => NOW })
    return pages
  }
  const get = (url: string) => app.inject({ method: 'GET', url })
  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: '__Host-vitrine-cart=LAMP*1~~~' },
      payload: new URLSearchParams(fields).toString(),
    })
  const call = () => {
    const { headers, payload } = network.call(NOW)
    return app.inject({ method: 'POST', url: `/api/shop/payments/${name}`, headers, payload })
  }
  /** Orders a lamp. @returns The address that the button leads to. */
  const order = async () => {
    const answer = await post('/checkout/', {
      action: 'order',
      email: 'ruth@example.org',
      'invoice-name': 'Ruth',
      'invoice-street': 'Weg 1',
      'invoice-postcode': '10115',
      'invoice-city': 'Berlin',
      'invoice-country': 'DE',
      method: name,
      total: '24490',
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/order\/.*\?pay=1$/)])
    return String(answer.headers.location)
  }
  const stateAt = async (page: string) => (await get(page)).json().state?.label
  const newest = () => network.payments.at(-1)
  const buyerDoes = (deed: 'paid' | 'failed') => {
    const payment = newest()
    if (payment) payment.deed = deed
  }

  it('is led to, paid, and come back from to an order that is paid', async () => {
    const led = await order()
    const leading = await get(led)
    expect(leading.headers.refresh).toBe(`0; url=${newest()?.address}`)
    expect(leading.json()).toMatchObject({ leadsTo: newest()?.address, canPay: true })
    buyerDoes('paid')
    const [page = ''] = led.split('?')
    expect((await get(page)).json()).toMatchObject({ state: { label: 'Paid' }, canPay: false })
    // A reload, and the call that comes late, change nothing.
    expect([(await call()).statusCode, await stateAt(page), await stateAt(led)]).toEqual([200, 'Paid', 'Paid'])
    expect((await get(led)).headers.refresh).toBeUndefined()
  })

  it('may call before the buyer comes back', async () => {
    const [page = ''] = (await order()).split('?')
    buyerDoes('paid')
    expect((await call()).statusCode).toBe(200)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Nobody is asked for what is known.')
    })
    expect(await stateAt(page)).toBe('Paid')
    expect(failed.splice(0)).toEqual([])
  })

  it('is left without paying; by the address of the order it is paid later', async () => {
    const [page = ''] = (await order()).split('?')
    const first = newest()?.address
    expect((await get(page)).json()).toMatchObject({ state: { label: 'Waiting for payment' }, canPay: true })
    const again = await post(page, {})
    expect([again.statusCode, again.headers.location]).toEqual([303, `${page}?pay=1`])
    // It is the same payment: nobody pays twice by two tabs.
    expect((await get(`${page}?pay=1`)).headers.refresh).toBe(`0; url=${first}`)
    expect(network.payments).toHaveLength(1)
    buyerDoes('paid')
    expect(await stateAt(page)).toBe('Paid')
    // A button of a page that was open still leads back to the order.
    expect((await post(page, {})).headers.location).toBe(page)
  })

  it.skipIf(name === 'stripe')('of a payment that failed gives way to a new one', async () => {
    const [page = ''] = (await order()).split('?')
    const first = newest()?.address
    buyerDoes('failed')
    expect((await get(page)).json().now[0]).toBe('The payment did not succeed. Nothing was charged. You can try again.')
    await post(page, {})
    const second = newest()?.address
    expect([network.payments.length, second === first]).toEqual([2, false])
    expect((await get(`${page}?pay=1`)).headers.refresh).toBe(`0; url=${second}`)
    buyerDoes('paid')
    expect(await stateAt(page)).toBe('Paid')
  })

  it('that cannot be reached loses no order: it can be paid in a while', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
    const answer = await post('/checkout/', {
      action: 'order',
      email: 'noor@example.org',
      'invoice-name': 'Noor',
      'invoice-street': 'Weg 1',
      'invoice-postcode': '10115',
      'invoice-city': 'Berlin',
      'invoice-country': 'DE',
      method: name,
      total: '24490',
    })
    const page = String(answer.headers.location)
    expect(page).toMatch(/^\/order\/[\w-]{32}\/$/)
    const refused = await post(page, {})
    expect([refused.statusCode, refused.json().now[0]]).toEqual([
      503,
      'The payment page cannot be reached at the moment. Your order is kept; please try again in a few minutes.',
    ])
    vi.stubGlobal('fetch', network.fetch)
    expect((await post(page, {})).headers.location).toBe(`${page}?pay=1`)
    expect(failed.splice(0).length).toBeGreaterThan(0)
  })
})
