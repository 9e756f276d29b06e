import { sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { documentTables } from './document-tables.ts'
import type { DocumentId } from './entry.ts'
import { rowSources } from './row-sources.ts'
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
  for (const { collection, table, hasDrafts, isThere } of documentTables(payload)) {
    const published = sql.raw(hasDrafts ? "t._status = 'published'" : 'true')
    await run(sql`insert into search_stale (collection, document)
      select ${collection}, t.id from ${table} t
      left join ${documents} d on d.collection = ${collection} and d.document = cast(t.id as text)
      where (d.id is null and ${published} and ${isThere}) or d.changed <> t.updated_at on conflict do nothing`)
    await run(sql`insert into search_stale (collection, document)
      select d.collection, d.document from ${documents} d
      where d.collection = ${collection} and not exists (select 1 from ${table} t where t.id = d.document and ${isThere})
      on conflict do nothing`)
  }
}

/**
 * Finds rows of features that the index lacks, as those from before their feature was found, and those that it has and nobody may
 * find any more.
 */
export async function differentRows(payload: Payload, run: Run, generation: number): Promise<readonly DocumentId[]> {
  const { documents } = tablesOf(generation)
  const different: DocumentId[] = []
  for (const { collection, rows } of rowSources(payload)) {
    const there = new Set((await rows.ids(run)).map(String))
    const indexed = await run(sql`select distinct document from ${documents} where collection = ${collection}`)
    const known = new Set(indexed.map(({ document }) => String(document)))
    for (const document of new Set([...there, ...known])) {
      if (there.has(document) !== known.has(document)) different.push({ collection, document })
    }
  }
  return different
}
