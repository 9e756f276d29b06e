import type { DrawnRequest } from './hostile-request.ts'

/** Methods that an application is asked with. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Headers that say who asks, and how. */
const LEFT_OUT = new Set(['authorization', 'cookie', 'content-encoding', 'expect'])

/** Makes a request of one that was drawn, as far as it can be one. Undefined: no server would hand it to an application. */
export function requestOf(origin: string, { method, target, headers, body }: DrawnRequest): Request | undefined {
  if (!METHODS.has(method) || !target.startsWith('/') || !URL.canParse(origin + target)) return undefined
  const taken = new Headers()
  const lines = [...headers, ...(body?.contentType === undefined ? [] : [['content-type', body.contentType] as const])]
  for (const [name, value] of lines) if (!LEFT_OUT.has(name)) setWhereAllowed(taken, name, value)
  const carries = body && method !== 'GET' && method !== 'HEAD'
  return new Request(origin + target, {
    method,
    headers: taken,
    ...(carries && { body: new Uint8Array(body.bytes) }),
  })
}

function setWhereAllowed(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value)
  } catch {
    // No client sends such characters.
  }
}
