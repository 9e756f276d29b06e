import type { BotCheckSettings } from '../../core/bot-check/bot-check.ts'
import { passedAt } from './site-verify.ts'
import type { BotCheck } from './verdict.ts'

/** Cloudflare's check, with a widget. */
export function turnstile({ secretKey }: Pick<BotCheckSettings, 'secretKey'>): BotCheck {
  const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
  return { kind: 'turnstile', judge: (token) => passedAt(address, { secret: secretKey, response: token }, 'turnstile') }
}
