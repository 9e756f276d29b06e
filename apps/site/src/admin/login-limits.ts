import { createHmac } from 'node:crypto'
import { networkOf } from '@vitrine/http/core'
import { windowCounter } from '@vitrine/protection/core'

/** Tries to log in, or to make the first account, from one network in one minute. */
export const MAX_TRIES_PER_NETWORK = 10

const MINUTE_MS = 60_000

/** Tries for one account within ten minutes, from all networks that it has not signed in from. */
export const MAX_TRIES_PER_ACCOUNT = 30

const ACCOUNT_WINDOW_MS = 10 * MINUTE_MS

/** Milliseconds for which a network is remembered that an account has signed in from: a month. */
const KNOWN_MS = 30 * 24 * 60 * MINUTE_MS

/** Characters of a hash in the log: enough to tell who is the same. */
const HASH_LENGTH = 16

/** One try to become somebody. */
export interface LoginTry {
  /** Address that it was sent to. */
  readonly path: string
  /** The visitor's, as a socket or a proxy tells it. */
  readonly address: string
  /** E-mail address of the account, if one is named. */
  readonly email: string | undefined
}

/** Limits how fast passwords can be guessed, and how many mails a stranger can cause. */
export interface LoginLimits {
  /** Counts a try of a network. */
  ofNetwork(address: string): boolean
  /** Counts a try for an account. Who guesses elsewhere does not shut out its owner: networks that it knows are not counted. */
  ofAccount(tried: LoginTry): boolean
  /** A try that was right is not counted. */
  wasRight(tried: LoginTry): void
  /** Log fields of an attempt: hashes of network and account instead of addresses. */
  describe(tried: LoginTry): { readonly visitor: string; readonly account?: string }
}

/** @param options.secret Makes hashes of which nobody learns an address. */
export function loginLimits({
  secret,
  now = () => new Date(),
}: {
  readonly secret: string
  readonly now?: () => Date
}): LoginLimits {
  const networks = windowCounter(MINUTE_MS)
  const accounts = windowCounter(ACCOUNT_WINDOW_MS)
  const known = windowCounter(KNOWN_MS)
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, HASH_LENGTH)
  const accountOf = (email: string) => hash(`account ${email.trim().toLowerCase()}`)
  const keysOf = ({ path, address, email = '' }: LoginTry) => {
    const account = accountOf(email)
    return { counted: `${path} ${account}`, owner: `${account} ${networkOf(address)}` }
  }
  return {
    ofNetwork: (address) => networks(networkOf(address), now()) > MAX_TRIES_PER_NETWORK,
    ofAccount(tried) {
      if (!tried.email) return false
      const { counted, owner } = keysOf(tried)
      return known(owner, now(), 0) === 0 && accounts(counted, now()) > MAX_TRIES_PER_ACCOUNT
    },
    wasRight(tried) {
      if (!tried.email) return
      const { counted, owner } = keysOf(tried)
      if (known(owner, now(), 0) === 0) accounts(counted, now(), -1)
      known(owner, now())
    },
    describe: ({ address, email }) => ({
      visitor: hash(`visitor ${networkOf(address)}`),
      ...(email && { account: accountOf(email) }),
    }),
  }
}
