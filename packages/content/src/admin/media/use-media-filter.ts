import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { whereOf } from '../../core/list-filter.ts'
import { type MediaFilter, mediaConditions, parseMediaFilter } from '../../core/media/media-filter.ts'

/** Changes of a filter: undefined takes a condition away. */
export type FilterChange = { readonly [Name in keyof MediaFilter]?: MediaFilter[Name] | undefined }

/** Filter of the list, as its address says, and a way to change it. */
export function useMediaFilter(): {
  readonly filter: MediaFilter
  readonly refine: (change: FilterChange) => void
} {
  const { query, handleWhereChange } = useListQuery()
  const filter = parseMediaFilter(query?.where)
  return {
    filter,
    refine(change) {
      const entries = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined)
      void handleWhereChange?.(whereOf(mediaConditions(Object.fromEntries(entries))) as Where)
    },
  }
}
