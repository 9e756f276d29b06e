import { unseal } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { ReceiverGone } from '../../core/retry.ts'
import type { QueuedWebhook } from '../../store/queue-webhooks.ts'
import type { Sender } from '../deliverer.ts'
import { sendWebhook } from './send-webhook.ts'
import { signatureHeaders } from './signature.ts'

/** Tells webhooks of messages. Their `webhook-id` and their body stay the same for every try. */
export function webhookSender(
  payload: Payload,
  options: {
    readonly privateHosts: readonly string[]
    readonly now: () => Date
    /** Called with an address whose receiver is gone for good. If it rejects, the receiver is asked once more. */
    readonly onGone: (payload: Payload, url: string) => Promise<void>
  },
): Sender {
  return {
    async send({ content, token }) {
      // Only `queueWebhooks` writes what is queued.
      const { url, secret, event } = content as QueuedWebhook
      const body = JSON.stringify(event)
      const key = unseal(payload, secret)
      if (key === '' && secret !== '') {
        throw new Error(
          'The secret of this webhook was stored under another SECRET of the site. Enter it again in the form.',
        )
      }
      const headers = signatureHeaders(key, { id: token, at: options.now(), body })
      try {
        await sendWebhook({ url, headers, body }, options)
      } catch (error) {
        if (error instanceof ReceiverGone) await options.onGone(payload, url)
        throw error
      }
    },
    close() {},
  }
}
