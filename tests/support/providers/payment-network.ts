import { createHmac } from 'node:crypto'
import type { PaymentKeys } from '../../../packages/shop/src/server/payments/create-providers.ts'

/** Keys of the stand-ins. */
export const PAYMENT_KEYS: PaymentKeys = {
  stripe: { secretKey: 'sk_test', webhookSecret: 'whsec_test' },
  paypal: { clientId: 'id', clientSecret: 'secret', webhookId: 'WH1', mode: 'sandbox' },
  mollie: { apiKey: 'test_key' },
}

/** Deed of a buyer on the provider's page. */
type Deed = 'open' | 'failed' | 'paid'

/** A call as a provider makes it. */
interface Call {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}

/** A stand-in for a provider at the network. */
export interface PaymentNetwork {
  /** Takes the place of `fetch`. */
  readonly fetch: (address: string, request?: RequestInit) => Promise<Response>
  /** Payments that were begun, the newest last; the address is that of the page on which it is paid. */
  readonly payments: readonly { readonly address: string; deed: Deed }[]
  /** A call about the newest payment. */
  call(now: Date): Call
}

interface Begun {
  readonly key: string
  readonly amount: string
  readonly address: string
  deed: Deed
}

type Answer = (request: { readonly path: string; readonly body: string; readonly isNew: boolean }) => object | undefined

function network(payments: Begun[], call: PaymentNetwork['call'], answer: Answer): PaymentNetwork {
  return {
    payments,
    call,
    async fetch(address, { method = 'GET', body = '' } = {}) {
      const reply = answer({ path: new URL(address).pathname, body: String(body), isNew: method === 'POST' })
      return reply ? Response.json(reply) : Response.json({ error: 'no such thing' }, { status: 404 })
    },
  }
}

let networks = 0

/** Names of the payments of one network, which are those of no other: `3x1` is the first of the third. */
function namesOf(payments: readonly Begun[]) {
  networks += 1
  const series = networks
  return {
    nameOf: (payment: Begun) => `${series}x${payments.indexOf(payment) + 1}`,
    newest: () => `${series}x${payments.length}`,
    next: () => `${series}x${payments.length + 1}`,
    /** Payment that a path names. */
    find: (path: string) => payments[Number(/\dx(\d+)/.exec(path)?.[1] ?? 0) - 1],
  }
}

export function mollieNetwork(): PaymentNetwork {
  const payments: Begun[] = []
  const names = namesOf(payments)
  const shown = (payment: Begun) => ({
    id: `tr_${names.nameOf(payment)}`,
    status: payment.deed,
    amount: { currency: 'EUR', value: payment.amount },
    metadata: { key: payment.key },
    _links: { checkout: { href: payment.address } },
  })
  const call = () => ({ headers: {}, payload: `id=tr_${names.newest()}` })
  return network(payments, call, ({ path, body, isNew }) => {
    if (path.endsWith('/refunds')) return { _embedded: { refunds: [] } }
    if (isNew) {
      const { amount, metadata } = JSON.parse(body)
      const address = `https://www.mollie.com/checkout/${names.next()}`
      payments.push({ key: metadata.key, amount: amount.value, address, deed: 'open' })
    }
    const payment = isNew ? payments.at(-1) : names.find(path)
    return payment && shown(payment)
  })
}

export function stripeNetwork(): PaymentNetwork {
  const payments: Begun[] = []
  const names = namesOf(payments)
  const shown = (payment: Begun) => ({
    object: 'checkout.session',
    id: `cs_${names.nameOf(payment)}`,
    url: payment.address,
    client_reference_id: payment.key,
    currency: 'eur',
    amount_total: Number(payment.amount),
    status: payment.deed === 'paid' ? 'complete' : 'open',
    payment_status: payment.deed === 'paid' ? 'paid' : 'unpaid',
  })
  const call = (now: Date) => {
    const payload = JSON.stringify({ data: { object: { object: 'checkout.session', id: `cs_${names.newest()}` } } })
    const seconds = Math.floor(now.getTime() / 1_000)
    const signature = createHmac('sha256', 'whsec_test').update(`${seconds}.${payload}`).digest('hex')
    return { headers: { 'stripe-signature': `t=${seconds},v1=${signature}` }, payload }
  }
  return network(payments, call, ({ path, body, isNew }) => {
    if (isNew) {
      const fields = new URLSearchParams(body)
      payments.push({
        key: fields.get('client_reference_id') ?? '',
        amount: fields.get('line_items[0][price_data][unit_amount]') ?? '',
        address: `https://checkout.stripe.com/c/pay/cs_${names.next()}`,
        deed: 'open',
      })
    }
    const payment = isNew ? payments.at(-1) : names.find(path)
    return payment && shown(payment)
  })
}

export function payPalNetwork(): PaymentNetwork {
  const payments: Begun[] = []
  const names = namesOf(payments)
  const captured = new Set<Begun>()
  const statusOf = ({ deed }: Begun, isCaptured: boolean) =>
    isCaptured ? 'COMPLETED' : deed === 'paid' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
  const captureOf = (payment: Begun) => {
    const amount = { value: payment.amount, currency_code: 'EUR' }
    if (captured.has(payment)) return [{ id: 'CAP', status: 'COMPLETED', amount }]
    return payment.deed === 'failed' ? [{ id: 'CAP', status: 'DECLINED', amount }] : []
  }
  const shown = (payment: Begun) => ({
    id: `ORDER_${names.nameOf(payment)}`,
    status: statusOf(payment, captured.has(payment)),
    links: [{ rel: 'payer-action', href: payment.address }],
    purchase_units: [{ custom_id: payment.key, payments: { captures: captureOf(payment) } }],
  })
  const call = () => ({
    headers: { 'paypal-transmission-sig': 'right' },
    payload: JSON.stringify({
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: `ORDER_${names.newest()}` },
    }),
  })
  return network(payments, call, ({ path, body, isNew }) => {
    if (path === '/v1/oauth2/token') return { access_token: 'token', expires_in: 32_400 }
    if (path === '/v1/notifications/verify-webhook-signature') return { verification_status: 'SUCCESS' }
    if (path === '/v2/checkout/orders' && isNew) {
      const [unit] = JSON.parse(body).purchase_units
      const address = `https://www.paypal.com/checkoutnow?token=ORDER_${names.next()}`
      payments.push({ key: unit.custom_id, amount: unit.amount.value, address, deed: 'open' })
    }
    const payment = path === '/v2/checkout/orders' ? payments.at(-1) : names.find(path)
    if (payment && path.endsWith('/capture')) captured.add(payment)
    return payment && shown(payment)
  })
}
