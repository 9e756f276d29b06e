/** Services of third parties, faked at the network. */
export interface FakeServices {
  /** Replies, by a part of the requested address. */
  readonly replies: Readonly<Record<string, { readonly code?: number; readonly body?: unknown }>>
  /** Requests that they got, in order. */
  readonly calls: unknown[]
  readonly restore: () => void
}

/** Answers every call that leaves this process; one that nobody expects fails as a broken network does. */
export function fakeServices(replies: FakeServices['replies']): FakeServices {
  const real = globalThis.fetch
  const calls: unknown[] = []
  globalThis.fetch = async (input, init) => {
    const address = String(input)
    const body = init?.body instanceof URLSearchParams ? bodyOf(init.body) : null
    calls.push({ service_call: { http: address, method: init?.method ?? 'GET', body } })
    const reply = Object.entries(replies).find(([part]) => address.includes(part))?.[1]
    if (!reply) throw new TypeError('fetch failed')
    return Response.json(reply.body, { status: reply.code ?? 200 })
  }
  return {
    replies,
    calls,
    restore() {
      globalThis.fetch = real
    },
  }
}

/** Numbers as the recordings have them. */
function bodyOf(fields: URLSearchParams): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, name === 'amount' ? Number(value) : value]))
}
