/** Spam protection of one form or thread. Undefined parts are off. */
export interface Guard {
  /** A field that only programs see and fill in. */
  readonly honeypot: boolean
  /** Hold back the same message, sent again within half an hour. */
  readonly refusesDuplicates: boolean
  /** Seconds that writing takes at least. */
  readonly minSeconds?: number
  /** Links that a message may hold. */
  readonly maxLinks?: number
}
