import { setTimeout as pause } from 'node:timers/promises'
import { type HttpAnswer, requestAt } from './http-request.ts'
import { addressToConnect, type NetworkRules } from './network-rules.ts'
import { MAX_PAUSE_MS, pauseAskedMs } from './pause-asked.ts'

/** Places that an answer may lead on to. */
const MAX_REDIRECTS = 5

/** Milliseconds for one try, redirects and the body included. */
const TIMEOUT_MS = 30_000

/** Times that a server is asked which is busy or in trouble. */
const MAX_TRIES = 4

/** Milliseconds after which a connection that broke is tried again. */
const BROKEN_PAUSE_MS = 200

export type WebAnswer =
  | { readonly kind: 'answer'; readonly url: URL; readonly answer: HttpAnswer & { readonly body: Uint8Array } }
  | {
      readonly kind: 'none'
      /** One clause for the owner, such as “it did not answer in time”. */
      readonly reason: string
      /** True when no server answered, or not to the end. */
      readonly isUnreachable: boolean
    }

export interface WebRequest {
  readonly maxBytes: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface WebClientOptions {
  /** Reason for which an address is not asked, as one clause for the owner; undefined: it may be. Redirects ask it, too. */
  readonly refusalOf: (url: URL) => string | undefined
  readonly rules: NetworkRules
  readonly timeoutMs?: number | undefined
}

/**
 * Asks by GET, and follows redirects to where the caller lets it. A server that answers 429 or 5xx, or breaks off, is asked
 * again after pauses that double.
 */
export class WebClient {
  readonly #options: WebClientOptions

  constructor(options: WebClientOptions) {
    this.#options = options
  }

  async get(url: URL, request: WebRequest): Promise<WebAnswer> {
    for (let tries = 1; ; tries += 1) {
      const { answer, againInMs } = await this.#followed(url, request)
      if (againInMs === undefined || tries >= MAX_TRIES) return answer
      await pause(Math.min(MAX_PAUSE_MS, againInMs * 2 ** (tries - 1)))
    }
  }

  async #followed(first: URL, request: WebRequest): Promise<Tried> {
    const { refusalOf, timeoutMs = TIMEOUT_MS } = this.#options
    const signal = AbortSignal.timeout(timeoutMs)
    let url = first
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const refused = refusalOf(url)
      if (refused !== undefined) return none(refused)
      const tried = await this.#asked(url, request, signal)
      if ('answer' in tried) return tried
      url = tried.leadsTo
    }
    return none('it leads on and on')
  }

  async #asked(
    url: URL,
    { headers, maxBytes }: WebRequest,
    signal: AbortSignal,
  ): Promise<Tried | { readonly leadsTo: URL }> {
    try {
      const ip = await addressToConnect(url, this.#options.rules)
      if (ip === undefined) return none(`${url.hostname} is in a private network`)
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
      return {
        answer: { kind: 'none', reason: failureOf(error), isUnreachable: true },
        againInMs: BROKEN_PAUSE_MS,
      }
    }
  }
}

interface Tried {
  readonly answer: WebAnswer
  /** Set where the same question may get another answer later. */
  readonly againInMs?: number
}

function none(reason: string): Tried {
  return { answer: { kind: 'none', reason, isUnreachable: false } }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it did not answer'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it did not answer in time'
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `it did not answer${code}`
}
