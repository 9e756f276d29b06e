/** Headers by which a filter that is too long for an address comes in a body. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Refuses requests to the API which Payload cannot even take apart: what it throws then, nobody catches.
 *
 * @returns Undefined for any other.
 */
export async function refuseUnreadable(request: Request): Promise<Response | undefined> {
  const segments = new URL(request.url).pathname.split('/').slice(2)
  const names = segments.map(decoded)
  if (names.includes(undefined)) return refusal(400, 'This address cannot be read.')
  // A name that every object has: Payload takes it for a collection.
  if ((names[0] ?? '') in {}) return refusal(404, 'There is nothing here.')
  const isFilter = OVERRIDES.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isFilter || request.headers.get('content-type') !== 'application/json') {
    return undefined
  }
  const isJson = await request
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    )
  return isJson ? undefined : refusal(400, 'What was sent is no JSON.')
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
