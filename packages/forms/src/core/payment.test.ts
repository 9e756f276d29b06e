import { expect, it } from 'vitest'
import { isBlocking, parsePayment } from './payment.ts'

it('a reply names the payment that is due', () =>
  expect(parsePayment({ stripe: { payment_intent: { id: 'pi_1', client_secret: 'pi_1_secret' } } })).toEqual({
    id: 'pi_1',
    clientSecret: 'pi_1_secret',
  }))

it.each([
  undefined,
  null,
  {},
  { stripe: null },
  { stripe: { payment_intent: { id: 'pi_1' } } },
])('the reply %j names none', (reply) => expect(parsePayment(reply)).toBeUndefined())

it('a stolen card ends all sending, one without money does not', () => {
  expect(isBlocking('stolen_card')).toBe(true)
  expect(isBlocking('insufficient_funds')).toBe(false)
  expect(isBlocking(undefined)).toBe(false)
})
