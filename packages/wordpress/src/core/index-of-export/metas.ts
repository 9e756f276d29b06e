import type { SourceMeta } from '../source/source.ts'

/** Something with metas: an item, a term, a comment. */
export interface WithMetas {
  readonly metas: readonly SourceMeta[]
}

/** Value of a meta; of several with one key the last one, as WordPress saves over. */
export function metaOf({ metas }: WithMetas, key: string): string | undefined {
  return metas.findLast((meta) => meta.key === key)?.value
}

/** Values of all metas of a key, in order. */
export function metasOf({ metas }: WithMetas, key: string): readonly string[] {
  return metas.filter((meta) => meta.key === key).map(({ value }) => value)
}

/** The first of several metas that holds something. */
export function firstMetaOf(source: WithMetas, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = metaOf(source, key)?.trim()
    if (value) return value
  }
  return undefined
}
