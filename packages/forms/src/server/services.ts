import type { FieldJudges } from './own-checks.ts'
import { type Payments, stripePayments } from './payment/stripe.ts'
import { type AskAkismet, akismetCheck, akismetService } from './spam/akismet.ts'
import { recaptchaCheck, type ServiceKeys, turnstileCheck } from './spam/bot-check.ts'
import { disallowedWordsCheck } from './spam/disallowed-words.ts'
import { duplicatesCheck, honeypotCheck, linksCheck, timeTrapCheck } from './spam/own-checks.ts'
import type { SpamCheck } from './spam/spam-check.ts'
import type { TimeStamps } from './spam/time-stamps.ts'
import { userAgentCheck } from './spam/user-agent.ts'

/** Services and lists that the forms of a site may use; what is left out is off. */
export interface FormServices {
  readonly recaptcha?: ServiceKeys
  readonly turnstile?: ServiceKeys
  /** Secret key of the payment service. */
  readonly stripe?: string
  /** Key of the spam service, or who is asked in its place. */
  readonly akismet?: string | AskAkismet
  /** Words that make a message spam, one a line. */
  readonly disallowedWords?: string
  /** Pictures to read; undefined turns them off, and what is left out is the site's own. */
  readonly captchas?: FieldJudges['captchas'] | undefined
}

/** The checks for spam in the order of the protocol. [reference 13.3] */
export function spamChecksOf(
  services: FormServices,
  { siteUrl, secret, stamps }: { readonly siteUrl: string; readonly secret: string; readonly stamps: TimeStamps },
): readonly SpamCheck[] {
  const { recaptcha, turnstile, akismet, disallowedWords } = services
  return [
    userAgentCheck,
    honeypotCheck,
    timeTrapCheck(stamps),
    linksCheck,
    ...(recaptcha ? [recaptchaCheck(recaptcha)] : []),
    ...(turnstile ? [turnstileCheck(turnstile)] : []),
    ...(akismet ? [akismetCheck(typeof akismet === 'string' ? akismetService(akismet) : akismet, siteUrl)] : []),
    ...(disallowedWords ? [disallowedWordsCheck(disallowedWords)] : []),
    // Last: a message that was refused for something else may be sent again.
    duplicatesCheck(secret),
  ]
}

export function paymentsOf({ stripe }: FormServices): Payments | undefined {
  return stripe ? stripePayments(stripe) : undefined
}
