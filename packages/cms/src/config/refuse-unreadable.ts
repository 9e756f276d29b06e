import { isOfEveryObject, METHOD_OVERRIDES } from './api-names.ts'

/** Fields of a filter that Payload writes into an address, where not every value can be written. */
const WRITTEN_INTO_ADDRESS = ['locale', 'fallbackLocale', 'depth']

/**
 * Refuses requests to the API which Payload cannot even take apart: what it throws then, nobody catches.
 *
 * @returns Undefined for any other.
 */
export async function refuseUnreadable(request: Request): Promise<Response | undefined> {
  const segments = new URL(request.url).pathname.split('/').slice(2)
  const names = segments.map(decoded)
  if (names.includes(undefined)) return refusal(400, 'This address cannot be read.')
  if (isOfEveryObject(names[0] ?? '')) return refusal(404, 'There is nothing here.')
  const isFilter = METHOD_OVERRIDES.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isFilter || request.headers.get('content-type') !== 'application/json') {
    return undefined
  }
  const filter: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  if (filter === undefined) return refusal(400, 'The body is not valid JSON.')
  const fields = Object(filter) as Readonly<Record<string, unknown>>
  const isWritable = WRITTEN_INTO_ADDRESS.every((name) => fields[name] === null || typeof fields[name] !== 'object')
  return isWritable ? undefined : refusal(400, `Give ${WRITTEN_INTO_ADDRESS.join(', ')} as texts or numbers.`)
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function refusal(status: 400 | 404, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
