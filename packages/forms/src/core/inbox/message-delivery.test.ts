import { expect, it } from 'vitest'
import { parseDeliveries } from './message-delivery.ts'

it('deliveries of a message are read, and anything else is none', () => {
  expect(
    parseDeliveries({
      mails: [
        { id: 1, kind: 'mail', to: 'a@b.de', state: 'sent', words: 'Sent', at: '2026-11-28T09:41:00.000Z' },
        {
          id: 2,
          kind: 'webhook',
          to: 'https://x.de',
          state: 'failed',
          words: 'Given up',
          error: '500',
          canRetry: true,
        },
      ],
    }),
  ).toMatchObject([
    { kind: 'mail', state: 'sent', error: '', canRetry: false },
    { kind: 'webhook', state: 'failed', error: '500', canRetry: true },
  ])
  expect(parseDeliveries(undefined)).toEqual([])
})
