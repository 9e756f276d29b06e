import { describe, expect, it } from 'vitest'
import { nextStep, ORDER_STATES, PAYMENT_STATES, type PaymentFact } from './order-state.ts'

const FACTS: readonly PaymentFact[] = ['open', 'failed', 'paid', 'wrong amount', 'ended', 'time over']
const waiting = { order: 'awaiting payment', payment: 'open' } as const

describe('an order that waits for its money', () => {
  it('is confirmed by it, and its pieces leave', () =>
    expect(nextStep(waiting, 'paid')).toEqual({ order: 'confirmed', payment: 'paid', stock: 'take' }))
  it('goes on waiting when a try fails, and takes the money of the next', () => {
    const failed = nextStep(waiting, 'failed')
    expect(failed).toEqual({ order: 'awaiting payment', payment: 'failed' })
    expect(nextStep({ order: 'awaiting payment', payment: 'failed' }, 'paid')).toMatchObject({ order: 'confirmed' })
  })
  it('ends when its payment or its time does, and its pieces are free', () => {
    expect(nextStep(waiting, 'ended')).toEqual({ order: 'ended', payment: 'ended', stock: 'release' })
    expect(nextStep(waiting, 'time over')).toEqual({ order: 'ended', payment: 'open', stock: 'release' })
  })
  it('waits for the owner when another amount was paid', () =>
    expect(nextStep(waiting, 'wrong amount')).toEqual({ order: 'needs decision', payment: 'paid' }))
})

it('money that comes after the end confirms the order, if its pieces are still there', () =>
  expect(nextStep({ order: 'ended', payment: 'ended' }, 'paid')).toEqual({
    order: 'confirmed',
    payment: 'paid',
    stock: 'take if there',
  }))

it('money for the second time waits for the owner', () =>
  expect(nextStep({ order: 'confirmed', payment: 'open', isPaid: true }, 'paid')).toEqual({
    order: 'needs decision',
    payment: 'paid',
  }))

it('nothing changes a payment that was paid', () => {
  for (const order of ORDER_STATES)
    for (const fact of FACTS) expect(nextStep({ order, payment: 'paid' }, fact)).toBeUndefined()
})

it('no fact changes something the second time it comes', () => {
  for (const order of ORDER_STATES)
    for (const payment of PAYMENT_STATES)
      for (const fact of FACTS) {
        const once = nextStep({ order, payment }, fact)
        if (once) expect(nextStep(once, fact)).toBeUndefined()
      }
})

it('pieces are taken and released once, in whatever order facts come', () => {
  const walk = (state: Parameters<typeof nextStep>[0], reserved: boolean, depth: number): void => {
    if (depth === 0) return
    for (const fact of FACTS) {
      const step = nextStep(state, fact)
      if (!step) continue
      if (step.stock === 'take' || step.stock === 'release') expect(reserved).toBe(true)
      if (step.stock === 'take if there') expect(reserved).toBe(false)
      walk(step, reserved && step.stock === undefined, depth - 1)
    }
  }
  walk(waiting, true, 5)
})
