import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { heldBy } from './hold-session.ts'
import { ticketCookie } from './ticket-cookie.ts'

const SAID = {
  code: 'Enter the code of your second factor.',
  'set-up': 'Set up your second factor.',
} as const

/**
 * Has every address of the accounts answer with a ticket, and nothing else, where a session was held back: what Payload
 * would answer, cookie included, is thrown away.
 */
export function withTickets(config: SanitizedConfig): SanitizedConfig {
  const users = config.collections.find(({ slug }) => slug === 'users')
  if (users?.endpoints) users.endpoints = users.endpoints.map(withTicket)
  return config
}

function withTicket(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    async handler(req) {
      const response = await endpoint.handler(req)
      return heldBy(req) ? ticketAnswer(req) : response
    },
  }
}

async function ticketAnswer(req: PayloadRequest): Promise<Response> {
  const held = heldBy(req)
  if (!held) throw new Error('Only a session that was held back is answered with a ticket.')
  const cookie = await ticketCookie(req.payload, held.account, new Date())
  return Response.json(
    { message: SAID[held.owed], secondFactor: held.owed, user: null },
    { headers: { 'cache-control': 'no-store', 'set-cookie': cookie } },
  )
}
