import { choice, record, text } from '@vitrine/content/core'
import { BOT_CHECKS, type BotCheckSettings } from '@vitrine/protection/core'
import { type FormTexts, parseFormTexts } from './form-texts.ts'

/** Settings shared by all forms of a site, parsed, in one language. */
export interface FormSettings {
  readonly botCheck: BotCheckSettings
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
