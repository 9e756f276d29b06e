import { describe, expect, it } from 'vitest'
import { signatureHeaders } from './signature.ts'

describe('the signature of a webhook', () => {
  const webhook = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  }

  it('is that of the published example', () => {
    expect(signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', webhook)).toEqual({
      'webhook-id': webhook.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('takes any other secret as it is written', () => {
    const written = signatureHeaders('a secret', webhook)
    const inBase64 = signatureHeaders(`whsec_${Buffer.from('a secret').toString('base64')}`, webhook)
    expect(written).toEqual(inBase64)
  })

  it('is missing without a secret', () => {
    expect(Object.keys(signatureHeaders('', webhook))).toEqual(['webhook-id', 'webhook-timestamp'])
  })
})
