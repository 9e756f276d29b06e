import { list, record, text } from '@vitrine/content/core'
import type { ServiceReply } from '@vitrine/http/service-call'
import { decimalText, parseAmount } from '../../core/money/amount.ts'
import { parseCurrency } from '../../core/money/currency.ts'
import type { PaymentProvider, ProviderCall, ProviderPayment, ProviderRefund, ReadCall } from './payment-provider.ts'
import { askOrRefused, askProvider, headerOf, jsonOf, reasonText } from './provider-call.ts'

/** Seconds before its end at which a token is not used any more. */
const TOKEN_MARGIN_S = 60

const HOSTS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const

interface PayPalSecrets {
  readonly clientId: string
  readonly clientSecret: string
  /** Id that PayPal gave the address which it calls. */
  readonly webhookId: string
  readonly mode: keyof typeof HOSTS
}

/** Asks PayPal. @throws Error as the asking function that is given does. */
type Ask = <Answer>(
  path: string,
  request: RequestInit,
  calling: (name: string, address: string, request: RequestInit) => Promise<Answer>,
) => Promise<Answer>

/** Payments on PayPal's own page (Orders v2). https://developer.paypal.com/docs/api/orders/v2/ */
export function payPalProvider(secrets: PayPalSecrets): PaymentProvider {
  const signed = asking(secrets)
  const ask = (path: string, request: RequestInit) => signed(path, request, askProvider)
  const read = async (ref: string) => ask(`/v2/checkout/orders/${encodeURIComponent(ref)}`, { method: 'GET' })
  return {
    name: 'paypal',
    async begin({ key, amount, currency, description, returnTo }) {
      const order = await ask('/v2/checkout/orders', {
        method: 'POST',
        headers: { 'paypal-request-id': key },
        body: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: key,
              description: description.slice(0, MAX_DESCRIPTION),
              amount: { currency_code: currency.code, value: decimalText(amount, currency) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                return_url: returnTo,
                cancel_url: returnTo,
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
              },
            },
          },
        }),
      })
      const link = list(order.links).find(({ rel }) => rel === 'payer-action')
      const [ref, address] = [text(order.id), text(link?.href)]
      if (ref === undefined || address === undefined) throw new Error('PayPal began a payment without a page.')
      return { ref, address }
    },
    async read(ref, { takes }) {
      const order = await read(ref)
      if (order.status !== 'APPROVED' || !takes) return paymentOf(order)
      // The same request id: captured twice at once, it is one capture.
      await ask(`/v2/checkout/orders/${encodeURIComponent(ref)}/capture`, {
        method: 'POST',
        headers: { 'paypal-request-id': `capture-${ref}` },
        body: '{}',
      })
      return paymentOf(await read(ref))
    },
    // An order that was not approved ends by itself; one that was is not captured after its time.
    end: async () => true,
    async refund({ key, payment, amount, currency, description }) {
      const order = await read(payment)
      const before = paymentsOf(order, 'refunds').find(({ custom_id }) => custom_id === key)
      if (before) return refundOf(before)
      const capture = text(paymentsOf(order, 'captures').find(({ status }) => isTaken(status))?.id)
      if (capture === undefined) return { state: 'refused', reason: 'PayPal has taken no money for this order.' }
      const request = {
        method: 'POST',
        headers: { 'paypal-request-id': key },
        body: JSON.stringify({
          amount: { currency_code: currency.code, value: decimalText(amount, currency) },
          custom_id: key,
          note_to_payer: description.slice(0, MAX_DESCRIPTION),
        }),
      }
      const path = `/v2/payments/captures/${encodeURIComponent(capture)}/refund`
      const asked = await signed(path, request, askOrRefused)
      if (asked.ok) return refundOf(asked.reply)
      const [detail] = list(asked.reply.details)
      return { state: 'refused', reason: reasonText(detail?.description, detail?.issue, asked.reply.message) }
    },
    async readRefund(_payment, ref) {
      return refundOf(await ask(`/v2/payments/refunds/${encodeURIComponent(ref)}`, { method: 'GET' }))
    },
    readCall: (call) => readCall(ask, secrets.webhookId, call),
  }
}

/** Characters of a description. https://developer.paypal.com/docs/api/orders/v2/#orders_create (purchase_units) */
const MAX_DESCRIPTION = 127

/** Asks with a token, which is asked for anew before it ends. */
function asking({ mode, clientId, clientSecret }: PayPalSecrets): Ask {
  const host = HOSTS[mode]
  let token: { readonly value: string; readonly endsAt: number } | undefined
  const tokenNow = async () => {
    if (token && token.endsAt > performance.now()) return token.value
    const reply = await askProvider('PayPal', `${host}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const value = text(reply.access_token)
    if (value === undefined) throw new Error('PayPal gave no token.')
    token = { value, endsAt: performance.now() + (Number(reply.expires_in) - TOKEN_MARGIN_S) * 1_000 }
    return value
  }
  return async (path, request, calling) =>
    calling('PayPal', `${host}${path}`, {
      ...request,
      headers: { authorization: `Bearer ${await tokenNow()}`, 'content-type': 'application/json', ...request.headers },
    })
}

/** Captures or refunds of an order. */
function paymentsOf(order: ServiceReply, kind: 'captures' | 'refunds'): readonly ServiceReply[] {
  const [unit] = list(order.purchase_units)
  return list(record(unit?.payments)[kind])
}

/** True for the status of a capture whose money came, whatever of it was given back since. */
function isTaken(status: unknown): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
}

/** https://developer.paypal.com/docs/api/payments/v2/#refunds_get (status) */
function refundOf(refund: ServiceReply): ProviderRefund {
  const ref = text(refund.id)
  if (ref === undefined) throw new Error('PayPal gave a refund no name.')
  switch (refund.status) {
    case 'COMPLETED':
      return { state: 'done', ref }
    case 'FAILED':
    case 'CANCELLED':
      return { state: 'refused', ref, reason: reasonText(record(refund.status_details).reason, refund.status) }
    default:
      return { state: 'pending', ref }
  }
}

function paymentOf(order: ServiceReply): ProviderPayment {
  const [unit] = list(order.purchase_units)
  const key = text(unit?.custom_id)
  const captures = paymentsOf(order, 'captures')
  const completed = captures.find(({ status }) => isTaken(status))
  if (completed) {
    const currency = parseCurrency(record(completed.amount).currency_code)
    const amount = currency && parseAmount(text(record(completed.amount).value) ?? '', currency)
    if (!currency || amount === undefined) throw new Error('PayPal gave a completed capture no amount.')
    return { state: 'paid', key, paid: { amount, currency: currency.code } }
  }
  if (order.status === 'VOIDED') return { state: 'ended', key }
  const isDeclined = captures.some(({ status }) => status === 'DECLINED' || status === 'FAILED')
  return { state: isDeclined ? 'failed' : 'open', key }
}

/** Has PayPal itself check the signature of a call. https://developer.paypal.com/api/webhooks/v1/ */
async function readCall(
  ask: (path: string, request: RequestInit) => Promise<ServiceReply>,
  webhookId: string,
  { headers, body }: ProviderCall,
): Promise<ReadCall> {
  const event = record(jsonOf(body))
  const { verification_status: verified } = await ask('/v1/notifications/verify-webhook-signature', {
    method: 'POST',
    body: JSON.stringify({
      auth_algo: headerOf(headers, 'paypal-auth-algo'),
      cert_url: headerOf(headers, 'paypal-cert-url'),
      transmission_id: headerOf(headers, 'paypal-transmission-id'),
      transmission_sig: headerOf(headers, 'paypal-transmission-sig'),
      transmission_time: headerOf(headers, 'paypal-transmission-time'),
      webhook_id: webhookId,
      webhook_event: event,
    }),
  })
  if (verified !== 'SUCCESS') return { ok: false, reason: 'The signature is not that of PayPal.' }
  const refund = ofRefund(event)
  return refund === undefined ? { ok: true, ref: refOf(event) } : { ok: true, ref: undefined, refund }
}

/** Name of the refund that an event is about; undefined for events of others. */
function ofRefund({ event_type: type, resource }: Readonly<Record<string, unknown>>): string | undefined {
  const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED' || text(type)?.startsWith('PAYMENT.REFUND.')
  return isRefund ? text(record(resource).id) : undefined
}

/** Events of orders are about the order, those of captures name it beside. */
function refOf({ event_type: type, resource }: Readonly<Record<string, unknown>>): string | undefined {
  if (text(type)?.startsWith('CHECKOUT.ORDER.')) return text(record(resource).id)
  return text(record(record(record(resource).supplementary_data).related_ids).order_id)
}
