import { sql } from '@vitrine/cms/sql'
import type { Payload } from 'payload'
import { searchMark } from '../search-mark.ts'
import { isPostgres, type Run, tablesOf } from './tables.ts'

/**
 * Finds documents that the index has in another state than they are in, and notes them to be looked at again.
 *
 * On SQLite a document is saved before the index hears of it, so a process killed in between leaves them apart. On
 * PostgreSQL both are one transaction.
 */
export async function noteDifferences(payload: Payload, run: Run, generation: number): Promise<void> {
  if (isPostgres(payload)) return
  const { documents } = tablesOf(generation)
  for (const { slug, custom, versions } of payload.config.collections) {
    if (searchMark(custom)?.kind !== 'document') continue
    const table = sql.raw(`"${slug.replaceAll('-', '_')}"`)
    const published = sql.raw(versions?.drafts ? "t._status = 'published'" : 'true')
    await run(sql`insert into search_stale (collection, document)
      select ${slug}, t.id from ${table} t
      left join ${documents} d on d.collection = ${slug} and d.document = cast(t.id as text)
      where (d.id is null and ${published}) or d.changed <> t.updated_at on conflict do nothing`)
    await run(sql`insert into search_stale (collection, document)
      select d.collection, d.document from ${documents} d
      where d.collection = ${slug} and not exists (select 1 from ${table} t where t.id = d.document)
      on conflict do nothing`)
  }
}
