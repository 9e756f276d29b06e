/** Answer of the server, or a sentence that says why there is none. */
export type Answer = { readonly data: unknown } | { readonly problem: string }

/**
 * Asks the API of this site.
 *
 * @param options.body Sent as JSON; left out, nothing is.
 * @param options.noAnswer Sentence for when the connection is away.
 */
export async function askServer(
  address: string,
  options: {
    readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
    readonly body?: unknown
    readonly noAnswer: string
  },
): Promise<Answer> {
  const { method = 'GET', body, noAnswer } = options
  try {
    const response = await fetch(address, {
      method,
      cache: 'no-store',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const data: unknown = await response.json()
    if (response.ok) return { data }
    const { errors } = data as { readonly errors?: readonly { readonly message?: string }[] }
    return { problem: errors?.[0]?.message ?? noAnswer }
  } catch {
    // No connection, or an answer that is none of the API.
    return { problem: noAnswer }
  }
}
