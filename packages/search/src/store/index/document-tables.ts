import { sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { searchMark } from '../../core/search-mark.ts'

/** Table of searchable documents, as both databases name it. */
export interface DocumentTable {
  readonly collection: string
  readonly table: ReturnType<typeof sql.raw>
  /** Column of the date by which the newest comes first. */
  readonly date: ReturnType<typeof sql.raw>
  readonly hasDrafts: boolean
  /** Holds for rows that are not in the trash. */
  readonly isThere: ReturnType<typeof sql.raw>
}

/** The tables of all collections that are marked. */
export function documentTables(payload: Payload): readonly DocumentTable[] {
  return payload.config.collections.flatMap(({ slug, custom, trash, versions }) => {
    const mark = searchMark(custom)
    if (mark?.kind !== 'document') return []
    const date = mark.date.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [
      {
        collection: slug,
        table: sql.raw(`"${slug.replaceAll('-', '_')}"`),
        date: sql.raw(`"${date}"`),
        hasDrafts: Boolean(versions?.drafts),
        isThere: sql.raw(trash ? 'deleted_at is null' : 'true'),
      },
    ]
  })
}
