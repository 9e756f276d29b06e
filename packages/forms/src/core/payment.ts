import { record } from '@vitrine/content/core'
import type { PageSources } from '@vitrine/kit/core'
import type { Payment } from './outcome.ts'
import type { FormTag } from './template/form-tag.ts'

/** Payment settings that the browser needs. */
export interface PaymentOnForm {
  /** Public key of the payment service. */
  readonly key: string
  /** Label of the card's field. */
  readonly card: string
  /** Sentence for failures that the service does not explain. */
  readonly failed: string
}

/** Sources that the payment service's script needs. https://docs.stripe.com/security/guide#content-security-policy */
export const PAYMENT_SOURCES: PageSources = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** True if a form has a price. */
export function asksPayment({ tags }: { readonly tags: readonly FormTag[] }): boolean {
  return tags.some(({ basetype }) => basetype === 'stripe')
}

/** Reads what a reply says of a payment that is due. @returns Undefined for a reply without. */
export function parsePayment(reply: unknown): Payment | undefined {
  const { id, client_secret: clientSecret } = record(record(record(reply).stripe).payment_intent)
  return typeof id === 'string' && typeof clientSecret === 'string' ? { id, clientSecret } : undefined
}

/** True if a bank's decline code means that this page must not try again. [reference 13.5] */
export function isBlocking(declineCode: string | undefined): boolean {
  return declineCode !== undefined && BLOCKING.has(declineCode)
}

/** https://docs.stripe.com/declines/codes */
const BLOCKING = new Set([
  'fraudulent',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'security_violation',
  'stolen_card',
])
