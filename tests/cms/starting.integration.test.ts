import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { ConfigError, loadSettings } from '@vitrine/cms/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgersOf, migrateUp } from '../../packages/cms/src/database/migrate.ts'
import { aloneAtStart } from '../../packages/cms/src/database/start-lock.ts'
import { startProgram } from '../../scripts/launch/program.mjs'
import { openContent, type TestContent } from '../support/content.ts'
import { openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-starting-'))
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

/** How many migrations a database of this kind has seen when it is up to date. */
const migrationsIn = (kind: 'sqlite' | 'postgres') => ledgersOf(kind).flatMap(({ migrations }) => migrations).length

const NODES = ['one', 'two', 'three']

/** Opens a database as several programs do that start together, and counts the migrations that it has afterwards. */
async function startTogether(databaseUrl: string): Promise<number> {
  const nodes = await Promise.all(
    NODES.map(async (name) => openFolder(await mkdtemp(join(folder, `${name}-`)), { databaseUrl, migrate: true })),
  )
  const counts = await Promise.all(
    nodes.map(async ({ payload }) => (await payload.count({ collection: 'payload-migrations' as never })).totalDocs),
  )
  for (const node of nodes) await node.close()
  return Math.max(...counts)
}

describe('programs that start together', () => {
  it('all start on an empty PostgreSQL database, which is migrated once', async () => {
    expect(await startTogether(await postgres.createDatabase('together', { migrated: false }))).toBe(
      migrationsIn('postgres'),
    )
  })

  it('all start on one of an older version, which is migrated once', async () => {
    const url = await postgres.createDatabase('older', { migrated: false })
    const older = await openContent(url, { migrate: false })
    const [core] = ledgersOf('postgres')
    await migrateUp(older.payload, 'postgres', [{ migrations: core?.migrations.slice(0, 1) ?? [], replaced: [] }])
    await older.close()
    expect(await startTogether(url)).toBe(migrationsIn('postgres'))
  })

  it('fill one SQLite data folder in once', async () => {
    const dataDir = await mkdtemp(join(folder, 'demo-'))
    const codes = await Promise.all(
      NODES.map(
        () =>
          new Promise((resolve) => {
            const env = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }
            startProgram('seed', [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }).once('exit', resolve)
          }),
      ),
    )
    expect(codes).toEqual([0, 0, 0])
    const { payload, close } = await openFolder(dataDir, { databaseUrl: '', migrate: false })
    const { totalDocs } = await payload.count({ collection: 'pages', where: { path: { equals: '/' } } })
    expect(totalDocs).toBe(1)
    await close()
  })
})

describe.each(['sqlite', 'postgres'] as const)('preparing a database of %s', (kind) => {
  let content: TestContent
  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('alone') : '')
  })
  afterAll(() => content.close())

  it('is done by one at a time, also after one that failed', async () => {
    const { payload, settings } = content
    let under = 0
    let most = 0
    const work = async (index: number) => {
      under += 1
      most = Math.max(most, under)
      await payload.count({ collection: 'pages' })
      under -= 1
      if (index === 0) throw new Error('broke off')
      return index
    }
    const done = await Promise.allSettled(
      [0, 1, 2].map((index) => aloneAtStart(payload, settings.database, () => work(index))),
    )
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(most).toBe(1)
  })
})

describe('a start', () => {
  const opening = async (dataDir: string) =>
    openPayload(loadSettings({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' }, dataDir), { migrate: true })

  it.each([
    ['is no database', 'This is no database. '.repeat(1000)],
    ['is a damaged database', `SQLite format 3\0${'nothing that it should be '.repeat(1000)}`],
  ])('says what to do about a database file that %s', async (_, text) => {
    const dataDir = await mkdtemp(join(folder, 'damaged-'))
    await writeFile(join(dataDir, 'vitrine.db'), text)
    const started = opening(dataDir)
    await expect(started).rejects.toBeInstanceOf(ConfigError)
    await expect(started).rejects.toThrow(/vitrine\.db is damaged .* Put .* of a backup in its place/)
  })

  it('says what to do when the database of a site is gone, and makes no empty one', async () => {
    const dataDir = await mkdtemp(join(folder, 'gone-'))
    await writeFile(join(dataDir, 'prepared'), '')
    await expect(opening(dataDir)).rejects.toThrow(/vitrine\.db is gone, though .* Put the file of a backup/)
  })

  it('says so when the file is taken away later: what is written would be gone with the program', async () => {
    const { payload, settings, close } = await openContent()
    const tag = (title: string) => payload.create({ collection: 'tags', data: { title, slug: title } as never })
    await tag('before')
    const file = join(settings.dataDir, 'vitrine.db')
    await rename(file, `${file}.away`)
    await expect(tag('gone')).rejects.toThrow(/vitrine\.db is gone while Vitrine runs.*Stop Vitrine/)
    await writeFile(file, '')
    await expect(tag('replaced')).rejects.toThrow(/has been replaced/)
    await rename(`${file}.away`, file)
    await tag('after')
    await close()
  })
})
