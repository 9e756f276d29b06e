/** Who wrote, and what; empty where nothing says so. */
export interface WrittenText {
  readonly kind: 'contact-form' | 'comment'
  readonly author: string
  readonly email: string
  readonly url: string
  readonly content: string
}
