import { networkOf } from '@vitrine/http/core'
import type { RunningSite } from '@vitrine/kit/server'
import { windowCounter } from '@vitrine/protection/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentSource, SiteAccount } from '../content/source.ts'
import { toHeaders } from './request-headers.ts'

/** Wrong or expired proofs of an account that one network may give in a minute: more than an editor who was signed out sends. */
const MAX_WRONG_PER_MINUTE = 60

const MINUTE_MS = 60_000

/** Seconds after which whoever was refused may ask again. */
const RETRY_AFTER_SECONDS = 60

/** Cookie of a session, as Payload names it. */
const SESSION_COOKIE = 'payload-token'

const HAS_SESSION_COOKIE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=[^;\\s]`)

/** Sender of a request: an account, or a stranger, who may have guessed too often. */
export type Asker =
  | ({ readonly kind: 'account' } & SiteAccount)
  | { readonly kind: 'nobody' }
  | { readonly kind: 'too many' }

export type WhoAsks = (request: Pick<FastifyRequest, 'headers' | 'ip'>) => Promise<Asker>

/** Finds out who asks. Strangers who claim nothing cost nothing. */
export function whoAsks(account: ContentSource['account'], now = () => new Date()): WhoAsks {
  const wrong = windowCounter(MINUTE_MS)
  return async (request) => {
    const { authorization, cookie = '' } = request.headers
    if (authorization === undefined && !HAS_SESSION_COOKIE.test(cookie)) return { kind: 'nobody' }
    const network = networkOf(request.ip)
    if (wrong(network, now(), 0) >= MAX_WRONG_PER_MINUTE) return { kind: 'too many' }
    const found = await account(toHeaders(request))
    if (found) return { kind: 'account', ...found }
    wrong(network, now())
    return { kind: 'nobody' }
  }
}

/** Answers who has guessed too often. */
export function refuseAsker(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .type('text/plain; charset=utf-8')
    .send('Too many wrong sessions came from here. Wait a minute, then sign in again.')
}

/** Role of the account that a request comes from; undefined for strangers, and for who has guessed too often. */
export function roleOf(asks: WhoAsks): RunningSite['roleOf'] {
  return async (request) => {
    const asker = await asks(request)
    return asker.kind === 'account' ? asker.role : undefined
  }
}

/** Account that a request comes from; undefined for strangers, and for who has guessed too often. */
export function accountOf(asks: WhoAsks): RunningSite['accountOf'] {
  return async (request) => {
    const asker = await asks(request)
    return asker.kind === 'account' ? { name: asker.name, email: asker.email } : undefined
  }
}
