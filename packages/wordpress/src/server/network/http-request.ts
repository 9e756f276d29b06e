import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undefined for a body of more bytes than were asked for; it is not read to its end. */
  readonly body: Uint8Array | undefined
}

export interface HttpRequest {
  readonly signal: AbortSignal
  readonly maxBytes: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Asks one server by GET at an address that its name was looked up to, so that no second look-up can lead elsewhere.
 * Redirects are not followed.
 *
 * @throws When nobody answers, or the answer ends before its end.
 */
export function requestAt(url: URL, ip: string, { signal, maxBytes, headers = {} }: HttpRequest): Promise<HttpAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    signal,
    agent: false as const,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine import', ...headers },
    lookup: lookedUp(ip),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= maxBytes) {
          chunks.push(chunk)
          return
        }
        response.destroy()
        resolve({ status, headers: answered, body: undefined })
      })
      response.on('end', () => resolve({ status, headers: answered, body: Buffer.concat(chunks) }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** The look-up of a connection whose address is known. */
function lookedUp(ip: string) {
  const family = isIP(ip)
  return (
    _name: string,
    { all }: { readonly all?: boolean | undefined },
    done: (error: null, address: string | { address: string; family: number }[], family?: number) => void,
  ) => (all ? done(null, [{ address: ip, family }]) : done(null, ip, family))
}
