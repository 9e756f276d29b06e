/** Author and text of a message; empty parts are unknown. */
export interface WrittenText {
  readonly kind: 'contact-form' | 'comment'
  readonly author: string
  readonly email: string
  readonly url: string
  readonly content: string
}
