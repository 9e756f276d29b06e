import type { AdminText } from '@vitrine/content/core'

/** A kind of documents among the results of a search. */
export interface SearchKind {
  /** Type that its collections name in `custom.search`. It is stored where editors say what can be found. */
  readonly type: string
  /** Name for visitors unless editors write another. */
  readonly name: string
  /** Name for editors. */
  readonly label: AdminText
  /** Says that it is found whatever editors choose: the list from which they choose has a fixed place in the database. */
  readonly isOptional?: true
}

/** A kind of documents of an optional feature. */
export type OptionalSearchKind = SearchKind & { readonly isOptional: true }
