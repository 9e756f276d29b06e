import type { FastifyRequest } from 'fastify'

/** The headers of a request that say whose it is, as Payload reads them. */
export function toHeaders(request: Pick<FastifyRequest, 'headers'>): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'authorization', 'sec-fetch-site', 'origin'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}
