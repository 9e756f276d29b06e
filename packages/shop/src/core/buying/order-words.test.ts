import { describe, expect, it } from 'vitest'
import { currencyOf } from '../currency-code.ts'
import { amountOf, NOTHING } from '../money/amount.ts'
import { buyingTexts } from './buying-texts.ts'
import { canPay, nowWords, type OrderSituation, stateWords } from './order-words.ts'

const EN = buyingTexts('en')

const situation = (more: Partial<OrderSituation>): OrderSituation => ({
  state: 'confirmed',
  method: 'invoice',
  total: amountOf(1_490),
  currency: currencyOf('EUR'),
  payments: ['open'],
  until: '6 December',
  ...more,
})

describe('an order tells its buyer', () => {
  it.each([
    [{}, 'Confirmed', EN.nowInvoice],
    [{ payments: ['paid'] }, 'Paid', EN.nowPaid],
    [{ total: NOTHING }, 'Confirmed', EN.nowFree],
    [{ method: 'on collection' }, 'Confirmed', EN.nowCollection],
    [{ method: 'cash on delivery' }, 'Confirmed', 'Please pay €14.90 when your order is brought to you.'],
    [
      { state: 'awaiting payment', method: 'in advance' },
      'Waiting for payment',
      'Please transfer €14.90 until 6 December. We send your order when it has arrived.',
    ],
    [
      { state: 'awaiting payment', method: 'paypal' },
      'Waiting for payment',
      'Your pieces are reserved until 6 December. Pay until then to receive them.',
    ],
    [
      { state: 'awaiting payment', method: 'paypal', payments: ['failed'] },
      'Waiting for payment',
      `${EN.nowFailed} Your pieces are reserved until 6 December. Pay until then to receive them.`,
    ],
    [{ state: 'ended' }, 'Ended without payment', EN.nowEnded],
    [{ state: 'needs decision' }, 'We are looking into your payment', EN.nowDecision],
  ] as const)('%j: %s', (more, state, sentences) => {
    const order = situation(more)
    expect(stateWords(order, EN).label).toBe(state)
    expect(nowWords(order, EN, 'en').join(' ')).toBe(sentences)
  })

  it('it can be paid while it waits for a provider, and then alone', () => {
    expect(canPay({ state: 'awaiting payment', method: 'mollie' })).toBe(true)
    expect(canPay({ state: 'awaiting payment', method: 'in advance' })).toBe(false)
    expect(canPay({ state: 'ended', method: 'mollie' })).toBe(false)
  })
})
