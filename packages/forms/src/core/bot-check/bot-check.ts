import type { FormSettings } from '../form-settings.ts'
import { BOT_SERVICES, type BotServiceName } from './services.ts'

/** What the page has to know to ask the bot check. */
export interface BotCheckOnPage {
  readonly kind: 'proof' | BotServiceName
  /** Public key at the service; empty for a kind that needs none. */
  readonly siteKey: string
  /** The service may be loaded only once the visitor agreed. */
  readonly asksConsent: boolean
  /** A message is taken without a token too, while the service does not answer. */
  readonly mayFail: boolean
}

/** @returns Undefined while nobody is asked. */
export function botCheckOnPage(settings: FormSettings['botCheck']): BotCheckOnPage | undefined {
  const { kind, siteKey, asksConsent, whenDown } = settings
  if (kind === 'off') return undefined
  const isService = kind in BOT_SERVICES
  return {
    kind,
    siteKey: isService ? siteKey : '',
    asksConsent: isService && asksConsent,
    mayFail: isService && whenDown === 'accept',
  }
}
