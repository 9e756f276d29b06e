/** Move of a document into the trash or back. */
export type TrashMove = 'leaves' | 'returns'

/** A document, or what a change makes of it, as far as the trash is concerned. */
interface Dated {
  readonly deletedAt?: unknown
  readonly [field: string]: unknown
}

/**
 * Tells whether a change puts a document into the trash or takes it out.
 *
 * @param data What the change sets.
 * @param before The document until then; undefined for a new one.
 */
export function trashMove(data: Dated | undefined, before: Dated | undefined): TrashMove | undefined {
  if (data?.deletedAt === undefined) return undefined
  if (!before || Boolean(data.deletedAt) === Boolean(before.deletedAt)) return undefined
  return data.deletedAt ? 'leaves' : 'returns'
}
