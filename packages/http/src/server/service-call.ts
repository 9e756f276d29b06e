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
  const answer = await askService(address, request)
  return answer?.isOk ? answer.reply : undefined
}

/** Answer of a service: done, or refused with a status of HTTP and what it says about it. */
export interface ServiceAnswer {
  readonly isOk: boolean
  readonly status: number
  readonly reply: ServiceReply
}

/** Asks a service that may refuse. Undefined: it did not answer, or with what is no JSON. */
export async function askService(address: string, request: RequestInit): Promise<ServiceAnswer | undefined> {
  try {
    const response = await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (text.length > MAX_REPLY) return undefined
    const reply: unknown = JSON.parse(text)
    if (typeof reply !== 'object' || reply === null) return undefined
    return { isOk: response.ok, status: response.status, reply: reply as ServiceReply }
  } catch {
    // A service that is down, slow or speaks no JSON: its caller decides what that means for the visitor.
    return undefined
  }
}
