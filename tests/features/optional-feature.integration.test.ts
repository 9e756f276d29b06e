import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { features, vitrineConfig } from '@vitrine/cms/config'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import { runSql, sql } from '@vitrine/content/sql'
import { ensureRevision } from '@vitrine/content/store'
import type { AnyFeature } from '@vitrine/kit/feature'
import { ensureIndexTables } from '@vitrine/search/content'
import { type CollectionSlug, type GlobalSlug, getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgersOf, migrateUp, namedLedger } from '../../packages/cms/src/database/migrate.ts'
import { ledger } from '../fixtures/example-feature/migrations/index.ts'
import { feature as example } from '../fixtures/example-feature/src/feature.ts'
import { closeConnections } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type Schema, schemaOf } from '../support/schema.ts'

/** The types of this repository know no collection of a test. */
const NOTES = 'notes' as CollectionSlug
const NOTEBOARD = 'noteboard' as GlobalSlug

const BOARD: object = { owner: 'Mara', texts: { all: 'Every note' } }

/** Names of the tables of the example feature. */
const OWN_TABLES = /^(?:enum_)?note(?:s|board)(?:_|$)/

let postgres: TestPostgres
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-optional-'))
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

describe.each(['sqlite', 'postgres'] as const)('an optional feature on %s', (kind) => {
  let settings: LoadedSettings
  let without: Schema
  let page: { readonly id: number }
  let note: { readonly id: number | string }

  /** Opens the content as a program whose features are these, brings it up to date, and closes it. */
  const opened = async <Result>(
    name: string,
    isOn: boolean,
    work: (payload: Payload) => Promise<Result>,
  ): Promise<Result> => {
    const on: readonly AnyFeature[] = isOn ? [...features, example] : features
    const payload = await getPayload({ config: vitrineConfig({ settings, features: on }), key: `${kind} ${name}` })
    const ledgers = ledgersOf(kind)
    await migrateUp(payload, kind, isOn ? [...ledgers, namedLedger('example', ledger, kind)] : ledgers)
    await ensureRevision(payload)
    await ensureIndexTables(payload)
    try {
      return await work(payload)
    } finally {
      await closeConnections(payload)
    }
  }
  const core = (schema: Schema) => Object.fromEntries(Object.entries(schema).filter(([name]) => !OWN_TABLES.test(name)))

  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.createDatabase('optional', { migrated: false }) : ''
    settings = loadSettings(
      { DATA_DIR: await mkdtemp(join(folder, `${kind}-`)), DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
      folder,
    )
  })

  it('leaves no table, collection, global or block while it is off', () =>
    opened('before', false, async (payload) => {
      without = await schemaOf(payload)
      expect(core(without)).toEqual(without)
      const { collections, globals, blocks } = payload.config
      expect([...collections, ...globals, ...(blocks ?? [])].map(({ slug }) => slug)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^note/)]),
      )
      page = await payload.create({ collection: 'pages', data: { title: 'Home', slug: 'home', layout: [] } })
    }))

  it('adds its tables to a database that is in use, and changes no other', () =>
    opened('on', true, async (payload) => {
      const schema = await schemaOf(payload)
      expect(core(schema)).toEqual(without)
      expect(schema).toHaveProperty('notes')
      expect(schema).toHaveProperty('noteboard')
      note = await payload.create({ collection: NOTES, data: { title: 'Walnut', path: '/notes/walnut/' } })
      await payload.updateGlobal({ slug: NOTEBOARD, data: BOARD })
      const layout = [
        { blockType: 'noteList', heading: 'Notes', link: { type: 'note', note: note.id, label: 'Walnut' } },
      ]
      await payload.update({ collection: 'pages', id: page.id, data: { layout } })
    }))

  it('is led to by links in blocks', () =>
    opened('links', true, async (payload) => {
      const { layout } = await payload.findByID({ collection: 'pages', id: page.id, depth: 1 })
      expect(layout).toMatchObject([{ link: { type: 'note', note: { title: 'Walnut' } } }])
    }))

  it('leaves what was stored, and nothing reads it, when it is off again', () =>
    opened('off', false, async (payload) => {
      expect(core(await schemaOf(payload))).toEqual(without)
      expect(await runSql(payload, sql`select title from notes`)).toEqual([{ title: 'Walnut' }])
      expect(payload.collections).not.toHaveProperty('notes')
      await payload.update({ collection: 'pages', id: page.id, data: { title: 'Start' } })
      expect(await payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ title: 'Start' })
    }))

  it('has its content when it is on again, and blocks that were saved meanwhile', () =>
    opened('again', true, async (payload) => {
      expect(await payload.findByID({ collection: NOTES, id: note.id })).toMatchObject({ title: 'Walnut' })
      expect(await payload.findGlobal({ slug: NOTEBOARD })).toMatchObject(BOARD)
      const { title, layout } = await payload.findByID({ collection: 'pages', id: page.id })
      expect(title).toBe('Start')
      expect(layout).toMatchObject([
        { blockType: 'noteList', heading: 'Notes', link: { type: 'note', note: { title: 'Walnut' } } },
      ])
    }))

  it('has its migrations in the same list as the core, under its name', () =>
    opened('list', true, async (payload) => {
      const seen = await runSql(payload, sql`select name from payload_migrations order by id`)
      expect(seen.map(({ name }) => name)).toEqual([
        ...ledgersOf(kind).flatMap(({ migrations }) => migrations.map(({ name }) => name)),
        expect.stringMatching(/^example\/\d{8}_\d{6}_first$/),
      ])
    }))
})
