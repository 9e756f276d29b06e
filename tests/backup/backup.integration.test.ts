import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { runCommand } from '@vitrine/backup/command'
import { ConfigError } from '@vitrine/cms/settings'
import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { pack } from 'tar-stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const PASSPHRASE = 'correct horse battery'
const NOW = new Date('2026-11-25T02:35:00Z')

let postgres: TestPostgres
let folder: string
let content: TestContent

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
})
afterEach(async () => {
  await content?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command as a terminal does. @returns What it said at its end. */
async function run(args: readonly string[], env: Record<string, string>, now = NOW): Promise<string> {
  let result = ''
  await runCommand(args, {
    env: { LOG_LEVEL: 'silent', ...env },
    projectRoot: folder,
    say: (kind, text) => {
      if (kind === 'result') result = text
    },
    now: () => now,
  })
  return result
}

/** Content with pages in three languages, a folder of media and one of uploads. */
async function filled(databaseUrl = ''): Promise<TestContent> {
  content = await openContent(databaseUrl)
  const { payload, settings } = content
  for (let number = 1; number <= 3; number += 1) {
    const page = await payload.create({
      collection: 'pages',
      locale: 'en',
      data: { title: `Page ${number}: “naïve” \t \\ \n 漢字`, slug: `page-${number}`, _status: 'published' },
    })
    await payload.update({ collection: 'pages', id: page.id, locale: 'de', data: { title: `Seite ${number}` } })
  }
  await mkdir(join(settings.dataDir, 'media/sizes'), { recursive: true })
  await mkdir(join(settings.dataDir, 'uploads'), { recursive: true })
  await writeFile(join(settings.dataDir, 'media/empty.svg'), '')
  await writeFile(join(settings.dataDir, 'media/sizes/été.webp'), Buffer.alloc(100_000, 7))
  await writeFile(join(settings.dataDir, 'uploads/1-letter.pdf'), 'private')
  return content
}

const envOf = ({ settings: { dataDir, database } }: TestContent) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.kind === 'postgres' ? database.url : '',
})

/** Every row of every table but the search index, in an order of its own. */
async function rowsOf(payload: Payload): Promise<Record<string, readonly string[]>> {
  const tables =
    payload.db.name === 'postgres'
      ? await runSql(payload, sql`select tablename as name from pg_tables where schemaname = current_schema()`)
      : await runSql(payload, sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
  const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith('search_'))
  const entries = await Promise.all(
    names.sort().map(async (name) => {
      const rows = await runSql(payload, sql`select * from ${sql.identifier(name)}`)
      return [name, rows.map((row) => JSON.stringify(row)).sort()] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** @param passphrase Deriving a key from it takes seconds, as it should. */
async function makeArchive(passphrase = '', ...options: readonly string[]): Promise<string> {
  await run(['backup', '--to', join(folder, 'archives'), ...options], {
    ...envOf(content),
    BACKUP_PASSPHRASE: passphrase,
  })
  const [name] = await readdir(join(folder, 'archives'))
  return join(folder, 'archives', name ?? '')
}

/** Settings of an empty place of the same kind. */
async function emptyPlace(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const isPostgres = content.settings.database.kind === 'postgres'
  return {
    DATA_DIR: join(folder, 'restored'),
    DATABASE_URL: isPostgres ? await postgres.createDatabase('restored', { migrated: false }) : '',
  }
}

describe.each(['SQLite', 'PostgreSQL'])('a site on %s', (kind) => {
  const database = async () => (kind === 'PostgreSQL' ? postgres.createDatabase('original') : '')

  it('comes back as it was: every row and every file, and goes on', async () => {
    const { payload, settings } = await filled(await database())
    const archive = await makeArchive()
    const before = await rowsOf(payload)
    expect(before.pages).toHaveLength(3)
    const place = await emptyPlace()
    expect(await run(['restore', archive], place)).toMatch(/is in place/)

    const restored = await openFolder(place.DATA_DIR, { databaseUrl: place.DATABASE_URL, migrate: true })
    try {
      // A start notes a change in an SQLite file, since a process may have ended between a change and its note.
      const { content_revisions, content_changes } = before
      expect({ ...(await rowsOf(restored.payload)), content_revisions, content_changes }).toEqual(before)
      for (const file of ['media/empty.svg', 'media/sizes/été.webp', 'uploads/1-letter.pdf'])
        expect(await readFile(join(place.DATA_DIR, file))).toEqual(await readFile(join(settings.dataDir, file)))
      const next = await restored.payload.create({ collection: 'pages', data: { title: 'Next', slug: 'next' } })
      expect(Number(next.id)).toBe(4)
    } finally {
      await restored.close()
    }
  })

  it('is copied as it was at one moment while others write to it', async () => {
    const { payload } = await filled(await database())
    await runSql(payload, sql`create table pairs_a (id integer primary key)`)
    await runSql(payload, sql`create table pairs_b (id integer primary key)`)
    const writing = new AbortController()
    const writer = (async () => {
      for (let id = 1; !writing.signal.aborted; id += 1) {
        // The second row names the first: a copy of two moments has one without the other.
        await runSql(payload, sql`insert into pairs_a (id) values (${id})`)
        await runSql(payload, sql`insert into pairs_b (id) values (${id})`)
        await setImmediate()
      }
    })()
    const archive = await makeArchive()
    writing.abort()
    await writer
    const place = await emptyPlace()
    await run(['restore', archive], place)
    const restored = await openFolder(place.DATA_DIR, { databaseUrl: place.DATABASE_URL, migrate: false })
    const { pairs_a = [], pairs_b = [] } = await rowsOf(restored.payload)
    await restored.close()
    expect(pairs_a.length - pairs_b.length).toBeOneOf([0, 1])
  })

  it('never overwrites what is there', async () => {
    await filled(await database())
    const archive = await makeArchive()
    const before = await rowsOf(content.payload)
    await expect(run(['restore', archive], envOf(content))).rejects.toThrow(/is not empty/)
    const elsewhere = { ...envOf(content), DATA_DIR: join(folder, 'elsewhere') }
    if (kind === 'PostgreSQL') await expect(run(['restore', archive], elsewhere)).rejects.toThrow(/has tables already/)
    expect(await rowsOf(content.payload)).toEqual(before)
  })

  it('is not restored to another kind of database', async () => {
    await filled(await database())
    const archive = await makeArchive()
    const other = kind === 'PostgreSQL' ? '' : await postgres.createDatabase('other', { migrated: false })
    const place = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: other }
    await expect(run(['restore', archive], place)).rejects.toThrow(
      kind === 'PostgreSQL' ? /Set DATABASE_URL to an empty/ : /Unset DATABASE_URL/,
    )
    expect(existsSync(place.DATA_DIR)).toBe(false)
  })
})

describe('an archive', () => {
  it('that is encrypted opens with its passphrase alone', async () => {
    const { settings } = await filled()
    const archive = await makeArchive(PASSPHRASE, '--encrypt')
    expect(archive).toMatch(/\.tar\.gz\.age$/)
    expect((await readFile(archive)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    const place = await emptyPlace()
    await expect(run(['restore', archive], place)).rejects.toThrow(/encrypted. Give its passphrase/)
    await expect(run(['restore', archive], { ...place, BACKUP_PASSPHRASE: 'another passphrase' })).rejects.toThrow(
      /The passphrase does not open this archive/,
    )
    await run(['restore', archive], { ...place, BACKUP_PASSPHRASE: PASSPHRASE })
    expect(await readFile(join(place.DATA_DIR, 'secret'), 'utf8')).toBe(settings.secret)
  })

  it('without a passphrase restores without the secret, and says so', async () => {
    await filled()
    const made = await run(['backup', '--to', join(folder, 'archives')], envOf(content))
    expect(made).toMatch(/holds no secret: set BACKUP_PASSPHRASE/)
    const [name = ''] = await readdir(join(folder, 'archives'))
    expect(await run(['restore', join(folder, 'archives', name)], await emptyPlace())).toMatch(
      /everybody signs in anew/,
    )
  })

  it.each([
    ['cut off', async (file: string) => truncate(file, 5_000)],
    ['damaged in the middle', async (file: string) => flip(file)],
    ['no archive at all', async (file: string) => writeFile(file, 'hello')],
    ['one that reaches outside', async (file: string) => writeFile(file, await tarOf('../outside.txt', 'x'))],
    ['one without a manifest', async (file: string) => writeFile(file, await tarOf('data/site.css', 'x'))],
  ])('that is %s restores nothing', async (_, spoil) => {
    await filled()
    const archive = await makeArchive()
    await spoil(archive)
    await expect(run(['restore', archive], await emptyPlace())).rejects.toThrow(/Nothing was restored\.$/)
    expect(await readdir(folder)).toEqual(['archives'])
  })

  it('has its name only when it is whole, and older ones go by --keep', async () => {
    await filled()
    const to = join(folder, 'archives')
    for (const day of [1, 2, 3])
      await run(['backup', '--to', to, '--keep', '2'], envOf(content), new Date(Date.UTC(2026, 0, day)))
    expect(await readdir(to)).toEqual(['vitrine-2026-01-02T000000Z.tar.gz', 'vitrine-2026-01-03T000000Z.tar.gz'])
    // A folder in the place of a file cannot be read: the backup ends there.
    await rm(join(content.settings.dataDir, 'vitrine.db'))
    await mkdir(join(content.settings.dataDir, 'vitrine.db'))
    await expect(run(['backup', '--to', to], envOf(content))).rejects.toThrow()
    expect(await readdir(to)).toHaveLength(2)
  })

  it('leaves out what is made anew, and what other programs put beside it', async () => {
    const { settings } = await filled()
    for (const name of ['outbox', 'share-pictures']) await mkdir(join(settings.dataDir, name))
    await writeFile(join(settings.dataDir, 'outbox/1.eml'), 'mail')
    await copyFile(join(settings.dataDir, 'uploads/1-letter.pdf'), join(settings.dataDir, 'share-pictures/a.png'))
    const archive = await makeArchive()
    const place = await emptyPlace()
    await run(['restore', archive], place)
    expect((await readdir(place.DATA_DIR)).sort()).toEqual(['media', 'uploads', 'vitrine.db'])
  })
})

it('a command removes the copies that killed ones have left behind a day ago', async () => {
  await filled()
  const { dataDir } = content.settings
  const archive = await makeArchive()
  const place = await emptyPlace()
  const left = [join(dataDir, '.sending-1'), join(folder, 'archives/.making-1'), join(folder, '.restoring-1')]
  for (const path of left) await mkdir(path)
  const inADay = new Date(Date.now() + 24 * 60 * 60 * 1_000 + 60_000)
  await run(['restore', archive], place, inADay)
  await run(['backup', '--to', join(folder, 'archives')], envOf(content), inADay)
  expect(left.filter((path) => existsSync(path))).toEqual([])
})

describe('a wrong command', () => {
  it.each([
    [['backup', '--keep', '0'], /--keep is "0"/],
    [['backup', '--encrypt'], /needs a passphrase/],
    [['backup', '--too', 'x'], /npm run backup/],
    [['restore'], /npm run restore -- ARCHIVE/],
    [['restore', 'a', 'b'], /npm run restore -- ARCHIVE/],
    [['restore', '/nowhere/a.tar.gz'], /^There is no file \/nowhere\/a\.tar\.gz\. Give the path/],
    [['restore', '--check', '/nowhere/a.tar.gz'], /^There is no file/],
  ])('%j says what to do', async (args, message) => {
    await expect(run(args, { DATA_DIR: join(folder, 'data') })).rejects.toThrow(message)
  })

  it('asks for a longer passphrase', async () => {
    const env = { DATA_DIR: join(folder, 'data'), BACKUP_PASSPHRASE: 'short' }
    await expect(run(['backup'], env)).rejects.toThrow(/BACKUP_PASSPHRASE has 5 characters/)
  })
})

async function flip(file: string): Promise<void> {
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  for (let at = middle; at < middle + 64; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0xff
  await writeFile(file, bytes)
}

async function tarOf(name: string, text: string): Promise<Buffer> {
  const tar = pack()
  tar.entry({ name }, text)
  tar.finalize()
  return gzipSync(await buffer(tar))
}

describe('a disk that is full', () => {
  /** Runs a command on a disk that is full as soon as something is to be written. */
  const runWhenFull = (args: readonly string[], env: Record<string, string>) =>
    runCommand(args, {
      env: { LOG_LEVEL: 'silent', ...env },
      projectRoot: folder,
      say: (kind) => {
        if (kind === 'progress') throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
      },
      now: () => NOW,
    })

  it('is said in one sentence by the backup, of which nothing is left', async () => {
    const { settings } = await filled()
    const failed = await runWhenFull(['backup', '--to', folder], { DATA_DIR: settings.dataDir }).catch((error) => error)
    expect(failed).toBeInstanceOf(ConfigError)
    expect(failed.message).toMatch(/^The disk is full, so no archive was made, and nothing of the attempt is left\./)
    expect(await readdir(folder)).toEqual([])
  })

  it('is said by a restore, which leaves the place empty', async () => {
    const { settings } = await filled()
    await run(['backup', '--to', folder], { DATA_DIR: settings.dataDir })
    const [archive = ''] = await readdir(folder)
    const restored = join(folder, 'restored')
    await expect(runWhenFull(['restore', join(folder, archive)], { DATA_DIR: restored })).rejects.toThrow(
      /^The disk is full, so the archive was not restored\./,
    )
    expect(await readdir(folder)).toEqual([archive])
  })
})
