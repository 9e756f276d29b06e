/** Something that stands in a text as a unit: a form-tag. */
export interface Embed {
  /** `inline` flows with the words of a paragraph, `block` stands on its own line. */
  readonly display: 'inline' | 'block'
  /** Put out verbatim, so it must be well-formed and safe. */
  readonly html: string
}
