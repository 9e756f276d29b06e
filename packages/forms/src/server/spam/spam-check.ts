import type { Circumstances } from '../../core/circumstances.ts'
import type { Entries } from '../../core/entries.ts'
import type { ContactForm } from '../../core/form.ts'
import type { Submitted } from '../../core/submission.ts'

/** What a check for spam looks at. */
export interface Suspect {
  /** A comment that others may read, and not a message to the site. */
  readonly isComment?: boolean
  readonly form: Pick<ContactForm, 'id' | 'guard' | 'body' | 'tags'>
  readonly entries: Entries
  readonly submitted: Submitted
  readonly circumstances: Circumstances
}

/** Who took a submission for spam, and why. Kept with it for editors, never shown to the visitor. */
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
