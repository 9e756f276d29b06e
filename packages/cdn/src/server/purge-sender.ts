import { type Sender, sendWebhook, signatureHeaders } from '@vitrine/delivery/server'
import type { CdnSettings } from '../core/cdn-settings.ts'
import { purgeRequest } from '../core/purge-request.ts'

/** A purge as it waits to be sent. */
export interface QueuedPurge {
  readonly kind: 'purge'
  readonly tags: readonly string[]
}

/** Tells the CDN what to drop. Its token is that of the settings, never stored with what waits. */
export function purgeSender(
  settings: CdnSettings,
  options: {
    readonly privateHosts: readonly string[]
    readonly now: () => Date
    /** Is told how each try ended. */
    readonly onResult: (result: 'sent' | 'failed') => void
  },
): Sender {
  const { onResult, now } = options
  return {
    async send({ content, token }) {
      // Only `queuePurges` writes what is queued.
      const { tags } = content as QueuedPurge
      const { url, headers, body } = purgeRequest(settings, tags)
      const signature =
        settings.service === 'webhook' ? signatureHeaders(settings.token, { id: token, at: now(), body }) : {}
      try {
        await sendWebhook({ url, headers: { ...headers, ...signature }, body }, options)
        onResult('sent')
      } catch (error) {
        onResult('failed')
        throw error
      }
    },
    close() {},
  }
}
