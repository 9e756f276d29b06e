/** Something that waits for an editor. */
export interface Waiting {
  readonly label: string
  readonly count: number
  /** Address in the admin. */
  readonly href: string
}
