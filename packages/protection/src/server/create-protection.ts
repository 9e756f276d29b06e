import type { BotCheckSettings } from '../core/bot-check/bot-check.ts'
import { botCheckOf } from './bot-check/bot-check.ts'
import { createProofs, type Proofs } from './bot-check/proof-of-work.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { createSharedCounts, type SharedCounts } from './shared-counts.ts'
import { type AskAkismet, akismetCheck, akismetService } from './spam/akismet.ts'
import { disallowedWordsCheck } from './spam/disallowed-words.ts'
import { duplicatesCheck, honeypotCheck, linksCheck, timeTrapCheck } from './spam/own-checks.ts'
import type { SpamCheck } from './spam/spam-check.ts'
import { createTimeStamps, type TimeStamps } from './spam/time-stamps.ts'
import { userAgentCheck } from './spam/user-agent.ts'

/** Spam settings of a site. */
export interface SpamSettings {
  readonly botCheck: BotCheckSettings
  /** Key of the spam service, or who is asked in its place; empty for nobody. */
  readonly akismet: string | AskAkismet
  /** Words that make a message spam, one a line. */
  readonly disallowedWords: string
}

/** State of a running site that spam checks depend on. */
export interface Protection {
  /** Counts of all processes of the site. */
  readonly shared: SharedCounts
  readonly rateLimit: RateLimit
  readonly stamps: TimeStamps
  readonly proofs: Proofs
  checksOf(settings: SpamSettings): SpamChecks
}

export interface SpamChecks {
  /** In the order of the protocol. [reference 13.3] */
  readonly all: readonly SpamCheck[]
  /** Checks that need nothing on the page. */
  readonly withoutBotCheck: readonly SpamCheck[]
}

/**
 * @param options.secret Signs what visitors bring back.
 * @param options.redisUrl Where the processes of a site count posts together.
 */
export function createProtection(options: {
  readonly secret: string
  readonly siteUrl: string
  readonly redisUrl: string | undefined
  readonly onError: (error: unknown) => void
}): Protection {
  const { secret, siteUrl } = options
  const stamps = createTimeStamps(secret)
  const shared = createSharedCounts(options)
  const proofs = createProofs(secret, shared)
  const first = [userAgentCheck, honeypotCheck, timeTrapCheck(stamps), linksCheck]
  // Last: a message that was refused for something else may be sent again.
  const last = duplicatesCheck(shared)
  return {
    shared,
    rateLimit: createRateLimit(shared),
    stamps,
    proofs,
    checksOf({ botCheck, akismet, disallowedWords }) {
      const bots = botCheckOf(botCheck, proofs)
      const others = [
        ...(akismet ? [akismetCheck(typeof akismet === 'string' ? akismetService(akismet) : akismet, siteUrl)] : []),
        ...(disallowedWords ? [disallowedWordsCheck(disallowedWords)] : []),
        last,
      ]
      return { all: [...first, ...(bots ? [bots] : []), ...others], withoutBotCheck: [...first, ...others] }
    },
  }
}
