import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { retryAfterMs } from '@vitrine/http/core'
import { isPublicAddress } from '@vitrine/http/public-address'
import { AskedToWait, ReceiverGone } from '../../core/retry.ts'
import { isPrivateHost, webhookAddressProblem } from '../../core/webhook-address.ts'
import { GONE_ANSWER } from '../../core/webhook-gone.ts'

/** Milliseconds that a receiver may take in all, from the search for its address to the end of its answer. */
export const WEBHOOK_TIMEOUT_MS = 10_000

/** Bytes of an answer that are taken, and thrown away; then the connection is cut. Only its status counts. */
const MAX_REPLY_BYTES = 64 * 1024

/** Bytes of the headers of an answer. */
const MAX_HEADER_BYTES = 16 * 1024

/** Finds the addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

const systemResolver: ResolveHost = (host) => lookup(host, { all: true })

export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Posts JSON to a program elsewhere. It never reaches into this site's own network: the address that was checked is the
 * one that is connected to, and redirects are not followed.
 *
 * @param options.privateHosts Hosts that may lie in it all the same, with their port when it is not the usual one.
 * @throws Unless the receiver answers that it has taken it, with a status from 200 to 299: {@link ReceiverGone} for 410,
 *   {@link AskedToWait} for a 429 or 503 that names a time.
 */
export async function sendWebhook(
  { url: address, headers, body }: WebhookRequest,
  options: {
    readonly privateHosts: readonly string[]
    readonly resolve?: ResolveHost
    readonly timeoutMs?: number
  },
): Promise<void> {
  const { privateHosts, resolve = systemResolver, timeoutMs = WEBHOOK_TIMEOUT_MS } = options
  const problem = webhookAddressProblem(address, privateHosts)
  if (problem) throw new Error(problem.en)
  const url = new URL(address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const addresses = await abortable(addressesOf(url, resolve, isPrivateHost(url, privateHosts)), signal)
    const reply = await post(url, { headers, body, addresses, signal })
    if (reply.status < 200 || reply.status > 299) throw refusal(reply, new Date())
  } catch (error) {
    throw signal.aborted ? new Error(`The receiver took longer than ${timeoutMs / 1000} s.`, { cause: error }) : error
  }
}

/** Every address has to be public: which of them is taken is nobody's choice here. */
async function addressesOf(url: URL, resolve: ResolveHost, mayBePrivate: boolean): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  if (addresses.length === 0) throw new Error(`The host ${host} has no address.`)
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new Error(`The host ${host} is part of a private network, which webhooks may not reach.`)
  }
  return addresses
}

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly addresses: readonly LookupAddress[]
  readonly signal: AbortSignal
}

/** Parts of an answer that count. */
interface Reply {
  readonly status: number
  /** Its header of that name. */
  readonly retryAfter: string | undefined
}

function post(url: URL, { headers, body, addresses, signal }: Post): Promise<Reply> {
  const [first] = addresses
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      // A connection of its own, so that none is shared with a host that was checked at another time.
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Vitrine',
        connection: 'close',
      },
      lookup: (_host, { all }, found) => {
        if (all) found(null, [...addresses])
        else found(null, first?.address ?? '', first?.family)
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const reply = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }
      void readAway(response).then(() => resolve(reply))
    })
    request.end(body)
  })
}

/** Lets the receiver finish its sentence, if it is short. How that ends changes nothing: the status has been said. */
function readAway(response: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_REPLY_BYTES) response.destroy()
    })
    response.on('error', () => resolve())
    response.on('close', resolve)
  })
}

/** Statuses by which a receiver may say when it wants to be tried again. RFC 9110, section 10.2.3, and RFC 6585, section 4. */
const LATER: readonly number[] = [429, 503]

/** https://www.standardwebhooks.com: whoever answers so wants nothing more. */
const GONE = 410

/** Error for an answer that does not take the message. */
function refusal({ status, retryAfter }: Reply, now: Date): Error {
  if (status >= 300 && status < 400) {
    return new Error(
      `The receiver answered ${status} and pointed elsewhere, which is not followed. Give the address that it means.`,
    )
  }
  if (status === GONE) return new ReceiverGone(GONE_ANSWER)
  const waitMs = LATER.includes(status) ? retryAfterMs(retryAfter, now) : undefined
  if (waitMs === undefined) return new Error(`The receiver answered ${status}.`)
  return new AskedToWait(
    `The receiver answered ${status}, and asks to wait for ${Math.ceil(waitMs / 1_000)} s.`,
    waitMs,
  )
}

function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])
}
