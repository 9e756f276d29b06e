/** A link of a text, whose form is opened. @property link Its number among those of the text, from 0. */
export interface LinkAt {
  readonly link: number
}
