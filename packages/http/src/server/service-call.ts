/** Milliseconds that a service may take to answer. */
const TIMEOUT_MS = 5_000

/** Characters of an answer that are read. */
const MAX_REPLY = 100_000

export type ServiceReply = Readonly<Record<string, unknown>>

/** Posts fields to a service. Undefined: it did not answer, or not as a service that is well. */
export function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServiceReply | undefined> {
  return callService(address, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** Asks a service. Undefined as for {@link postForm}. */
export async function callService(address: string, request: RequestInit): Promise<ServiceReply | undefined> {
  try {
    const response = await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (!response.ok || text.length > MAX_REPLY) return undefined
    const reply: unknown = JSON.parse(text)
    return typeof reply === 'object' && reply !== null ? (reply as ServiceReply) : undefined
  } catch {
    // A service that is down, slow or speaks no JSON: its caller decides what that means for the visitor.
    return undefined
  }
}
