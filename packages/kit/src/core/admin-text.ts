/** A text of the admin, in each of its languages. */
export interface AdminText {
  readonly en: string
  readonly de: string
}
