import type { RolePage } from './site-role.ts'

/** Content that names a document: an editor finds it at its address in the admin. */
export interface Backlink {
  readonly title: string
  /** The editor's word for what it is; of settings also the fields that name the document. */
  readonly kind: string
  readonly admin: string
}

/** Answer about documents: what points to them, and what they are for the whole site. */
export interface Backlinks {
  readonly roles: readonly RolePage[]
  readonly named: readonly Backlink[]
  readonly total: number
  /** True when all that there is was looked through. */
  readonly isComplete: boolean
}
