import type { SourceItem } from '../source/source.ts'

/** The value of a meta; of several with one key the last one, as WordPress saves over. */
export function metaOf({ metas }: Pick<SourceItem, 'metas'>, key: string): string | undefined {
  return metas.findLast((meta) => meta.key === key)?.value
}
