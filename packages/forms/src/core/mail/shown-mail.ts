/** Preview of a mail in the admin. */
export interface ShownMail {
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly text: string
  readonly html?: string
  readonly files: readonly string[]
  readonly leftOut: readonly string[]
  /** Receivers that the mail goes without, and why; absent when there are none. */
  readonly omissions?: readonly string[]
}
