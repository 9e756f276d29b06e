import { readBounded } from '@vitrine/http/core'

/** Places that a reply may lead on to before it is given up. */
const MAX_REDIRECTS = 3

/** Outcome of a request to a provider. */
export type Fetched =
  | { readonly kind: 'body'; readonly body: Buffer }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'too_large' }
  /** No answer, or a redirect to where it may not lead. */
  | { readonly kind: 'unusable' }

/**
 * Fetches from a provider, within limits.
 *
 * @param options.mayLead Whether a redirect to this address is followed.
 * @param options.timeoutMs For everything, redirects and body included.
 */
export async function fetchBounded(
  address: string,
  options: {
    readonly maxBytes: number
    readonly timeoutMs: number
    readonly mayLead: (address: string) => boolean
  },
): Promise<Fetched> {
  const { maxBytes, timeoutMs, mayLead } = options
  const signal = AbortSignal.timeout(timeoutMs)
  let next = address
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await fetch(next, { redirect: 'manual', signal, headers: { accept: '*/*' } })
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      if (location === null) {
        if (!response.ok) {
          await response.body?.cancel()
          return { kind: 'status', status: response.status }
        }
        const body = await readBounded(response.body, maxBytes)
        return body ? { kind: 'body', body: Buffer.from(body) } : { kind: 'too_large' }
      }
      await response.body?.cancel()
      if (!URL.canParse(location, next)) break
      next = new URL(location, next).href
      if (!mayLead(next)) break
    }
  } catch {
    // A host that cannot be reached, or a connection that breaks: its caller says what that means.
    return { kind: signal.aborted ? 'timeout' : 'unusable' }
  }
  return { kind: 'unusable' }
}
