/** A part of the page of a member's account that shows what a feature holds of them. */
export interface AccountPart {
  /** Unique among the parts of a page; letters and dashes. */
  readonly name: string
  readonly title: string
  /** Sentences above its entries, or in their place. */
  readonly texts: readonly string[]
  readonly entries: readonly AccountEntry[]
}

/** Something of a member that has a page. */
export interface AccountEntry {
  readonly label: string
  readonly href: string
  /** Short words about it, such as a day and a state. */
  readonly facts: readonly string[]
  /** More that belongs to it. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
