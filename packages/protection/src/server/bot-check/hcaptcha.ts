import type { BotCheckSettings } from '../../core/bot-check/bot-check.ts'
import { passedAt } from './site-verify.ts'
import type { BotCheck } from './verdict.ts'

/** hCaptcha's check, with a widget. */
export function hcaptcha({ siteKey, secretKey }: Pick<BotCheckSettings, 'siteKey' | 'secretKey'>): BotCheck {
  const address = 'https://api.hcaptcha.com/siteverify'
  const judge: BotCheck['judge'] = (token) =>
    // With the site key, a token of another site of the same account is refused.
    passedAt(address, { secret: secretKey, response: token, sitekey: siteKey }, 'hcaptcha')
  return { kind: 'hcaptcha', judge }
}
