import { createHmac } from 'node:crypto'
import { list, record, text } from '@vitrine/content/core'
import { isSameSecret } from '@vitrine/content/store'
import type { ServiceReply } from '@vitrine/http/service-call'
import type { PaymentProvider, ProviderCall, ProviderPayment, ProviderRefund } from './payment-provider.ts'
import { askOrRefused, askProvider, headerOf, jsonOf, reasonText } from './provider-call.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts'

const SESSIONS = 'https://api.stripe.com/v1/checkout/sessions'
const REFUNDS = 'https://api.stripe.com/v1/refunds'

/** Seconds that a call may be old: Stripe's own libraries take as many. https://docs.stripe.com/webhooks/signature */
const MAX_AGE_S = 300

/**
 * Seconds that a session lasts longer than its reservation. Stripe takes no end that is nearer than 30 minutes when it
 * begins, which is later than the order; the sweep ends it in time.
 */
const MARGIN_S = 1_800

/** Payments on Stripe's own page (Checkout). https://docs.stripe.com/api/checkout/sessions */
export function stripeProvider(secrets: {
  /** `sk_live_…` or `sk_test_…`. */
  readonly secretKey: string
  /** Of the address that Stripe calls, `whsec_…`. */
  readonly webhookSecret: string
}): PaymentProvider {
  const authorization = `Bearer ${secrets.secretKey}`
  const ask = (path: string, request: RequestInit) =>
    askProvider('Stripe', `${SESSIONS}${path}`, { ...request, headers: { authorization, ...request.headers } })
  return {
    name: 'stripe',
    async begin({ key, amount, currency, description, email, language, returnTo, endsAt }) {
      const session = await ask('', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: new URLSearchParams({
          mode: 'payment',
          client_reference_id: key,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency.code.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(toStripeAmount(amount, currency.code)),
          'line_items[0][price_data][product_data][name]': description,
          'payment_intent_data[description]': description,
          customer_email: email,
          locale: /^de\b/.test(language) ? 'de' : 'auto',
          success_url: returnTo,
          cancel_url: returnTo,
          expires_at: String(Math.floor(endsAt.getTime() / 1_000) + MARGIN_S),
        }),
      })
      const [ref, address] = [text(session.id), text(session.url)]
      if (ref === undefined || address === undefined) throw new Error('Stripe began a payment without a page.')
      return { ref, address }
    },
    async read(ref) {
      return paymentOf(await ask(`/${encodeURIComponent(ref)}`, { method: 'GET' }))
    },
    async end(ref) {
      await ask(`/${encodeURIComponent(ref)}/expire`, { method: 'POST' })
      return true
    },
    async refund({ key, payment, amount, currency }) {
      const session = await ask(`/${encodeURIComponent(payment)}`, { method: 'GET' })
      const intent = text(session.payment_intent)
      if (intent === undefined) return { state: 'refused', reason: 'Stripe has taken no money for this payment.' }
      const known = await askProvider(
        'Stripe',
        `${REFUNDS}?${new URLSearchParams({ payment_intent: intent, limit: MAX_LISTED })}`,
        {
          method: 'GET',
          headers: { authorization },
        },
      )
      // Stripe forgets names of requests after a day.
      const before = list(known.data).find(({ metadata }) => record(metadata).key === key)
      if (before) return refundOf(before)
      const asked = await askOrRefused('Stripe', REFUNDS, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': key },
        body: new URLSearchParams({
          payment_intent: intent,
          amount: String(toStripeAmount(amount, currency.code)),
          'metadata[key]': key,
        }),
      })
      if (asked.ok) return refundOf(asked.reply)
      return { state: 'refused', reason: reasonText(record(asked.reply.error).message) }
    },
    async readRefund(_payment, ref) {
      const address = `${REFUNDS}/${encodeURIComponent(ref)}`
      return refundOf(await askProvider('Stripe', address, { method: 'GET', headers: { authorization } }))
    },
    readCall: async (call) => {
      if (!isSigned(call, secrets.webhookSecret)) return { ok: false, reason: 'The signature is not that of Stripe.' }
      const { object, id } = record(record(record(jsonOf(call.body)).data).object)
      const name = text(id)
      if (object === 'refund' && name !== undefined) return { ok: true, ref: undefined, refund: name }
      return { ok: true, ref: object === 'checkout.session' ? name : undefined }
    },
  }
}

/** Refunds of a payment that are looked through, the newest; as many as an answer may hold. */
const MAX_LISTED = '50'

/** https://docs.stripe.com/api/refunds/object (status) */
function refundOf(refund: ServiceReply): ProviderRefund {
  const ref = text(refund.id)
  if (ref === undefined) throw new Error('Stripe gave a refund no name.')
  switch (refund.status) {
    case 'succeeded':
      return { state: 'done', ref }
    case 'failed':
    case 'canceled':
      return { state: 'refused', ref, reason: reasonText(refund.failure_reason, refund.status) }
    default:
      return { state: 'pending', ref }
  }
}

/** A session that is complete and unpaid waits for a bank: it is open. */
function paymentOf(session: ServiceReply): ProviderPayment {
  const key = text(session.client_reference_id)
  const currency = (text(session.currency) ?? '').toUpperCase()
  if (session.payment_status === 'paid') {
    return { state: 'paid', key, paid: { amount: fromStripeAmount(Number(session.amount_total), currency), currency } }
  }
  return { state: session.status === 'expired' ? 'ended' : 'open', key }
}

/** Checks one of the signatures of a call: `t=1492774577,v1=5257a8…`, of the time and the body as it came. */
function isSigned({ headers, body, now }: ProviderCall, secret: string): boolean {
  const parts = headerOf(headers, 'stripe-signature')
    .split(',')
    .map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1_000 - Number(time)) > MAX_AGE_S) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, value = '']) => name === 'v1' && isSameSecret(Buffer.from(value, 'hex'), expected))
}
