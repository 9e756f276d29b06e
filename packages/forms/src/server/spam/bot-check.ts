import { lastText } from '../../core/entries.ts'
import { postForm } from '../service-call.ts'
import type { SpamCheck, Suspect } from './spam-check.ts'

/** Score above which a visitor is taken for a human. [reference 13.4] */
const HUMAN_ABOVE = 0.5

const RECAPTCHA_ADDRESS = 'https://www.google.com/recaptcha/api/siteverify'
const TURNSTILE_ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Keys of a service: one for the page, one for the server. */
export interface ServiceKeys {
  readonly siteKey: string
  readonly secretKey: string
}

/** The bot check that gives a score. No token, no answer and no score are a bot's. */
export function recaptchaCheck({ secretKey }: ServiceKeys): SpamCheck {
  return async (suspect) => {
    const token = tokenOf(suspect, '_wpcf7_recaptcha_response')
    if (token === '') return { agent: 'recaptcha', cause: 'no token' }
    const reply = await postForm(RECAPTCHA_ADDRESS, { secret: secretKey, response: token })
    const score = typeof reply?.score === 'number' ? reply.score : 0
    return score > HUMAN_ABOVE ? undefined : { agent: 'recaptcha', score, threshold: HUMAN_ABOVE }
  }
}

/** The bot check with a widget. */
export function turnstileCheck({ secretKey }: ServiceKeys): SpamCheck {
  return async (suspect) => {
    const token = tokenOf(suspect, '_wpcf7_turnstile_response')
    const reply = token === '' ? undefined : await postForm(TURNSTILE_ADDRESS, { secret: secretKey, response: token })
    return reply?.success === true ? undefined : { agent: 'turnstile', cause: 'not passed' }
  }
}

function tokenOf({ entries }: Suspect, name: string): string {
  return lastText(entries, name)?.trim() ?? ''
}
