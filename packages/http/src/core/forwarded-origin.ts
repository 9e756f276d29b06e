/** Characters of a host name with its port (RFC 1035, 2.3.4, and five digits). */
const MAX_HOST_LENGTH = 260

/**
 * Reads the origin at which a request reached the site from `X-Forwarded-Host` and `X-Forwarded-Proto`. The site writes
 * both in front of the admin, over whatever the client sent; nothing else names the client's address of the site there.
 *
 * @returns Origin without a slash at its end, such as `https://www.example.com`; undefined where a header is absent or
 *   names no origin.
 */
export function forwardedOrigin(headers: Pick<Headers, 'get'>): string | undefined {
  const host = headers.get('x-forwarded-host') ?? ''
  const protocol = headers.get('x-forwarded-proto') ?? ''
  if (!/^https?$/.test(protocol) || host.length > MAX_HOST_LENGTH) return undefined
  if (!/^(?:[a-z\d._-]+|\[[a-f\d:]+\])(?::\d{1,5})?$/i.test(host)) return undefined
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}
