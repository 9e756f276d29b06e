import { mayEnter } from '@vitrine/content/core'
import { isPassword } from '@vitrine/content/documents'
import type { DocumentReference } from '@vitrine/content/queries'
import { networkOf } from '@vitrine/http/core'
import type { GateRefusal } from '@vitrine/pages/core'
import type { FastifyRequest } from 'fastify'
import type { Guarded } from './guarded.ts'
import { isOpenedBy, openedCookie } from './opened-cookie.ts'

/** Passwords that one network may try on one page in a minute. */
const MAX_TRIES_PER_MINUTE = 10

/** Decides who may see pages that are not for everyone. */
export interface Gate {
  /** Tells whether who sends a request may see a page. */
  admits(request: Asking, page: Guarded): Promise<boolean>
  /** Tries a password on a page. @returns The `Set-Cookie` that opens it, or why it stays closed. */
  open(
    request: Asking,
    page: Guarded,
    password: string,
  ): Promise<{ readonly cookie: string } | { readonly refusal: GateRefusal }>
}

type Asking = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol'>

/**
 * @param options.isMember Whether who sends a request is a member of the site.
 * @param options.passwordHash The hash of the password of a published document.
 * @param options.isTooMany Counts tries by a key, within a minute.
 */
export function createGate(options: {
  readonly secret: string
  readonly isMember: (request: Asking) => Promise<boolean>
  readonly passwordHash: (document: DocumentReference) => Promise<string | undefined>
  readonly isTooMany: (key: string, limit: number, now: Date) => Promise<boolean>
}): Gate {
  const { secret, isMember, passwordHash, isTooMany } = options
  const hasOpened = async ({ headers }: Asking, { document }: Guarded) => {
    if (!headers.cookie?.includes('vitrine-open-')) return false
    const hash = await passwordHash(document)
    return (
      hash !== undefined && isOpenedBy(headers.cookie, { document, passwordHash: hash }, { secret, now: Date.now() })
    )
  }
  return {
    async admits(request, page) {
      const { visibility } = page
      if (visibility === 'password' && (await hasOpened(request, page))) return true
      return mayEnter(visibility, { hasOpened: false, isMember: await isMember(asVisit(request)) })
    },
    async open(request, { document }, password) {
      const key = `open page ${document.collection} ${document.id} ${networkOf(request.ip)}`
      if (await isTooMany(key, MAX_TRIES_PER_MINUTE, new Date())) return { refusal: 'tooManyTries' }
      const hash = await passwordHash(document)
      if (hash === undefined || !(await isPassword(password, hash))) return { refusal: 'wrongPassword' }
      const encrypted = request.protocol === 'https'
      return { cookie: openedCookie({ document, passwordHash: hash }, { secret, now: Date.now(), encrypted }) }
    },
  }
}

/**
 * A request as if it came from this site. A session is not believed from others, since it could change something; a visit
 * changes nothing, and a member may follow a link from anywhere.
 */
function asVisit({ headers: { origin: _origin, ...headers }, ip, protocol }: Asking): Asking {
  return { headers: { ...headers, 'sec-fetch-site': 'same-origin' }, ip, protocol }
}
