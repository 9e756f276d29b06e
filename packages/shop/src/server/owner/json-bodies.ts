import type { FastifyInstance } from 'fastify'

/** Bytes of a request. */
const BODY_LIMIT = 64 * 1024

/** Has addresses take bodies of JSON: the site reads no bodies of its own accord. What is no JSON counts as nothing. */
export function jsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, parseJson(String(body))),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
