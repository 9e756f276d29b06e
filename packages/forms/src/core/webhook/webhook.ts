import { list, text } from '@vitrine/content/core'

/** A program that is notified of each message of a form. */
export interface Webhook {
  readonly url: string
  /** Signs what is sent; empty: it is not signed. */
  readonly secret: string
}

/** Reads the webhooks of a form: those that are switched on. */
export function parseWebhooks(raw: unknown): readonly Webhook[] {
  return list(raw).flatMap(({ url, secret, active }) => {
    const address = text(url)
    return address && active !== false ? [{ url: address, secret: text(secret) ?? '' }] : []
  })
}
