/** Receiver that did not take a mail. */
export interface Refusal {
  readonly address: string
  /** Answer of the mail server, such as `550 5.1.1 No such mailbox`. */
  readonly answer: string
  /** True if a later try would be refused as well. */
  readonly isForGood: boolean
}

/** Progress of a mail that some of its receivers have not taken. */
export interface MailProgress {
  /** Addresses that have the mail; a second copy would go to them by mistake. */
  readonly taken: readonly string[]
  /** Refusals for good, see {@link withoutRefusals}. */
  readonly refused: readonly Refusal[]
}

export const NOTHING_SENT: MailProgress = { taken: [], refused: [] }

/** Receivers that are still to be tried. @param receivers Addresses of all. */
export function receiversLeft(receivers: readonly string[], { taken, refused }: MailProgress): readonly string[] {
  const done = new Set([...taken, ...refused.map(({ address }) => address)])
  return receivers.filter((address) => !done.has(address))
}

/** Progress after a try. @param tried Addresses that the mail server was given. */
export function progressAfter(
  { taken, refused }: MailProgress,
  tried: readonly string[],
  refusals: readonly Refusal[],
): MailProgress {
  const refusing = new Set(refusals.map(({ address }) => address))
  return {
    taken: [...taken, ...tried.filter((address) => !refusing.has(address))],
    refused: [...refused, ...refusals.filter(({ isForGood }) => isForGood)],
  }
}

/** Prepares a mail that is sent again: receivers that had refused it are asked once more. */
export function withoutRefusals<Mail extends { readonly progress?: MailProgress }>(mail: Mail): Mail {
  return mail.progress === undefined ? mail : { ...mail, progress: { ...mail.progress, refused: [] } }
}

/** True if at least one receiver has a mail. */
export function isWithAny({ progress = NOTHING_SENT }: { readonly progress?: MailProgress }): boolean {
  return progress.taken.length > 0
}

/**
 * Tells which receivers have not taken a mail, and the answers of the mail server: a line each.
 *
 * @param taken Number of the receivers that have it.
 */
export function refusalText(refusals: readonly Refusal[], taken: number): string {
  const lines = refusals.map(({ address, answer, isForGood }) =>
    isForGood
      ? `The mail server refused the recipient ${address}: ${answer}`
      : `The mail server does not take the recipient ${address} yet: ${answer}`,
  )
  const partly = `Sent to ${taken} of ${taken + refusals.length} receivers, who get no second copy.`
  return [...(taken > 0 ? [partly] : []), ...lines].join('\n')
}
