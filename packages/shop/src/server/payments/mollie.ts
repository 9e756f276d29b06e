import { list, record, text } from '@vitrine/content/core'
import type { ServiceReply } from '@vitrine/http/service-call'
import { decimalText, parseAmount } from '../../core/money/amount.ts'
import { parseCurrency } from '../../core/money/currency.ts'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from './payment-provider.ts'
import { askOrRefused, askProvider, reasonText } from './provider-call.ts'

const PAYMENTS = 'https://api.mollie.com/v2/payments'

/** Payments on Mollie's own page. https://docs.mollie.com/reference/payments-api */
export function mollieProvider({ apiKey }: { readonly apiKey: string }): PaymentProvider {
  const signed = (request: RequestInit): RequestInit => ({
    ...request,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...request.headers },
  })
  const ask = (path: string, request: RequestInit) => askProvider('Mollie', `${PAYMENTS}${path}`, signed(request))
  const refundsOf = (payment: string) => `/${encodeURIComponent(payment)}/refunds`
  return {
    name: 'mollie',
    async begin({ key, amount, currency, description, returnTo, callAt }) {
      const payment = await ask('', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({
          amount: { currency: currency.code, value: decimalText(amount, currency) },
          description,
          redirectUrl: returnTo,
          webhookUrl: callAt,
          metadata: { key },
        }),
      })
      const [ref, address] = [text(payment.id), text(record(record(payment._links).checkout).href)]
      if (ref === undefined || address === undefined) throw new Error('Mollie began a payment without a page.')
      return { ref, address }
    },
    async read(ref) {
      return paymentOf(await ask(`/${encodeURIComponent(ref)}`, { method: 'GET' }))
    },
    async end(ref) {
      const { isCancelable } = await ask(`/${encodeURIComponent(ref)}`, { method: 'GET' })
      if (isCancelable !== true) return false
      await ask(`/${encodeURIComponent(ref)}`, { method: 'DELETE' })
      return true
    },
    async refund({ key, payment, amount, currency, description }) {
      const known = await ask(refundsOf(payment), { method: 'GET' })
      // Mollie forgets names of requests after an hour.
      const before = list(record(known._embedded).refunds).find(({ metadata }) => record(metadata).key === key)
      if (before) return refundOf(before)
      const request = signed({
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({
          amount: { currency: currency.code, value: decimalText(amount, currency) },
          description,
          metadata: { key },
        }),
      })
      const asked = await askOrRefused('Mollie', `${PAYMENTS}${refundsOf(payment)}`, request)
      if (asked.ok) return refundOf(asked.reply)
      return { state: 'refused', reason: reasonText(asked.reply.detail, asked.reply.title) }
    },
    async readRefund(payment, ref) {
      return refundOf(await ask(`${refundsOf(payment)}/${encodeURIComponent(ref)}`, { method: 'GET' }))
    },
    // Mollie signs nothing: a call has a name and no facts, which are asked for.
    readCall: async ({ body }) => {
      const ref = new URLSearchParams(body.toString('utf8')).get('id') ?? ''
      return { ok: true, ref: /^tr_[A-Za-z0-9]{1,64}$/.test(ref) ? ref : undefined }
    },
  }
}

/** https://docs.mollie.com/docs/refunds (refund statuses) */
function refundOf(refund: ServiceReply): ProviderRefund {
  const ref = text(refund.id)
  if (ref === undefined) throw new Error('Mollie gave a refund no name.')
  switch (refund.status) {
    case 'refunded':
      return { state: 'done', ref }
    case 'failed':
    case 'canceled':
      return { state: 'refused', ref, reason: refund.status }
    default:
      return { state: 'pending', ref }
  }
}

function paymentOf(payment: ServiceReply): ProviderPayment {
  const key = text(record(payment.metadata).key)
  switch (payment.status) {
    case 'paid': {
      const currency = parseCurrency(record(payment.amount).currency)
      const amount = currency && parseAmount(text(record(payment.amount).value) ?? '', currency)
      if (!currency || amount === undefined) throw new Error('Mollie gave a paid payment no amount.')
      return { state: 'paid', key, paid: { amount, currency: currency.code } }
    }
    case 'failed':
    case 'canceled':
      return { state: 'failed', key }
    case 'expired':
      return { state: 'ended', key }
    default:
      return { state: 'open', key }
  }
}
