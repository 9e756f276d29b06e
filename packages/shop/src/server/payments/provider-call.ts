import { askService, callService, type ServiceReply } from '@vitrine/http/service-call'

/** Asks a provider. @throws Error when it does not answer, or refuses: the caller tries again later. */
export async function askProvider(name: string, address: string, request: RequestInit): Promise<ServiceReply> {
  const reply = await callService(address, request)
  if (!reply) throw new Error(`${name} did not answer ${request.method} ${new URL(address).pathname} as it should.`)
  return reply
}

/** Statuses of HTTP that ask to come again: too slow, in the way of another request, too often. */
const LATER = [408, 409, 425, 429]

/** Answer of a provider that may refuse: what it says, or its reason. */
export type AskedService =
  | { readonly ok: true; readonly reply: ServiceReply }
  | { readonly ok: false; readonly reply: ServiceReply }

/**
 * Asks a provider for something that it may refuse.
 *
 * @throws Error when it does not answer, or asks to come again: nobody knows then if it was done.
 */
export async function askOrRefused(name: string, address: string, request: RequestInit): Promise<AskedService> {
  const answer = await askService(address, request)
  if (answer?.isOk) return { ok: true, reply: answer.reply }
  if (answer && answer.status >= 400 && answer.status < 500 && !LATER.includes(answer.status)) {
    return { ok: false, reply: answer.reply }
  }
  throw new Error(`${name} did not answer ${request.method} ${new URL(address).pathname} as it should.`)
}

/** Characters of a reason that are kept. */
const MAX_REASON_LENGTH = 300

/** Reason of a refusal in the provider's words. */
export function reasonText(...words: readonly unknown[]): string {
  const said = words.find((word) => typeof word === 'string' && word !== '')
  return String(said ?? '').slice(0, MAX_REASON_LENGTH)
}

/** Reads one header of a call. */
export function headerOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  name: string,
): string {
  const value = headers[name]
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}

/** Reads a body of JSON. @returns An empty object for anything else. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Anybody can call; what is no JSON names no payment.
    return {}
  }
}
