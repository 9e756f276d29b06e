import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { refusal } from '@vitrine/content/answers'
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { LoginTries } from './login-tries.ts'

const TOO_MANY_REQUESTS = 429

/** Payload's password hashing. A login without an account takes as long by hashing with the same parameters. */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

const derive = promisify(pbkdf2)

interface LoginGuard {
  /** @throws {APIError} 429 after too many tries. */
  readonly check: (typed: { readonly email: string; readonly password: string }, req: PayloadRequest) => Promise<void>
  readonly beforeOperation: CollectionBeforeOperationHook
  readonly afterLogin: CollectionAfterLoginHook
}

/**
 * Stops who guesses passwords, and tells nobody which accounts there are: neither by a sentence nor by the time that an
 * answer takes.
 *
 * @param options.takeAsLong Does with a password what comparing it would.
 */
export function loginGuard({ takeAsLong = compareWithNothing, now = () => new Date() } = {}): LoginGuard {
  const tries = new LoginTries()
  const check: LoginGuard['check'] = async ({ email, password }, req) => {
    if (!tries.begin({ address: addressOf(req), email }, now())) {
      throw refusal(
        {
          en: 'Too many attempts. Wait ten minutes, then try again.',
          de: 'Zu viele Versuche. Zehn Minuten warten, dann noch einmal versuchen.',
        },
        { status: TOO_MANY_REQUESTS, req },
      )
    }
    if (!(await isAccount(email, req))) await takeAsLong(password)
  }
  return {
    check,
    async beforeOperation({ args, operation, req }) {
      if (operation !== 'login') return args
      const { email, password } = (args as { readonly data: Readonly<Record<string, unknown>> }).data
      // Payload refuses what was left empty.
      if (typeof email === 'string' && typeof password === 'string') await check({ email, password }, req)
      return args
    },
    afterLogin({ req, user }) {
      tries.succeed({ address: addressOf(req), email: user.email })
      return user
    },
  }
}

/** The visitor's address, which the site writes in front of the admin, whatever came with the request. */
export function addressOf(req: PayloadRequest): string {
  return req.headers.get('x-forwarded-for') ?? ''
}

async function isAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

async function compareWithNothing(password: string): Promise<void> {
  await derive(password, randomBytes(HASH.bytes), HASH.iterations, HASH.bytes, HASH.digest)
}
