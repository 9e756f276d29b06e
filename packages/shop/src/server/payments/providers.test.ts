import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { amountOf } from '../../core/money/amount.ts'
import { type Currency, parseCurrency } from '../../core/money/currency.ts'
import { mollieProvider } from './mollie.ts'
import type { NewPayment, NewRefund, PaymentProvider, ProviderCall } from './payment-provider.ts'
import { payPalProvider } from './paypal.ts'
import { stripeProvider } from './stripe.ts'

const NOW = new Date('2026-11-26T10:00:00Z')

function currency(code: string): Currency {
  const parsed = parseCurrency(code)
  if (!parsed) throw new Error(`${code} is no currency.`)
  return parsed
}

const PAYMENT: NewPayment = {
  key: 'key-1',
  amount: amountOf(1_490),
  currency: currency('EUR'),
  description: 'Halden 1',
  email: 'ruth@example.org',
  language: 'en',
  returnTo: 'https://halden.example/order/secret/',
  callAt: 'https://halden.example/shop/calls/x',
  endsAt: new Date('2026-11-26T10:30:00Z'),
}

const REFUND: NewRefund = {
  key: 'refund-1',
  payment: '',
  amount: amountOf(490),
  currency: currency('EUR'),
  description: 'Halden 1',
}

/** A refund as it was asked for: amounts as the provider writes them. */
interface TakenRefund {
  readonly key: string
  readonly amount: string
  readonly currency: string
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
}

/** An answer that refuses what was asked. */
class Refusal {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

/** Stands in for a provider at the network: answers by method and path, the others with 404. */
function network(
  hosts: readonly string[],
  answers: Readonly<Record<string, (asked: Asked) => object | Refusal | undefined>>,
) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input)
    if (!hosts.includes(url.origin)) throw new TypeError(`${url.origin} is not the provider.`)
    const request = {
      method: init.method ?? 'GET',
      path: url.pathname,
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
    }
    asked.push(request)
    const answer = answers[`${request.method} ${request.path}`]?.(request)
    if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.status })
    return answer ? Response.json(answer) : Response.json({ error: 'no such thing' }, { status: 404 })
  })
  return asked
}

/** Refunds on the side of a provider, which says in its own way what became of them. */
function refundSide<State>(states: Readonly<Record<'pending' | 'done' | 'refused', State>>, refusal: object) {
  const taken: (TakenRefund & { state: State })[] = []
  const side = {
    taken,
    mode: 'takes' as FakeSide['refunding'],
    /** Takes a refund, and answers in the way of the provider. */
    take(refund: TakenRefund, shown: (state: State, place: number) => object): object | Refusal | undefined {
      if (side.mode === 'refuses') return new Refusal(422, refusal)
      if (side.mode === 'is too busy') return new Refusal(429, {})
      if (side.mode === 'is down') return new Refusal(503, {})
      taken.push({ ...refund, state: states.pending })
      return shown(states.pending, taken.length)
    },
    become(state: 'pending' | 'done' | 'refused') {
      const newest = taken.at(-1)
      if (newest) newest.state = states[state]
    },
  }
  return side
}

/** State on the provider's side, as the conformance test sets it. */
interface FakeSide {
  readonly provider: PaymentProvider
  readonly ref: string
  readonly asked: readonly Asked[]
  /** Name of the header in which the provider reads that two requests are one. */
  readonly onceHeader: string
  become(
    state: 'open' | 'failed' | 'paid' | 'ended' | 'down',
    paid?: { readonly units: number; readonly currency: string },
  ): void
  /** Refunds that the provider has taken, the oldest first. */
  readonly refunds: readonly TakenRefund[]
  /** Way in which it answers requests for refunds. */
  refunding: 'takes' | 'refuses' | 'is too busy' | 'is down'
  /** Changes the newest refund. */
  becomeRefund(state: 'pending' | 'done' | 'refused'): void
  /** A call about the newest refund. */
  refundCall(): ProviderCall
  /** A call as the provider makes it, and one whose signature is wrong, where it signs. */
  call(): ProviderCall
  forged?(): ProviderCall
}

function stripeSide(): FakeSide {
  const secret = 'whsec_test'
  let session: object | undefined = {}
  const open = {
    id: 'cs_1',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
    client_reference_id: 'key-1',
    currency: 'eur',
    amount_total: 1_490,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: 'pi_1',
  }
  session = open
  const refunds = refundSide(
    { pending: 'pending', done: 'succeeded', refused: 'failed' },
    { error: { code: 'charge_already_refunded', message: 'The charge has already been refunded.' } },
  )
  const shownRefund = (status: string, place: number) => ({
    object: 'refund',
    id: `re_${place}`,
    status,
    metadata: { key: refunds.taken[place - 1]?.key },
    ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  })
  const asked = network(['https://api.stripe.com'], {
    'GET /v1/refunds': () => ({ data: refunds.taken.map(({ state }, index) => shownRefund(state, index + 1)) }),
    'POST /v1/refunds': ({ body }) => {
      const fields = new URLSearchParams(body)
      if (fields.get('payment_intent') !== 'pi_1') return undefined
      const [key, amount] = [fields.get('metadata[key]') ?? '', fields.get('amount') ?? '']
      return refunds.take({ key, amount, currency: 'EUR' }, shownRefund)
    },
    'GET /v1/refunds/re_1': () => shownRefund(refunds.taken[0]?.state ?? '', 1),
    'POST /v1/checkout/sessions': () => session,
    'GET /v1/checkout/sessions/cs_1': () => session,
    'POST /v1/checkout/sessions/cs_1/expire': () => {
      session = { ...open, status: 'expired' }
      return session
    },
  })
  const event = Buffer.from(
    JSON.stringify({
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', id: 'cs_1' } },
    }),
  )
  const signed = (key: string, body = event, seconds = NOW.getTime() / 1_000) => ({
    headers: {
      'stripe-signature': `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')}`,
    },
    body,
    now: NOW,
  })
  return {
    provider: stripeProvider({ secretKey: 'sk_test', webhookSecret: secret }),
    ref: 'cs_1',
    asked,
    onceHeader: 'idempotency-key',
    become(state, paid = { units: 1_490, currency: 'EUR' }) {
      if (state === 'down') session = undefined
      else if (state === 'ended') session = { ...open, status: 'expired' }
      else if (state === 'paid') {
        session = {
          ...open,
          status: 'complete',
          payment_status: 'paid',
          amount_total: paid.units,
          currency: paid.currency.toLowerCase(),
        }
      } else session = open
    },
    refunds: refunds.taken,
    get refunding() {
      return refunds.mode
    },
    set refunding(mode) {
      refunds.mode = mode
    },
    becomeRefund: refunds.become,
    refundCall: () =>
      signed(secret, Buffer.from(JSON.stringify({ data: { object: { object: 'refund', id: 're_1' } } }))),
    call: () => signed(secret),
    forged: () => signed('whsec_other'),
  }
}

function mollieSide(): FakeSide {
  const payment = (status: string, value = '14.90', code = 'EUR') => ({
    id: 'tr_1',
    status,
    isCancelable: status === 'open',
    amount: { value, currency: code },
    metadata: { key: 'key-1' },
    _links: { checkout: { href: 'https://www.mollie.com/checkout/tr_1' } },
  })
  let current: object | undefined = payment('open')
  const refunds = refundSide(
    { pending: 'queued', done: 'refunded', refused: 'failed' },
    { status: 422, title: 'Unprocessable Entity', detail: 'The amount is higher than the maximum' },
  )
  const shownRefund = (status: string, place: number) => ({
    id: `re_${place}`,
    status,
    metadata: { key: refunds.taken[place - 1]?.key },
  })
  const asked = network(['https://api.mollie.com'], {
    'GET /v2/payments/tr_1/refunds': () => ({
      _embedded: { refunds: refunds.taken.map(({ state }, index) => shownRefund(state, index + 1)) },
    }),
    'POST /v2/payments/tr_1/refunds': ({ body }) => {
      const { amount, metadata } = JSON.parse(body)
      return refunds.take({ key: metadata.key, amount: amount.value, currency: amount.currency }, shownRefund)
    },
    'GET /v2/payments/tr_1/refunds/re_1': () => shownRefund(refunds.taken[0]?.state ?? '', 1),
    'POST /v2/payments': () => current,
    'GET /v2/payments/tr_1': () => current,
    'DELETE /v2/payments/tr_1': () => {
      current = payment('expired')
      return current
    },
  })
  const states = { open: 'open', failed: 'failed', paid: 'paid', ended: 'expired' }
  return {
    provider: mollieProvider({ apiKey: 'test_key' }),
    ref: 'tr_1',
    asked,
    onceHeader: 'idempotency-key',
    become(state, paid = { units: 1_490, currency: 'EUR' }) {
      current = state === 'down' ? undefined : payment(states[state], (paid.units / 100).toFixed(2), paid.currency)
    },
    refunds: refunds.taken,
    get refunding() {
      return refunds.mode
    },
    set refunding(mode) {
      refunds.mode = mode
    },
    becomeRefund: refunds.become,
    refundCall: () => ({ headers: {}, body: Buffer.from('id=tr_1'), now: NOW }),
    call: () => ({ headers: {}, body: Buffer.from('id=tr_1'), now: NOW }),
  }
}

function payPalSide(): FakeSide {
  const refunds = refundSide(
    { pending: 'PENDING', done: 'COMPLETED', refused: 'FAILED' },
    { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CAPTURE_FULLY_REFUNDED', description: 'Refunded already.' }] },
  )
  const shownRefund = (status: string, place: number) => ({
    id: `RE${place}`,
    status,
    custom_id: refunds.taken[place - 1]?.key,
    ...(status === 'FAILED' && { status_details: { reason: 'ECHECK' } }),
  })
  const order = (status: string, captures: readonly object[] = []) => ({
    id: 'ORDER1',
    status,
    links: [{ rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=ORDER1' }],
    get purchase_units() {
      const shown = refunds.taken.map(({ state }, index) => shownRefund(state, index + 1))
      return [{ custom_id: 'key-1', payments: { captures, refunds: shown } }]
    },
  })
  const capture = (status: string, value = '14.90', code = 'EUR') => ({
    id: 'CAP1',
    status,
    amount: { value, currency_code: code },
  })
  let current: object | undefined = order('PAYER_ACTION_REQUIRED')
  let captured = order('COMPLETED', [capture('COMPLETED')])
  const asked = network(['https://api-m.sandbox.paypal.com'], {
    'POST /v1/oauth2/token': () => ({ access_token: 'token', expires_in: 32_400 }),
    'POST /v2/checkout/orders': () => current,
    'GET /v2/checkout/orders/ORDER1': () => current,
    'POST /v2/checkout/orders/ORDER1/capture': () => {
      current = captured
      return current
    },
    'POST /v2/payments/captures/CAP1/refund': ({ body }) => {
      const { amount, custom_id } = JSON.parse(body)
      return refunds.take({ key: custom_id, amount: amount.value, currency: amount.currency_code }, shownRefund)
    },
    'GET /v2/payments/refunds/RE1': () => shownRefund(refunds.taken[0]?.state ?? '', 1),
    'POST /v1/notifications/verify-webhook-signature': ({ body }) => ({
      verification_status:
        JSON.parse(body).transmission_sig === 'right' && JSON.parse(body).webhook_id === 'WH1' ? 'SUCCESS' : 'FAILURE',
    }),
  })
  const event = Buffer.from(JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER1' } }))
  const signed = (signature: string, body = event) => ({
    headers: { 'paypal-transmission-sig': signature },
    body,
    now: NOW,
  })
  return {
    provider: payPalProvider({ clientId: 'id', clientSecret: 'secret', webhookId: 'WH1', mode: 'sandbox' }),
    ref: 'ORDER1',
    asked,
    onceHeader: 'paypal-request-id',
    become(state, paid = { units: 1_490, currency: 'EUR' }) {
      captured = order('COMPLETED', [capture('COMPLETED', (paid.units / 100).toFixed(2), paid.currency)])
      const states = {
        open: order('CREATED'),
        failed: order('COMPLETED', [capture('DECLINED')]),
        paid: order('APPROVED'),
        ended: order('VOIDED'),
        down: undefined,
      }
      current = states[state]
    },
    refunds: refunds.taken,
    get refunding() {
      return refunds.mode
    },
    set refunding(mode) {
      refunds.mode = mode
    },
    becomeRefund: refunds.become,
    refundCall: () =>
      signed('right', Buffer.from(JSON.stringify({ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'RE1' } }))),
    call: () => signed('right'),
    forged: () => signed('wrong'),
  }
}

describe.each([
  ['stripe', stripeSide],
  ['mollie', mollieSide],
  ['paypal', payPalSide],
] as const)('payments at %s', (name, open) => {
  let side: FakeSide

  beforeEach(() => {
    side = open()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const read = (takes = true) => side.provider.read(side.ref, { takes })

  it('begin with a name of ours, by which two requests are one, and lead to a page', async () => {
    const { ref, address } = await side.provider.begin(PAYMENT)
    expect(ref).toBe(side.ref)
    expect(new URL(address).protocol).toBe('https:')
    const begun = side.asked.filter(({ headers }) => headers.get(side.onceHeader) === 'key-1')
    expect(begun).toHaveLength(1)
    expect(begun[0]?.body).toMatch(/14\.90|unit_amount%5D=1490/)
    expect(begun[0]?.body).toContain('key-1')
  })
  it('are read as they are, with the name of ours', async () => {
    expect(await read()).toEqual({ state: 'open', key: 'key-1' })
    side.become('ended')
    expect(await read()).toEqual({ state: 'ended', key: 'key-1' })
  })
  it('that are paid are read with the money that came, whatever was asked for', async () => {
    side.become('paid')
    expect(await read()).toEqual({ state: 'paid', key: 'key-1', paid: { amount: 1_490, currency: 'EUR' } })
    expect(await read()).toMatchObject({ state: 'paid' })
    side.become('paid', { units: 1, currency: 'USD' })
    expect(await read()).toMatchObject({ paid: { amount: 1, currency: 'USD' } })
  })
  it('that the provider does not answer for are an error, and nobody takes them for unpaid', async () => {
    side.become('down')
    await expect(read()).rejects.toThrow('did not answer')
    await expect(side.provider.begin(PAYMENT)).rejects.toThrow()
  })
  it('of calls are read by their name alone', async () => {
    expect(await side.provider.readCall(side.call())).toEqual({ ok: true, ref: side.ref })
  })
  it('of calls that name none, or are no calls at all, are none', async () => {
    for (const body of ['', '{}', '[]', 'null', '{"data":7}', 'id=../../etc', '\u0000']) {
      const call = await side.provider.readCall({ headers: {}, body: Buffer.from(body), now: NOW })
      expect(call.ok ? call.ref : undefined).toBeUndefined()
    }
  })
  it.skipIf(name === 'mollie')('of calls with a wrong signature are not believed', async () => {
    expect(await side.provider.readCall(side.forged?.() ?? side.call())).toMatchObject({ ok: false })
  })
  it('end, so that nobody pays them any more', async () => {
    expect(await side.provider.end(side.ref)).toBe(true)
    // PayPal takes nothing by itself, and an order that has ended does not take it.
    expect(await read(false)).toMatchObject({ state: name === 'paypal' ? 'open' : 'ended' })
  })
})

describe.each([
  ['stripe', stripeSide, 're_1'],
  ['mollie', mollieSide, 're_1'],
  ['paypal', payPalSide, 'RE1'],
] as const)('refunds at %s', (name, open, ref) => {
  let side: FakeSide

  beforeEach(async () => {
    side = open()
    side.become('paid')
    await side.provider.read(side.ref, { takes: true })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const refund = (more: Partial<NewRefund> = {}) => side.provider.refund({ ...REFUND, payment: side.ref, ...more })
  const read = () => side.provider.readRefund(side.ref, ref)
  const written = (units: number, decimals: string) => (name === 'stripe' ? String(units) : decimals)

  it('are asked for with a name of ours, in the way of the provider', async () => {
    expect(await refund()).toEqual({ state: 'pending', ref })
    expect(side.refunds).toMatchObject([{ key: 'refund-1', amount: written(490, '4.90'), currency: 'EUR' }])
    const named = side.asked.filter(({ headers }) => headers.get(side.onceHeader) === 'refund-1')
    expect(named).toHaveLength(1)
  })
  it('of a part and of the rest are two', async () => {
    await refund()
    await refund({ key: 'refund-2', amount: amountOf(1_000) })
    expect(side.refunds.map(({ amount }) => amount)).toEqual([written(490, '4.90'), written(1_000, '10.00')])
  })
  it('that are asked for twice are one, however late', async () => {
    await refund()
    side.becomeRefund('done')
    expect(await refund()).toEqual({ state: 'done', ref })
    expect(side.refunds).toHaveLength(1)
  })
  it('are read as they are', async () => {
    await refund()
    expect(await read()).toEqual({ state: 'pending', ref })
    side.becomeRefund('done')
    expect(await read()).toEqual({ state: 'done', ref })
    side.becomeRefund('refused')
    expect(await read()).toEqual({ state: 'refused', ref, reason: expect.stringMatching(/\w/) })
  })
  it('that are refused have a reason to read', async () => {
    side.refunding = 'refuses'
    expect(await refund()).toEqual({ state: 'refused', reason: expect.stringMatching(/refunded|higher/i) })
  })
  it.each([
    'is too busy',
    'is down',
  ] as const)('are an error while the provider %s: nobody takes them for refused', async (mode) => {
    side.refunding = mode
    await expect(refund()).rejects.toThrow('did not answer')
  })
  it('of calls are read by their name alone', async () => {
    const named = name === 'mollie' ? { ref: 'tr_1' } : { ref: undefined, refund: ref }
    expect(await side.provider.readCall(side.refundCall())).toEqual({ ok: true, ...named })
  })
  it('of yens have no decimals', async () => {
    await refund({ amount: amountOf(490), currency: currency('JPY') })
    expect(side.refunds[0]?.amount).toBe('490')
  })
})

describe('a call of Stripe', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  it('is not believed when it is older than five minutes, or its body was changed', async () => {
    const side = stripeSide()
    const call = side.call()
    const late = new Date(NOW.getTime() + 301_000)
    expect(await side.provider.readCall({ ...call, now: late })).toMatchObject({ ok: false })
    expect(await side.provider.readCall({ ...call, body: Buffer.concat([call.body, Buffer.from(' ')]) })).toMatchObject(
      { ok: false },
    )
  })
})

describe('an order at PayPal', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  it('that was approved is captured while its order waits, once, and left alone after its end', async () => {
    const side = payPalSide()
    side.become('paid')
    expect(await side.provider.read('ORDER1', { takes: false })).toMatchObject({ state: 'open' })
    const captures = () => side.asked.filter(({ path }) => path.endsWith('/capture'))
    expect(captures()).toHaveLength(0)
    await side.provider.read('ORDER1', { takes: true })
    await side.provider.read('ORDER1', { takes: true })
    expect(captures().map(({ headers }) => headers.get('paypal-request-id'))).toEqual(['capture-ORDER1'])
  })
  it('whose capture was declined may be tried again', async () => {
    const side = payPalSide()
    side.become('failed')
    expect(await side.provider.read('ORDER1', { takes: true })).toMatchObject({ state: 'failed' })
  })
})

it('Stripe counts crowns of Iceland in hundredths', async () => {
  const side = stripeSide()
  await side.provider.begin({ ...PAYMENT, amount: amountOf(1_490), currency: currency('ISK') })
  expect(side.asked[0]?.body).toContain('unit_amount%5D=149000')
  side.become('paid', { units: 149_000, currency: 'ISK' })
  expect(await side.provider.read('cs_1', { takes: true })).toMatchObject({ paid: { amount: 1_490, currency: 'ISK' } })
  vi.unstubAllGlobals()
})
