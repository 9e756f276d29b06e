import type { EntryText } from '../../core/terms.ts'

/** A document in one language, as it is found. */
export interface Entry extends EntryText {
  readonly locale: string
  readonly type: string
  /** Without the language. */
  readonly path: string
  readonly image: { readonly path: string; readonly alt: string } | undefined
  /** ISO 8601; the newest comes first. */
  readonly date: string
}

/** Which document. */
export interface DocumentId {
  readonly collection: string
  readonly document: string
}

/** A document in all of its languages; without any it is not found. */
export interface IndexedDocument extends DocumentId {
  readonly entries: readonly Entry[]
  /** Time of the document's last change, from its own field. */
  readonly changed: string
  /** Documents shown in it, each as {@link partKey}. */
  readonly parts: readonly string[]
}

/** Names something that is shown in documents. */
export function partKey(collection: string, id: number | string): string {
  return `${collection}/${id}`
}
