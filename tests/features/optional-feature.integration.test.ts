import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { features, vitrineConfig } from '@vitrine/cms/config'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import { previewedLayout } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import { ensureRevision } from '@vitrine/content/store'
import type { AnyFeature } from '@vitrine/kit/feature'
import { ensureIndexTables } from '@vitrine/search/content'
import { type CollectionSlug, createLocalReq, type FormState, type GlobalSlug, getPayload, type Payload } from 'payload'
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

/** State of the form of a page, as the admin makes it. */
async function pageForm(payload: Payload, data: object): Promise<FormState> {
  const req = await createLocalReq({}, payload)
  const { fields } = payload.collections.pages.config
  return fieldSchemasToFormState({
    collectionSlug: 'pages',
    data: { ...data },
    fields,
    fieldSchemaMap: undefined,
    operation: 'update',
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: false,
    req,
    schemaPath: 'pages',
  })
}

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
    const config = vitrineConfig({ settings, features: on, optionalFeatures: [example] })
    const payload = await getPayload({ config, key: `${kind} ${name}` })
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
  /** Blocks of the page as its table has them. */
  const storedLayout = async (payload: Payload): Promise<unknown> => {
    const [row] = await runSql(payload, sql`select layout from pages where id = ${page.id}`)
    return typeof row?.layout === 'string' ? JSON.parse(row.layout) : row?.layout
  }
  const core = (schema: Schema) => Object.fromEntries(Object.entries(schema).filter(([name]) => !OWN_TABLES.test(name)))

  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.createDatabase('optional', { migrated: false }) : ''
    settings = loadSettings(
      { DATA_DIR: await mkdtemp(join(folder, `${kind}-`)), DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
      folder,
    )
  })

  it('leaves no table, collection or global while it is off, and no block that can be picked', () =>
    opened('before', false, async (payload) => {
      without = await schemaOf(payload)
      expect(core(without)).toEqual(without)
      const { collections, globals } = payload.config
      expect([...collections, ...globals].map(({ slug }) => slug)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^note/)]),
      )
      const form = await pageForm(payload, { layout: [] })
      expect(form.layout?.blocksFilterOptions).toContain('richText')
      expect(form.layout?.blocksFilterOptions).not.toContain('noteList')
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

  it('says so in the form of a page that holds its block, and stores the block as it was', () =>
    opened('form', false, async (payload) => {
      const before = await storedLayout(payload)
      expect(before).toMatchObject([{ blockType: 'noteList', heading: 'Notes' }])
      const document = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 })
      const form = await pageForm(payload, document)
      expect(form.layout).toMatchObject({ rows: [{ blockType: 'noteList' }] })
      expect(form.layout).not.toHaveProperty('valid', false)
      const [notice] = payload.blocks.noteList?.fields ?? []
      expect(notice?.admin).toMatchObject({
        description: { en: expect.stringMatching(/^This block belongs to example, which is switched off\./) },
      })
      const [block] = document.layout ?? []
      const sent = { id: String(block?.id), blockType: 'noteList' }
      await payload.update({ collection: 'pages', id: page.id, data: { title: 'Sent', layout: [sent] } })
      expect(await storedLayout(payload)).toEqual(before)
      const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
      const older = docs.find(({ version }) => version.title === 'Start')
      await payload.restoreVersion({ collection: 'pages', id: String(older?.id) })
      expect(await storedLayout(payload)).toEqual(before)
    }))

  it('is named to editors in the preview', () =>
    opened('preview', false, async (payload) => {
      const { layout } = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 })
      expect(previewedLayout(layout ?? [], (slug) => payload.blocks[slug])).toMatchObject([
        { _note: { label: 'Notes', missing: [], featureOff: 'example' } },
      ])
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
