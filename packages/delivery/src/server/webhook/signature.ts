import { createHmac } from 'node:crypto'

/** Prefix of a secret that is written in base64. */
const BASE64_PREFIX = 'whsec_'

/**
 * The headers by which a receiver knows that a webhook comes from here, and that it is not an old one played again.
 *
 * @param secret `whsec_` and the key in base64; any other text is the key itself. Empty: without a signature.
 * @param webhook.id The same for every try.
 * @param webhook.at When this try is made.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(
  secret: string,
  webhook: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(webhook.at.getTime() / 1000)
  const headers = { 'webhook-id': webhook.id, 'webhook-timestamp': String(seconds) }
  if (secret === '') return headers
  const key = secret.startsWith(BASE64_PREFIX)
    ? Buffer.from(secret.slice(BASE64_PREFIX.length), 'base64')
    : Buffer.from(secret)
  const signature = createHmac('sha256', key).update(`${webhook.id}.${seconds}.${webhook.body}`).digest('base64')
  return { ...headers, 'webhook-signature': `v1,${signature}` }
}
