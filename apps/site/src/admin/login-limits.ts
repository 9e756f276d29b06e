import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { networkOf } from '@vitrine/http/core'
import { windowCounter } from '@vitrine/protection/core'

/** Tries to log in, or to make the first account, from one network in one minute. */
export const MAX_TRIES_PER_NETWORK = 10

const MINUTE_MS = 60_000

/** Tries for one account within ten minutes, from all networks that it has not signed in from. */
export const MAX_TRIES_PER_ACCOUNT = 30

const ACCOUNT_WINDOW_MS = 10 * MINUTE_MS

/**
 * Milliseconds that a try to make the first account waits when its network has made too many. The setup code is too long
 * to guess, so such tries are slowed, not refused.
 */
export const SLOWED_MS = 1_000

/** Tries that may wait at a time. */
export const MAX_SLOWED = 100

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
  ofAccount(tried: LoginTry): Promise<boolean>
  /** Lets a try wait that comes too soon. @returns False for one more than may wait. */
  slow(): Promise<boolean>
  /** A try that was right is not counted. @param tried The very value that was counted. */
  wasRight(tried: LoginTry): void
  /** Log fields of an attempt: hashes of network and account instead of addresses. */
  describe(tried: LoginTry): { readonly visitor: string; readonly account?: string }
}

/** Tells if the account with an e-mail address has signed in from the network of an address before. */
export type KnowsNetwork = (asked: { readonly email: string; readonly address: string }) => Promise<boolean>

/** @param options.secret Makes hashes of which nobody learns an address. */
export function loginLimits({
  secret,
  knowsNetwork,
  now = () => new Date(),
  pause = (milliseconds) => setTimeout(milliseconds),
}: {
  readonly secret: string
  readonly knowsNetwork: KnowsNetwork
  readonly now?: () => Date
  readonly pause?: (milliseconds: number) => Promise<unknown>
}): LoginLimits {
  const networks = windowCounter(MINUTE_MS)
  const accounts = windowCounter(ACCOUNT_WINDOW_MS)
  const counted = new WeakMap<LoginTry, string>()
  let slowed = 0
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, HASH_LENGTH)
  const accountOf = (email: string) => hash(`account ${email.trim().toLowerCase()}`)
  return {
    ofNetwork: (address) => networks(networkOf(address), now()) > MAX_TRIES_PER_NETWORK,
    async ofAccount(tried) {
      const { path, email, address } = tried
      if (!email || (await knowsNetwork({ email, address }))) return false
      const key = `${path} ${accountOf(email)}`
      counted.set(tried, key)
      return accounts(key, now()) > MAX_TRIES_PER_ACCOUNT
    },
    async slow() {
      if (slowed >= MAX_SLOWED) return false
      slowed += 1
      try {
        await pause(SLOWED_MS)
      } finally {
        slowed -= 1
      }
      return true
    },
    wasRight(tried) {
      const key = counted.get(tried)
      if (key !== undefined) accounts(key, now(), -1)
    },
    describe: ({ address, email }) => ({
      visitor: hash(`visitor ${networkOf(address)}`),
      ...(email && { account: accountOf(email) }),
    }),
  }
}
