import { type AdminLabel, list, NO_ANSWER, record } from '@vitrine/content/core'

/** Answer of the API: its body, or a sentence that says why it did not do what it was asked for. */
export type ApiReply<Body> =
  | { readonly isDone: true; readonly body: Body }
  | { readonly isDone: false; readonly message: AdminLabel }

/**
 * Asks the API in the name of the account that is signed in.
 *
 * @param path Below `/api`, with its query; begins with a slash.
 * @param body Sent as JSON.
 */
export async function callApi<Body = unknown>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<ApiReply<Body>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    return response.ok ? { isDone: true, body: answer } : { isDone: false, message: refusalIn(answer) }
  } catch {
    // No answer, or none that can be read.
    return { isDone: false, message: NO_ANSWER }
  }
}

/** Sentence of a refusal: Payload lists errors, endpoints of Vitrine answer with one message. */
function refusalIn(answer: unknown): AdminLabel {
  const { message = list(record(answer).errors)[0]?.message } = record(answer)
  return messageOf(message) ?? NO_ANSWER
}

/** Reads a sentence of an answer; undefined for one without. */
export function messageOf(raw: unknown): AdminLabel | undefined {
  if (typeof raw === 'string' && raw !== '') return raw
  const { en, de } = record(raw)
  return typeof en === 'string' && typeof de === 'string' ? { en, de } : undefined
}
