import { setTimeout as pause } from 'node:timers/promises'
import { type HttpAnswer, requestAt } from './http-request.ts'
import { addressToConnect, type NetworkRules, rulesForNamed } from './network-rules.ts'
import { MAX_PAUSE_MS, pauseAskedMs } from './pause-asked.ts'

/** Places that an answer may lead on to. */
const MAX_REDIRECTS = 5

/** Milliseconds for one answer, its body included. */
const TIMEOUT_MS = 30_000

/** Times that a server is asked which is busy or in trouble. */
const MAX_TRIES = 4

export type SiteAnswer =
  | { readonly kind: 'answer'; readonly url: URL; readonly answer: HttpAnswer & { readonly body: Uint8Array } }
  /** One clause for the owner, such as “it did not answer in time”. */
  | { readonly kind: 'none'; readonly reason: string }

export interface SiteRequest {
  readonly maxBytes: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Asks one site, by GET. Redirects to any other host, to another port or from `https` to `http` are refused; a server
 * that answers 429 or 5xx, or breaks off, is asked again after pauses that double.
 */
export class SiteClient {
  readonly #home: URL
  readonly #rules: NetworkRules
  readonly #timeoutMs: number

  /** @param home Any address of the site. */
  constructor(home: URL, { rules = rulesForNamed(home), timeoutMs = TIMEOUT_MS }: SiteClientOptions = {}) {
    this.#home = home
    this.#rules = rules
    this.#timeoutMs = timeoutMs
  }

  /** @param address Whole, or below the home address. */
  async get(address: string | URL, request: SiteRequest): Promise<SiteAnswer> {
    for (let tries = 1; ; tries += 1) {
      const { answer, againInMs } = await this.#followed(new URL(address, this.#home), request)
      if (againInMs === undefined || tries >= MAX_TRIES) return answer
      await pause(Math.min(MAX_PAUSE_MS, againInMs * 2 ** (tries - 1)))
    }
  }

  async #followed(first: URL, request: SiteRequest): Promise<Tried> {
    let url = first
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const refused = refusalOf(url, this.#home)
      if (refused !== undefined) return none(refused)
      const tried = await this.#asked(url, request)
      if ('answer' in tried) return tried
      url = tried.leadsTo
    }
    return none('it leads on and on')
  }

  async #asked(url: URL, { headers, maxBytes }: SiteRequest): Promise<Tried | { readonly leadsTo: URL }> {
    try {
      const ip = await addressToConnect(url, this.#rules)
      if (ip === undefined) return none(`${url.hostname} is in a private network`)
      const signal = AbortSignal.timeout(this.#timeoutMs)
      const { body, ...answer } = await requestAt(url, ip, { signal, maxBytes, ...(headers && { headers }) })
      const { status } = answer
      const { location } = answer.headers
      if (status >= 300 && status < 400 && location && URL.canParse(location, url)) {
        return { leadsTo: new URL(location, url) }
      }
      if (!body) return none(`its answer has more than ${maxBytes / 1024 ** 2} MB`)
      const isBusy = status === 429 || status >= 500
      return {
        answer: { kind: 'answer', url, answer: { ...answer, body } },
        ...(isBusy && { againInMs: pauseAskedMs(answer.headers['retry-after']) }),
      }
    } catch (error) {
      return none(failureOf(error), BROKEN_PAUSE_MS)
    }
  }
}

export interface SiteClientOptions {
  readonly rules?: NetworkRules
  readonly timeoutMs?: number
}

/** Milliseconds after which a connection that broke is tried again. */
const BROKEN_PAUSE_MS = 200

interface Tried {
  readonly answer: SiteAnswer
  /** Set where the same question may get another answer later. */
  readonly againInMs?: number
}

function none(reason: string, againInMs?: number): Tried {
  return { answer: { kind: 'none', reason }, ...(againInMs !== undefined && { againInMs }) }
}

function refusalOf(url: URL, home: URL): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `it leads to an address of ${url.protocol}`
  if (url.host !== home.host && !isUpgrade(url, home))
    return `it leads to another host; if that is the site, give ${url.origin}`
  if (home.protocol === 'https:' && url.protocol === 'http:') return 'it leads from https to http'
  return url.username || url.password ? 'it leads to an address with a password in it' : undefined
}

/** The same host by https, on the ports that are usual. */
function isUpgrade(url: URL, home: URL): boolean {
  return url.hostname === home.hostname && url.protocol === 'https:' && url.port === '' && home.port === ''
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it did not answer'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it did not answer in time'
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `it did not answer${code}`
}
