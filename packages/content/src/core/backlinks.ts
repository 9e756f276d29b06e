/** Content that names a document: an editor finds it at its address in the admin. */
export interface Backlink {
  readonly title: string
  /** The editor's word for what it is. */
  readonly kind: string
  readonly admin: string
}

export interface Backlinks {
  readonly named: readonly Backlink[]
  readonly total: number
  /** True when all that there is was looked through. */
  readonly isComplete: boolean
}
