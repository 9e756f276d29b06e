import { BOT_SERVICES, type BotCheckOnPage } from '@vitrine/protection/core'
import type { FormTexts } from './form-texts.ts'

/** The bot check as a form shows it. */
export interface ShownBotCheck extends BotCheckOnPage {
  readonly texts: {
    /** Asks for consent; absent where none is needed. */
    readonly ask?: string
    readonly agree: string
    readonly running: string
    readonly failed: string
  }
}

export function shownBotCheck(check: BotCheckOnPage, texts: FormTexts): ShownBotCheck {
  const { botCheckAsk, botCheckAgree: agree, botCheckRunning: running, botCheckFailed: failed } = texts
  const ask =
    check.asksConsent && check.kind !== 'proof' && botCheckAsk.replaceAll('{service}', BOT_SERVICES[check.kind].title)
  return { ...check, texts: { agree, running, failed, ...(ask && { ask }) } }
}
