import type { FastifyReply } from 'fastify'

/** HTTP statuses of a file whose asked state, or asked part, is not there (RFC 9110, sections 15.5.13 and 15.5.17). */
const STATUSES: readonly number[] = [412, 416]

/** An error of what serves files. */
export interface FileError {
  readonly statusCode?: number
  /** Such as `Content-Range` with the length of what is there. */
  readonly headers?: Readonly<Record<string, string>>
}

/** True if a program asked for what no person sees: it gets the headers, and no page. */
export function isOfPart({ statusCode }: FileError): boolean {
  return statusCode !== undefined && STATUSES.includes(statusCode)
}

/** Answers with the status and the headers alone. */
export function refusePart(reply: FastifyReply, { statusCode = 416, headers = {} }: FileError): FastifyReply {
  return reply.code(statusCode).headers(headers).send()
}
