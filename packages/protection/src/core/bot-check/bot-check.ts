import { BOT_SERVICES, type BotServiceName } from './services.ts'

/** Bot check of a site. */
export const BOT_CHECKS = ['off', 'proof', 'turnstile', 'hcaptcha', 'recaptcha'] as const
export type BotCheckKind = (typeof BOT_CHECKS)[number]

/** The bot check that a site has chosen. */
export interface BotCheckSettings {
  readonly kind: BotCheckKind
  /** Empty for kinds that need none. */
  readonly siteKey: string
  readonly secretKey: string
  /** Score from 0 to 1 above which a visitor is taken for a human. */
  readonly threshold: number
  /** Verdict on messages while the service does not answer. */
  readonly whenDown: 'spam' | 'accept'
  readonly asksConsent: boolean
}

/** Settings of the bot check that the page needs. */
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
export function botCheckOnPage(settings: BotCheckSettings): BotCheckOnPage | undefined {
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
