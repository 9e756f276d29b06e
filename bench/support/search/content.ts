import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction, runSql, sql } from '@vitrine/cms/sql'
import { createSearch, rebuildIndex } from '@vitrine/search/server'
import type { Payload } from 'payload'
import { openContent } from '../../../tests/support/content.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { documentOf } from './corpus.mjs'

export { createSearch, openContent, rebuildIndex, startPostgres }

/** Pages that are written at a time. */
const BATCH = 500

/** Puts published pages into the database past Payload, which would take hours: the rebuild then reads them through it. */
export async function addPages(payload: Payload, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    await inTransaction(payload, async (transaction) => {
      for (let number = first; number < Math.min(first + BATCH, to); number += 1) {
        const { title, headings, body } = documentOf(number)
        const layout = JSON.stringify(blocksOf(headings, body))
        const path = `/document-${number}/`
        const [row] = await runSql(
          payload,
          sql`insert into pages (layout, slug, path, _status, languages)
            values (${layout}, ${path.slice(1, -1)}, ${path}, 'published', '["en"]') returning id`,
          transaction,
        )
        await runSql(
          payload,
          sql`insert into pages_locales (title, _locale, _parent_id) values (${title}, 'en', ${row?.id})`,
          transaction,
        )
      }
    })
    // Statements that are finished are collected between turns: else their memory is measured.
    await nextTurn()
  }
}

function blocksOf(headings: string, body: string): readonly object[] {
  const children = body.split('\n').map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
  return [
    {
      id: 'text',
      blockType: 'richText',
      heading: { en: headings.split('\n')[0] },
      content: { en: { root: { type: 'root', children } } },
    },
  ]
}

/** @returns Megabytes of all tables of the index, with their own indexes. */
export async function indexMegabytes(payload: Payload): Promise<number> {
  const [row] = await runSql(
    payload,
    payload.db.name === 'postgres'
      ? sql`select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relname like 'search%'`
      : sql`select sum(pgsize) as bytes from dbstat where name like '%search\\_%' escape '\\'`,
  )
  return Number(row?.bytes) / 1e6
}
