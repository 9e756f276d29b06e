import { callService, type ServiceReply } from '@vitrine/http/service-call'
import type { Payment } from '../../core/outcome.ts'
import type { FormTag } from '../../core/template/form-tag.ts'
import { optionOf } from '../../core/template/options.ts'

const ADDRESS = 'https://api.stripe.com/v1/payment_intents'

/** Key under which a payment remembers that it has been used. */
const USED_KEY = 'wpcf7_submission_timestamp'

/** Payments through Stripe. [reference 13.5] */
export interface Payments {
  /** State of a payment; `paid` if it was never used for a message. */
  state(id: string): Promise<'unknown' | 'used' | 'paid' | 'unpaid'>
  /** Begins a payment; undefined when the service does not answer. */
  begin(order: Order): Promise<Payment | undefined>
  markUsed(id: string, now: Date): Promise<boolean>
}

export interface Order {
  /** In the currency's smallest unit. */
  readonly amount: number
  readonly currency: string
  readonly receiptEmail?: string
}

/** Order of a form; undefined if its tags name no price. */
export function orderOf(tags: readonly FormTag[]): Order | undefined {
  const tag = tags.find(({ basetype }) => basetype === 'stripe')
  const currency = tag && optionOf(tag, 'currency')?.toLowerCase()
  const amount = Number(tag && optionOf(tag, 'amount', 'integer'))
  return currency && /^[a-z]{3}$/.test(currency) && amount > 0 ? { amount, currency } : undefined
}

export function stripePayments(secretKey: string): Payments {
  const headers = { authorization: `Bearer ${secretKey}` }
  const read = (id: string) =>
    /^[A-Za-z0-9_]{1,255}$/.test(id) ? callService(`${ADDRESS}/${id}`, { method: 'GET', headers }) : undefined
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    callService(ADDRESS + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return {
    async state(id) {
      const intent = await read(id)
      if (intent?.id === undefined) return 'unknown'
      const metadata = intent.metadata as ServiceReply | undefined
      if (metadata?.[USED_KEY]) return 'used'
      return intent.status === 'succeeded' ? 'paid' : 'unpaid'
    },
    async begin({ amount, currency, receiptEmail }) {
      const intent = await post('', {
        amount: String(amount),
        currency,
        ...(receiptEmail && { receipt_email: receiptEmail }),
      })
      const { id, client_secret: clientSecret } = intent ?? {}
      return typeof id === 'string' && typeof clientSecret === 'string' ? { id, clientSecret } : undefined
    },
    async markUsed(id, now) {
      const intent = await post(`/${id}`, { [`metadata[${USED_KEY}]`]: String(Math.floor(now.getTime() / 1000)) })
      return intent !== undefined
    },
  }
}
