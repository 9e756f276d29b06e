import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { forumReader } from '@vitrine/forum/server'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchedTopicRows } from '../../packages/forum/src/content/searched-topics.ts'
import type { TestContent } from '../support/content.ts'
import { openForumContent } from '../support/forum-content.ts'
import { addLargeForum, type LargeForum } from '../support/large-forum.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const LANGUAGE = 'en'

/** Topics of the forum, each with eleven posts: enough for databases to have a choice. Times are taken by `npm run bench`. */
const TOPICS = 2_000

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

type Statement = ReturnType<typeof sql>

/** Statements that ran while some work was done. */
async function statementsOf(payload: Payload, work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const adapter: { execute: (asked: { readonly sql: Statement }) => unknown } = Object(payload.db)
  const { execute } = adapter
  const statements: Statement[] = []
  adapter.execute = (asked) => {
    statements.push(asked.sql)
    return execute.call(adapter, asked)
  }
  await work()
  adapter.execute = execute
  return statements
}

/** Tables that a statement reads from one end to the other, of those that grow with the forum. */
async function scanned(payload: Payload, statement: Statement): Promise<readonly string[]> {
  const isPostgres = payload.db.name === 'postgres'
  let rows: readonly Readonly<Record<string, unknown>>[] = []
  await inTransaction(payload, async (transaction) => {
    // Of tables as small as in this test PostgreSQL reads all rather than look into an index.
    if (isPostgres) await runSql(payload, sql`set local enable_seqscan = off`, transaction)
    const explain = isPostgres ? sql`explain ${statement}` : sql`explain query plan ${statement}`
    rows = await runSql(payload, explain, transaction)
  })
  const lines = rows.map((row) => String(isPostgres ? row['QUERY PLAN'] : row.detail))
  // SQLite names tables by their aliases: t for topics, r for replies.
  const scan = isPostgres ? /Seq Scan on (?:forum_topics|forum_replies)/ : /^SCAN (?:forum_topics|forum_replies|t|r)\b/
  return lines.filter((line) => scan.test(line))
}

describe.each(['sqlite', 'postgres'] as const)('a forum with many topics on %s', (kind) => {
  let content: TestContent
  let filled: LargeForum

  beforeAll(async () => {
    content = await openForumContent(
      kind === 'postgres' ? await postgres.createDatabase('forum_large', { migrated: false }) : '',
    )
    filled = await addLargeForum(content.payload, { topics: TOPICS, language: LANGUAGE })
  })

  afterAll(() => content.close())

  it('is read for its pages without any table from one end to the other', async () => {
    const { payload } = content
    const forum = forumReader(payload)
    const { boards, topic } = filled
    const [board = 0] = boards
    const person = { person: 3, boards, language: LANGUAGE }
    const pages: Readonly<Record<string, () => Promise<unknown>>> = {
      'first page of a board': () => forum.boardPage({ board, language: LANGUAGE }, 1),
      'last page of a board': () => forum.boardPage({ board, language: LANGUAGE }, 7),
      'list of boards': () => forum.counts(LANGUAGE),
      topic: () => Promise.all([forum.topic(topic), forum.opening(topic), forum.replies(topic, 1)]),
      'newest topics': () => forum.newest(boards, LANGUAGE, 5),
      'newest topics of a board': () => forum.newest([board], LANGUAGE, 5),
      'page of a writer': () => Promise.all([forum.countOfPerson(person), forum.postsOfPerson(person, 2)]),
    }
    for (const [name, ask] of Object.entries(pages)) {
      const statements = await statementsOf(payload, ask)
      expect([name, statements.length > 0]).toEqual([name, true])
      for (const statement of statements) expect([name, await scanned(payload, statement)]).toEqual([name, []])
    }
  })

  it('gives results of the search their paths without any table from one end to the other', async () => {
    const { payload } = content
    const { topic } = filled
    let paths: ReadonlyMap<number, string> = new Map()
    const statements = await statementsOf(payload, async () => {
      paths = await searchedTopicRows.paths(payload, [topic, TOPICS + 1], LANGUAGE)
    })
    expect([...paths]).toEqual([[topic, `/forum/topic/topic-${topic}/`]])
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) expect(await scanned(payload, statement)).toEqual([])
  })
})
