/** A document as it is printed: texts, in the order in which they stand on the page. */
export interface PrintedDocument {
  /** BCP 47 tag of its words. */
  readonly language: string
  /** Who sends it, large. */
  readonly sender: string
  /** Sender and address in one line, above the window of an envelope. */
  readonly returnTo: string
  readonly to: readonly string[]
  readonly title: string
  readonly facts: readonly LabelledText[]
  readonly paragraphs: readonly string[]
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly PrintedRow[]
  readonly sums: readonly (LabelledText & { readonly isStrong?: boolean })[]
  /** Below the table. */
  readonly notes: readonly string[]
  /** Columns of lines at the foot of each page. */
  readonly foot: readonly (readonly string[])[]
  /** With `{page}` and `{pages}`. */
  readonly pageWords: string
}

export interface LabelledText {
  readonly label: string
  readonly value: string
}

export interface PrintedColumn {
  readonly label: string
  /** Share of the width; all of them make 1. */
  readonly share: number
  readonly isNumber: boolean
}

export interface PrintedRow {
  readonly cells: readonly string[]
  /** Small, below the widest cell. */
  readonly under: readonly string[]
}
