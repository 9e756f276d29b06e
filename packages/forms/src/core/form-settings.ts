import { choice, record, text } from '@vitrine/content/core'
import { type FormTexts, parseFormTexts } from './form-texts.ts'

/** Who tells people from programs. */
export const BOT_CHECKS = ['off', 'proof', 'turnstile', 'hcaptcha', 'recaptcha'] as const
export type BotCheckKind = (typeof BOT_CHECKS)[number]

/** What all forms of a site share, parsed, in one language. */
export interface FormSettings {
  readonly botCheck: {
    readonly kind: BotCheckKind
    /** Empty for kinds that need none. */
    readonly siteKey: string
    readonly secretKey: string
    /** Score from 0 to 1 above which a visitor is taken for a human. */
    readonly threshold: number
    /** What becomes of messages while the service does not answer. */
    readonly whenDown: 'spam' | 'accept'
    readonly asksConsent: boolean
  }
  /** One a line. */
  readonly disallowedWords: string
  readonly akismetKey: string
  readonly payments: { readonly publishableKey: string; readonly secretKey: string }
  readonly texts: FormTexts
}

/** Score of the protocol. [reference 13.4] */
const HUMAN_ABOVE = 0.5

/**
 * Reads the global `form-settings`. A service without its keys is off: it could not take a single message.
 */
export function parseFormSettings(raw: unknown): FormSettings {
  const given = record(raw)
  const keys = { siteKey: text(given.botCheckSiteKey) ?? '', secretKey: text(given.botCheckSecret) ?? '' }
  const wanted = choice(given.botCheck, BOT_CHECKS)
  const isReady = wanted === 'off' || wanted === 'proof' || (keys.siteKey !== '' && keys.secretKey !== '')
  const { botCheckThreshold: threshold } = given
  return {
    botCheck: {
      kind: isReady ? wanted : 'off',
      ...keys,
      threshold: typeof threshold === 'number' && threshold >= 0 && threshold <= 1 ? threshold : HUMAN_ABOVE,
      whenDown: given.botCheckDown === 'accept' ? 'accept' : 'spam',
      asksConsent: given.botCheckConsent !== false,
    },
    disallowedWords: text(given.disallowedWords) ?? '',
    akismetKey: text(given.akismetKey) ?? '',
    payments: { publishableKey: text(given.stripeKey) ?? '', secretKey: text(given.stripeSecret) ?? '' },
    texts: parseFormTexts(given.texts),
  }
}
