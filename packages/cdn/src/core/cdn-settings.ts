/** Services in front of a site that can be told what has changed; `webhook` tells any other program. */
export const CDN_SERVICES = ['cloudflare', 'fastly', 'bunny', 'webhook'] as const
export type CdnService = (typeof CDN_SERVICES)[number]

/** How a site is cached in front of itself. */
export interface CdnSettings {
  readonly service: CdnService
  /** Id of the zone, service or pull zone there; empty for a webhook. */
  readonly id: string
  /** Token that allows purging; for a webhook the secret that signs what it is told, empty for none. */
  readonly token: string
  /** Root of its interface, or the address of the webhook, without a slash at its end. */
  readonly url: string
  /** Seconds for which it may answer from its cache, unless something changes earlier. */
  readonly seconds: number
  /** Seconds after these in which it may still answer while it asks the site again. */
  readonly staleSeconds: number
}
