/** Address of the protocol's endpoints. Pages may override either part. [reference 1] */
export interface ApiAddress {
  /** Default `/wp-json/`. */
  readonly root?: string
  /** Default `contact-form-7/v1`. */
  readonly namespace?: string
}

/** Why a call gave nothing to show. [specification 8] */
export interface CallFailure {
  readonly code: 'fetch_error' | 'invalid_json'
  readonly message: string
}

const ACCEPT = 'application/json, */*;q=0.1'

/**
 * Calls the protocol.
 *
 * @param send In place of `fetch`.
 * @returns The reply; null for 204.
 * @throws {CallFailure | Response} The response of a status that is no success.
 */
export async function call(
  api: ApiAddress,
  endpoint: string,
  init: RequestInit = {},
  send: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  let response: Response
  try {
    response = await send(addressOf(api, endpoint), { ...init, headers: { Accept: ACCEPT } })
  } catch {
    throw { code: 'fetch_error', message: 'You are probably offline.' } satisfies CallFailure
  }
  if (!response.ok) throw response
  if (response.status === 204) return null
  return response.json().catch(() => {
    throw { code: 'invalid_json', message: 'The response is not a valid JSON response.' } satisfies CallFailure
  })
}

/** @returns Whole address of an endpoint. A root may name its path in its query, as `/?rest_route=/`. [reference 11.2] */
export function addressOf(api: ApiAddress, endpoint: string): string {
  const { root = '/wp-json/', namespace = 'contact-form-7/v1' } = api
  const path = `${namespace.replace(/^\/+|\/+$/g, '')}/${endpoint}`
  return `${root.replace(/\/+$/, '')}/${root.includes('?') ? path.replace('?', '&') : path}`
}

/** Answers of those who stand before a site that does not answer itself. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504])

/** Facts about a failed call that only the browser knows. */
interface NetworkState {
  /** Network state, as the browser reports it. */
  readonly isOnline: boolean
  /** Sentence about a site that is away, though the visitor is not. */
  readonly unreachable?: string | undefined
}

/**
 * Sentence for a visitor about a failed call.
 *
 * @param failure Error thrown by {@link call}.
 * @returns Empty if the failure has no sentence of its own.
 */
export async function sentenceOf(failure: unknown, { isOnline, unreachable = '' }: NetworkState): Promise<string> {
  const answer = failure instanceof Response ? failure : undefined
  const details: unknown = answer ? await answer.json().catch(() => null) : failure
  const { code, message } = (details ?? {}) as Partial<CallFailure>
  const own = typeof code === 'string' && typeof message === 'string' ? message : ''
  if (answer) return own || (GATEWAY_ERRORS.has(answer.status) ? unreachable : '')
  return (code === 'fetch_error' && isOnline && unreachable) || own
}
