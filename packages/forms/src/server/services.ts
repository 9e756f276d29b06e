import { given } from '@vitrine/content/core'
import { botCheckOnPage } from '@vitrine/protection/core'
import type { Protection, SpamCheck, SpamSettings } from '@vitrine/protection/server'
import type { FormSettings } from '../core/form-settings.ts'
import type { FormRenderContext } from '../core/template/render-context.ts'
import type { FieldJudges } from './field-judge.ts'
import { type Payments, stripePayments } from './payment/stripe.ts'

/** Services and lists in place of those that the site's settings name; what is left out is as the settings have it. */
export interface FormServices extends Partial<SpamSettings> {
  readonly payments?: FormSettings['payments']
  /** Pictures to read; undefined turns them off, and what is left out is the site's own. */
  readonly captchas?: FieldJudges['captchas'] | undefined
}

/** Services of a site's forms, as the settings name them at the moment. */
export interface ActiveServices {
  /** In the order of the protocol. [reference 13.3] */
  readonly spamChecks: readonly SpamCheck[]
  /** Checks of the text alone, which need nothing on the page. */
  readonly textChecks: readonly SpamCheck[]
  /** Undefined while payments are off: then forms with a price are free. */
  readonly payments: Payments | undefined
  /** Services as forms render them. */
  readonly shown: Pick<FormRenderContext, 'services' | 'botCheck' | 'stripeKey'>
}

/** Makes the services that settings name. The settings' object is the key: another one gives other services. */
export function createServices(
  own: FormServices,
  protection: Pick<Protection, 'checksOf'>,
): (settings: FormSettings) => ActiveServices {
  const made = new WeakMap<FormSettings, ActiveServices>()
  return (settings) => {
    const known = made.get(settings)
    if (known) return known
    const services = activeServices({ ...namedBy(settings), ...own }, protection)
    made.set(settings, services)
    return services
  }
}

type NamedServices = Required<Omit<FormServices, 'captchas'>> & Pick<FormServices, 'captchas'>

function namedBy({ botCheck, payments, akismetKey, disallowedWords }: FormSettings): NamedServices {
  return { botCheck, payments, akismet: akismetKey, disallowedWords }
}

function activeServices(services: NamedServices, protection: Pick<Protection, 'checksOf'>): ActiveServices {
  const { botCheck, payments } = services
  const { all, withoutBotCheck } = protection.checksOf(services)
  return {
    spamChecks: all,
    textChecks: withoutBotCheck,
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
