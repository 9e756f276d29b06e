import { describe, expect, it } from 'vitest'
import { parsePayments } from './parse-payments.ts'

const parsed = (env: Readonly<Record<string, string>>) => parsePayments((name) => env[name])

describe('keys of payment providers', () => {
  it('are absent unless they are given', () =>
    expect(parsed({})).toEqual({ stripe: undefined, paypal: undefined, mollie: undefined }))

  it('are read for each provider', () =>
    expect(
      parsed({
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_2',
        PAYPAL_CLIENT_ID: 'a',
        PAYPAL_CLIENT_SECRET: 'b',
        PAYPAL_WEBHOOK_ID: 'c',
        MOLLIE_API_KEY: 'live_3',
      }),
    ).toEqual({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_2' },
      paypal: { clientId: 'a', clientSecret: 'b', webhookId: 'c', mode: 'live' },
      mollie: { apiKey: 'live_3' },
    }))

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is not set.'],
    [{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_2' }, 'STRIPE_SECRET_KEY is no such key.'],
    [{ PAYPAL_MODE: 'test' }, 'PAYPAL_MODE is "test". Give live or sandbox.'],
    [{ PAYPAL_CLIENT_ID: 'a' }, 'PAYPAL_CLIENT_SECRET is not set.'],
    [{ MOLLIE_API_KEY: 'live 3' }, 'MOLLIE_API_KEY is no such key.'],
  ])('of %j name what is wrong', (env, message) => expect(() => parsed(env)).toThrow(message))

  it('are never repeated in a message', () =>
    expect(() => parsed({ MOLLIE_API_KEY: 'my-secret' })).not.toThrow('my-secret'))
})
