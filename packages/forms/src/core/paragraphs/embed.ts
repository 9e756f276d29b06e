/** Something that stands in a text as a unit: a form-tag. */
export interface Embed {
  /** Whether it flows with the words of a paragraph or stands on a line of its own. */
  readonly display: 'inline' | 'block'
  /** Put out verbatim, so it must be well-formed and safe. */
  readonly html: string
}
