import { fileURLToPath } from 'node:url'
import { record } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { feature as forum } from '@vitrine/forum/feature'
import { imports as bbpress } from '@vitrine/forum/feature.import'
import { writers } from '@vitrine/forum/feature.import-writers'
import { ledger as forumLedger } from '@vitrine/forum/migrations'
import { feature as members } from '@vitrine/members/feature'
import { ledger as memberLedger } from '@vitrine/members/migrations'
import {
  openExport,
  openFileSources,
  type RunOptions,
  type RunReport,
  runImport,
  undoRun,
} from '@vitrine/wordpress/server'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTopic } from '../support/forum-posts.ts'
import { type ImportContent, openImportContent } from '../support/import-content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { NOW } from './support.ts'

const EXPORT = fileURLToPath(new URL('./exports/bbpress.xml', import.meta.url))

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('an import of bbPress on %s', (kind) => {
  let site: ImportContent
  let report: RunReport

  beforeAll(async () => {
    const url = kind === 'postgres' ? await postgres.createDatabase('bbpress') : ''
    const optional = [
      { feature: members, ledger: memberLedger },
      { feature: forum, ledger: forumLedger },
    ]
    site = await openImportContent(optional, url)
    // Somebody who was here before.
    await site.payload.create({
      collection: 'members',
      data: { email: 'ben@example.org', name: 'Benjamin', language: 'en', isBlocked: false },
    })
    report = await take()
  })

  afterAll(() => site.close())

  const take = async (options: Partial<RunOptions> = {}) => {
    const { payload, units, settings } = site
    const target = { languages: settings.languages, now: NOW, imports: [bbpress] }
    const planned = await openExport({ paths: [EXPORT], options: {}, target, progress: () => {} })
    const files = await openFileSources([])
    const usual = { dryRun: false, update: false, only: new Set<string>(), now: () => new Date(), progress: () => {} }
    const parts = { payload, units, files, languages: settings.languages, writers }
    return runImport(parts, planned, { ...usual, ...options })
  }

  const all = async (collection: CollectionSlug) => {
    const { docs } = await site.payload.find({ collection, depth: 0, pagination: false, sort: 'id' })
    return docs.map(record)
  }

  const topics = () =>
    runSql(
      site.payload,
      sql`select t.id, t.title, t.slug, t.is_sticky, t.is_closed, t.last_number, t.state, p.name, l.name as last_name,
          t.board_id from forum_topics as t left join forum_people as p on p.id = t.person_id
          left join forum_people as l on l.id = t.last_person_id order by t.began_at`,
    )

  const replies = () =>
    runSql(
      site.payload,
      sql`select r.number, r.source, r.answers, r.state, r.written_at, p.name from forum_replies as r
        left join forum_people as p on p.id = r.person_id inner join forum_topics as t on t.id = r.topic_id
        where t.slug = 'how-often-to-oil' order by r.number`,
    )

  it('brings forums as boards in their tree, with who reads and writes', async () => {
    expect(report.failures).toEqual([])
    const [workshop, oils, only] = await all('forum-boards')
    expect(workshop).toMatchObject({
      title: 'Workshop',
      description: 'All about wood.',
      reads: 'everyone',
      writes: 'nobody',
      place: 2,
    })
    expect(oils).toMatchObject({ title: 'Oils', parent: workshop?.id, writes: 'members', path: '/forum/board/oils/' })
    expect(only).toMatchObject({ title: 'Members only', reads: 'members', writes: 'members' })
  })

  it('brings topics with their state, and replies numbered without gaps in the order of their dates', async () => {
    const found = await topics()
    expect(found).toMatchObject([
      { title: 'How often to oil?', name: 'Ada', state: 'shown' },
      { title: 'Read first', name: 'Ben', state: 'shown' },
    ])
    expect(
      found.map(({ is_sticky, is_closed, last_number }) => [
        Boolean(is_sticky),
        Boolean(is_closed),
        Number(last_number),
      ]),
    ).toEqual([
      [false, false, 5],
      [true, true, 1],
    ])
    const written = await replies()
    expect(
      written.map(({ number, name, answers }) => [Number(number), name, answers == null ? null : Number(answers)]),
    ).toEqual([
      [1, 'Ada', null],
      [2, 'Ben', null],
      [3, 'Ada', 2],
      [4, 'ADA 2', null],
      [5, null, null],
    ])
    expect(written[0]?.source).toBe(
      'My **table** is dry.\n\nI use [this oil](https://oil.example/a_b).\n\n- linseed\n- tung\\_oil\n\n> Oil it \\*twice\\*\n\n#oil',
    )
    expect(String(written[4]?.source)).toMatch(/^\*\*Guest:\*\*\n\n/)
    expect(new Date(String(written[1]?.written_at)).toISOString()).toBe('2020-02-04T10:00:00.000Z')
    const [counts] = await runSql(site.payload, sql`select topics, replies from forum_counts`)
    expect([Number(counts?.topics), Number(counts?.replies)]).toEqual([2, 4])
  })

  it('notifies nobody of what was written long ago', async () =>
    expect(await runSql(site.payload, sql`select id from forum_notices`)).toEqual([]))

  it('makes members of accounts, and takes those that are there', async () =>
    expect((await all('members')).map(({ email, name }) => [email, name])).toEqual([
      ['ben@example.org', 'Benjamin'],
      ['ada@example.org', 'Ada'],
      ['other@example.org', 'ADA'],
    ]))

  it('leaves spam, trash and what waited where it is, and counts it', () => {
    const { sum, leftOut } = report
    expect(sum.imported + sum.merged + sum.leftOut + sum.failed).toBe(sum.items)
    expect(leftOut.map(({ id, reason }) => [id, reason])).toEqual([
      [22, 'It was spam.'],
      [34, 'It was spam.'],
      [35, expect.objectContaining({ en: 'It lies in the trash of the old site.' })],
      [36, 'Its topic is not imported.'],
      [37, 'It waited for a moderator.'],
    ])
  })

  it('leads from the old addresses to the new ones', async () => {
    const redirects = new Map((await all('redirects')).map(({ from, to }) => [from, to]))
    const [topic] = await topics()
    expect(redirects.get('/forums/topic/how-often/')).toBe(`/forum/topic/how-often-to-oil-${topic?.id}/`)
    expect(redirects.get('/forums/forum/workshop/oils/')).toBe('/forum/board/oils/')
    expect(redirects.get('/forums/')).toBe('/forum/')
    expect(redirects.get('/talk/')).toBe('/forum/')
    expect(await all('pages')).toMatchObject([{ path: '/' }])
  })

  it('doubles nothing the second time', async () => {
    const before = [await topics(), await replies(), await all('members')]
    await take()
    await take({ update: true })
    expect([await topics(), await replies(), await all('members')]).toEqual(before)
  })

  it('takes back what it wrote, but for topics in which members have answered since', async () => {
    const found = await topics()
    const closed = found.find(({ slug }) => slug === 'read-first')
    const [person] = await runSql(site.payload, sql`select id from forum_people where name = 'Ben'`)
    await answerTopic(site.payload, {
      person: Number(person?.id),
      topic: Number(closed?.id),
      source: 'So I do.',
      now: new Date(),
    })
    const { remaining } = await undoRun({ ...site, writers }, String(report.run), () => {})
    expect(remaining).toMatchObject([
      { collection: 'forum-topics', id: Number(closed?.id), note: 'Members have answered in it since.' },
      { collection: 'forum-boards', note: expect.stringMatching(/^There are topics on this board/) },
    ])
    expect((await topics()).map(({ slug }) => slug)).toEqual(['read-first'])
    const [counts] = await runSql(site.payload, sql`select topics, replies from forum_counts`)
    expect([Number(counts?.topics), Number(counts?.replies)]).toEqual([1, 1])
  })
})
