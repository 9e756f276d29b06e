import type { BotCheckOnPage } from '../../core/bot-check/bot-check.ts'
import type { SpamReason } from '../spam/spam-check.ts'

/** One way to tell people from programs by the token that their browser got. */
export interface BotCheck {
  readonly kind: BotCheckOnPage['kind']
  /** @param token Empty for a visitor who brings none: then only {@link Verdict} `down` is of interest. */
  judge(token: string, now: Date): Promise<Verdict>
}

export type Verdict =
  | { readonly is: 'human' }
  | { readonly is: 'bot'; readonly reason: SpamReason }
  /** The service does not answer. @see BotCheckSettings.whenDown */
  | { readonly is: 'down'; readonly reason: SpamReason }
