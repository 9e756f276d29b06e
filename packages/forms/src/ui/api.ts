import type { Schema } from '../core/rule.ts'

/** Where the protocol answers. */
export interface ApiAddress {
  readonly apiRoot: string
  readonly namespace: string
}

/** Why a call gave nothing to show. [specification 8] */
export interface CallFailure {
  readonly code: 'fetch_error' | 'invalid_json' | 'http_error'
  readonly message: string
}

/** What the server says of a submission. */
export interface FeedbackReply {
  readonly status: string
  readonly message: string
  readonly posted_data_hash?: string
  readonly invalid_fields?: readonly { readonly field: string; readonly message: string }[]
}

const ACCEPT = 'application/json, */*;q=0.1'

/**
 * Calls the protocol.
 *
 * @param fallback Said of an answer that is an error without a sentence of its own.
 * @returns The reply; null for 204.
 * @throws {CallFailure}
 */
export async function call(api: ApiAddress, path: string, init: RequestInit = {}, fallback = ''): Promise<unknown> {
  const url = `${api.apiRoot.replace(/\/$/, '')}/${api.namespace}/${path}`
  let response: Response
  try {
    response = await fetch(url, { ...init, headers: { Accept: ACCEPT } })
  } catch {
    throw { code: 'fetch_error', message: 'You are probably offline.' } satisfies CallFailure
  }
  if (response.status === 204) return null
  const reply: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const message = (reply as { message?: unknown } | undefined)?.message
    throw { code: 'http_error', message: typeof message === 'string' ? message : fallback } satisfies CallFailure
  }
  if (reply === undefined) {
    throw { code: 'invalid_json', message: 'The response is not a valid JSON response.' } satisfies CallFailure
  }
  return reply
}

const schemas = new Map<number, Promise<Schema>>()

/**
 * The schema of a form, asked for once in a page. A failed call is asked again.
 *
 * @param language As the protocol writes it; undefined for the site's default.
 */
export function schemaOf(api: ApiAddress, id: number, language: string | undefined): Promise<Schema> {
  const known = schemas.get(id)
  if (known) return known
  const query = language === undefined ? '' : `?_wpcf7_locale=${language}`
  const asking = call(api, `contact-forms/${id}/feedback/schema${query}`) as Promise<Schema>
  schemas.set(id, asking)
  asking.catch(() => schemas.delete(id))
  return asking
}
