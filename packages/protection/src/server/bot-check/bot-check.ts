import type { BotCheckOnPage, BotCheckSettings } from '../../core/bot-check/bot-check.ts'
import type { SpamCheck, SpamReason } from '../spam/spam-check.ts'
import { hcaptcha } from './hcaptcha.ts'
import { type Proofs, proofOfWork } from './proof-of-work.ts'
import { recaptcha } from './recaptcha.ts'
import { turnstile } from './turnstile.ts'
import type { BotCheck } from './verdict.ts'

/** Characters of the longest token that is looked at: the services' own stay below 4,000. */
const MAX_TOKEN_LENGTH = 8_000

/** The check that a site has chosen, as one of its checks for spam. [reference 13.4] */
export function botCheckOf(settings: BotCheckSettings, proofs: Proofs): SpamCheck | undefined {
  const { kind, whenDown } = settings
  if (kind === 'off') return undefined
  const check = KINDS[kind](settings, proofs)
  return ({ tokens, now }) => judge(check, tokens[kind]?.trim() ?? '', now, whenDown)
}

const KINDS: Readonly<Record<BotCheckOnPage['kind'], (settings: BotCheckSettings, proofs: Proofs) => BotCheck>> = {
  proof: (_, proofs) => proofOfWork(proofs),
  turnstile,
  hcaptcha,
  recaptcha,
}

async function judge(
  { kind, judge }: BotCheck,
  token: string,
  now: Date,
  whenDown: BotCheckSettings['whenDown'],
): Promise<SpamReason | undefined> {
  const isUsable = token !== '' && token.length <= MAX_TOKEN_LENGTH
  const without: SpamReason = { agent: kind, cause: token === '' ? 'no token' : 'token too long' }
  if (!isUsable && whenDown === 'spam') return without
  // A service that is down gives browsers no token. That it is, a program cannot claim: we ask ourselves.
  const verdict = await judge(isUsable ? token : '', now)
  if (verdict.is === 'human' || (verdict.is === 'down' && whenDown === 'accept')) return undefined
  return isUsable ? verdict.reason : without
}
