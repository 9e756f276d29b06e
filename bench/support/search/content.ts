import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { createSearch, rebuildIndex } from '@vitrine/search/server'
import type { Payload } from 'payload'
import { openContent } from '../../../tests/support/content.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { documentOf } from './corpus.mjs'

export { createSearch, openContent, rebuildIndex, startPostgres }

/** Posts that are written at a time. */
const BATCH = 500

/** Categories of the posts; each has every twentieth of them. */
const CATEGORIES = 20

/** When the first post came out; the others follow by the minute. */
const FIRST_POST = Date.UTC(2020, 0, 1)

/**
 * Makes the categories of the posts.
 *
 * @returns Their ids.
 */
export async function addCategories(payload: Payload): Promise<readonly number[]> {
  const ids: number[] = []
  for (let number = 0; number < CATEGORIES; number += 1) {
    const data = { title: `Category ${number}`, slug: `category-${number}` }
    ids.push((await payload.create({ collection: 'categories', data })).id)
  }
  return ids
}

/**
 * Puts published posts into the database past Payload, which would take hours: the rebuild then reads them through it.
 *
 * @param categories Ids of their categories, one after another.
 */
export async function addPosts(
  payload: Payload,
  { categories, from, to }: { readonly categories: readonly number[]; readonly from: number; readonly to: number },
): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    await inTransaction(payload, async (transaction) => {
      const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement, transaction)
      for (let number = first; number < Math.min(first + BATCH, to); number += 1) {
        const { title, headings, body } = documentOf(number)
        const layout = JSON.stringify(blocksOf(headings, body))
        const path = postPath(number)
        const slug = path.split('/').at(-2)
        const date = new Date(FIRST_POST + number * 60_000).toISOString()
        const [row] = await run(sql`insert into posts (layout, slug, path, published_at, _status, languages)
          values (${layout}, ${slug}, ${path}, ${date}, 'published', '["en"]') returning id`)
        await run(sql`insert into posts_locales (title, summary, minutes, _locale, _parent_id)
          values (${title}, ${body.slice(0, SUMMARY_LENGTH)}, 1, 'en', ${row?.id})`)
        await run(sql`insert into posts_rels ("order", parent_id, path, categories_id)
          values (1, ${row?.id}, 'categories', ${categories[number % categories.length]})`)
      }
    })
    // Statements that are finished are collected between turns: else their memory is measured.
    await nextTurn()
  }
}

/** Letters of what lists show of a post. */
const SUMMARY_LENGTH = 160

/** Address of a post. */
export function postPath(number: number): string {
  return `/blog/document-${number}/`
}

/** Runs a statement past Payload. */
export async function runStatement(payload: Payload, statement: string): Promise<void> {
  await runSql(payload, sql.raw(statement))
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
