import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'

/** Finds the account that a request comes from; null for strangers. */
export async function accountOf(payload: Payload, { headers }: Pick<FastifyRequest, 'headers'>) {
  const { authorization, cookie } = headers
  const sent = new Headers({ ...(authorization && { authorization }), ...(cookie && { cookie }) })
  return (await payload.auth({ headers: sent })).user
}
