/** A page in one encoding, ready for the socket. */
export interface PageVariant {
  readonly body: Buffer
  /** Strong validator with its quotes. */
  readonly etag: string
  /** Names and values in turns, as Node writes them fastest. */
  readonly head: string[]
}

/** A finished page: every encoding it is answered in. */
export interface FinishedPage {
  readonly status: number
  /** Headers that all encodings share. */
  readonly headers: Readonly<Record<string, string>>
  /** Fields of the query that change what the page says; asked for with one of them, it is made anew. */
  readonly queryFields?: readonly string[]
  /** Time when it changes without an edit, in milliseconds since 1970. */
  readonly until?: number
  readonly variants: Readonly<Record<'identity' | 'gzip' | 'br', PageVariant>>
}
