import type { Amount } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import type { OrderState, PaymentState } from '../order/order-state.ts'
import { isProvider } from '../order/payment-methods.ts'
import type { RefundState } from '../order/refund-part.ts'
import { filled } from '../shop-texts.ts'
import type { BuyingTexts } from './buying-texts.ts'
import type { OrderScreen } from './order-screen.ts'

/** An order, as far as its buyer is told what happens now. */
export interface OrderSituation {
  readonly state: OrderState
  readonly method: string
  readonly total: Amount
  readonly currency: Currency
  /** Of its payments, the oldest first. */
  readonly payments: readonly PaymentState[]
  /** End of the reservation in words; absent for orders without one. */
  readonly until?: string | undefined
}

/** State of an order in words. */
export function stateWords({ state, payments }: OrderSituation, texts: BuyingTexts): OrderScreen['state'] {
  switch (state) {
    case 'awaiting payment':
      return { label: texts.stateWaiting, look: 'waiting' }
    case 'confirmed':
      return { label: payments.includes('paid') ? texts.statePaid : texts.stateConfirmed, look: 'good' }
    case 'ended':
      return { label: texts.stateEnded, look: 'ended' }
    case 'needs decision':
      return { label: texts.stateDecision, look: 'waiting' }
  }
}

/** Sentences that say what happens now, and what its buyer does. */
export function nowWords(order: OrderSituation, texts: BuyingTexts, locale: string): readonly string[] {
  const { state, method, total, currency, payments, until = '' } = order
  const fill = (text: string) => filled(text, { total: formatMoney(total, currency, locale), until })
  switch (state) {
    case 'awaiting payment': {
      if (!isProvider(method)) return [fill(texts.nowAdvance)]
      return [...(payments.at(-1) === 'failed' ? [texts.nowFailed] : []), fill(texts.nowWaiting)]
    }
    case 'ended':
      return [texts.nowEnded]
    case 'needs decision':
      return [texts.nowDecision]
    case 'confirmed':
      return [fill(confirmedText(order, texts))]
  }
}

function confirmedText({ total, method, payments }: OrderSituation, texts: BuyingTexts): string {
  if (total === 0) return texts.nowFree
  if (payments.includes('paid')) return texts.nowPaid
  switch (method) {
    case 'on collection':
      return texts.nowCollection
    case 'cash on delivery':
      return texts.nowCash
    default:
      return texts.nowInvoice
  }
}

/** Sentence on money that its buyer gets back. */
export function refundWords(
  { amount, state }: { readonly amount: Amount; readonly state: RefundState },
  { currency, texts, locale }: { readonly currency: Currency; readonly texts: BuyingTexts; readonly locale: string },
): string {
  const sentences = {
    waiting: 'refundOnWay',
    pending: 'refundOnWay',
    done: 'refundGiven',
    refused: 'refundSlow',
    'by hand': 'refundOnWay',
  } as const
  return filled(texts[sentences[state]], { amount: formatMoney(amount, currency, locale) })
}

/** True if a buyer can pay at the provider now. */
export function canPay({ state, method }: Pick<OrderSituation, 'state' | 'method'>): boolean {
  return state === 'awaiting payment' && isProvider(method)
}
