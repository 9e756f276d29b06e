import { given } from '@vitrine/content/core'
import { botCheckOnPage } from '../core/bot-check/bot-check.ts'
import type { FormSettings } from '../core/form-settings.ts'
import type { Surroundings } from '../core/template/surroundings.ts'
import { botCheckOf } from './bot-check/bot-check.ts'
import type { Proofs } from './bot-check/proof-of-work.ts'
import type { FieldJudges } from './own-checks.ts'
import { type Payments, stripePayments } from './payment/stripe.ts'
import { type AskAkismet, akismetCheck, akismetService } from './spam/akismet.ts'
import { disallowedWordsCheck } from './spam/disallowed-words.ts'
import { honeypotCheck, linksCheck, timeTrapCheck } from './spam/own-checks.ts'
import type { SpamCheck } from './spam/spam-check.ts'
import type { TimeStamps } from './spam/time-stamps.ts'
import { userAgentCheck } from './spam/user-agent.ts'

/** Services and lists in place of those that the site's settings name; what is left out is as the settings have it. */
export interface FormServices {
  readonly botCheck?: FormSettings['botCheck']
  readonly payments?: FormSettings['payments']
  /** Key of the spam service, or who is asked in its place. */
  readonly akismet?: string | AskAkismet
  /** Words that make a message spam, one a line. */
  readonly disallowedWords?: string
  /** Pictures to read; undefined turns them off, and what is left out is the site's own. */
  readonly captchas?: FieldJudges['captchas'] | undefined
}

/** What the forms of a site may use just now. */
export interface ActiveServices {
  /** In the order of the protocol. [reference 13.3] */
  readonly spamChecks: readonly SpamCheck[]
  /** Those that look at what was written, and need nothing on the page. */
  readonly textChecks: readonly SpamCheck[]
  /** Undefined while payments are off: then forms with a price are free. */
  readonly payments: Payments | undefined
  /** What forms are shown with. */
  readonly shown: Pick<Surroundings, 'services' | 'botCheck' | 'stripeKey'>
}

/** What outlives a change of the settings. */
export interface ServiceParts {
  readonly siteUrl: string
  readonly stamps: TimeStamps
  readonly proofs: Proofs
  readonly duplicates: SpamCheck
}

/** Makes the services that settings name. The settings' object is the key: another one gives other services. */
export function createServices(own: FormServices, parts: ServiceParts): (settings: FormSettings) => ActiveServices {
  const made = new WeakMap<FormSettings, ActiveServices>()
  return (settings) => {
    const known = made.get(settings)
    if (known) return known
    const services = activeServices({ ...namedBy(settings), ...own }, parts)
    made.set(settings, services)
    return services
  }
}

type NamedServices = Required<Omit<FormServices, 'captchas'>> & Pick<FormServices, 'captchas'>

function namedBy({ botCheck, payments, akismetKey, disallowedWords }: FormSettings): NamedServices {
  return { botCheck, payments, akismet: akismetKey, disallowedWords }
}

function activeServices(services: NamedServices, parts: ServiceParts): ActiveServices {
  const { botCheck, payments, akismet, disallowedWords } = services
  const { siteUrl, stamps, proofs, duplicates } = parts
  const tellsBots = botCheckOf(botCheck, proofs)
  const before = [userAgentCheck, honeypotCheck, timeTrapCheck(stamps), linksCheck]
  const after = [
    ...(akismet ? [akismetCheck(typeof akismet === 'string' ? akismetService(akismet) : akismet, siteUrl)] : []),
    ...(disallowedWords ? [disallowedWordsCheck(disallowedWords)] : []),
    // Last: a message that was refused for something else may be sent again.
    duplicates,
  ]
  return {
    spamChecks: [...before, ...(tellsBots ? [tellsBots] : []), ...after],
    textChecks: [...before, ...after],
    payments: payments.secretKey ? stripePayments(payments.secretKey) : undefined,
    shown: {
      services: new Set([
        ...(botCheck.kind === 'recaptcha' || botCheck.kind === 'turnstile' ? [botCheck.kind] : []),
        ...(payments.secretKey ? (['stripe'] as const) : []),
        ...('captchas' in services && !services.captchas ? [] : (['captcha'] as const)),
      ]),
      ...given({ botCheck: botCheckOnPage(botCheck), stripeKey: payments.publishableKey || undefined }),
    },
  }
}
