/**
 * Names one thing of the source, the same in every export of one site. The ledger of an import maps it to the document
 * that was made of it.
 *
 * `item:12` is a post, page, attachment, form, message or reusable block by its id; `term:category:light` a term by its
 * taxonomy and slug; `author:mara` an account by its login; `slider:home` a slider by its alias; `file:2024/02/x.jpg` a
 * file below the uploads that no item names; `form:12-1` the first form, and `image:12-1` the first image, that stands
 * in the content of the item 12.
 */
export type SourceKey =
  | `item:${number}`
  | `term:${string}:${string}`
  | `author:${string}`
  | `slider:${string}`
  | `file:${string}`
  | `form:${string}`
  | `image:${string}`

/** Stands in stored values where the id of another document will stand once it is written. */
export interface SourceRef {
  readonly $source: SourceKey
}

export function refTo(key: SourceKey): SourceRef {
  return { $source: key }
}
