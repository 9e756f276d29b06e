import type { BotCheckOnPage } from '../../core/bot-check/bot-check.ts'
import type { Guard } from '../../core/guard.ts'
import type { WrittenText } from '../../core/written-text.ts'

/** A message of a visitor, as the checks for spam see it. */
export interface Suspect {
  readonly guard: Guard
  /** Everything that was written or chosen. */
  readonly texts: readonly string[]
  /** Text of the field that people do not see. */
  readonly trap: string
  /** Time stamp that was given out with the form; empty for none. */
  readonly opened: string
  /** Tokens that bot checks gave to the browser. */
  readonly tokens: Readonly<Partial<Record<BotCheckOnPage['kind'], string>>>
  /** The same for messages that repeat one another, and for no others. */
  readonly fingerprint: string
  /** Undefined: nothing says which text is whose, and the spam service is not asked. */
  readonly written: WrittenText | undefined
  readonly remoteAddress: string
  readonly userAgent: string
  /** Address of the page that was written on. */
  readonly url: string
  readonly now: Date
}

/** Check that took a submission for spam, and its reason. Stored with it for editors, never shown to the visitor. */
export type SpamReason = Readonly<Record<string, string | number>> & { readonly agent: string }

/** One way to tell spam. Undefined: nothing speaks against the submission. */
export type SpamCheck = (suspect: Suspect) => SpamReason | undefined | Promise<SpamReason | undefined>

/** Asks one check after another; the first reason decides. */
export async function findSpam(checks: readonly SpamCheck[], suspect: Suspect): Promise<SpamReason | undefined> {
  for (const check of checks) {
    const reason = await check(suspect)
    if (reason) return reason
  }
  return undefined
}
