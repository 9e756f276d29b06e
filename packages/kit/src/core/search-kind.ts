/** A kind of documents among the results of a search. */
export interface SearchKind {
  /** Type that its collections name in `custom.search`. It is stored where editors say what can be found. */
  readonly type: string
  /** Name for editors, and for visitors unless editors write another. */
  readonly name: string
}
