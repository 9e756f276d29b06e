import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProgram } from '../../scripts/launch/program.mjs'
import { openContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startSite } from '../support/site.ts'
import { startSiteOn } from '../support/site-process.ts'

let postgres: TestPostgres
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backups-'))
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the built program. @returns Its exit code, what it said at its end, and what it complained of. */
async function run(args: readonly string[], env: Record<string, string>) {
  const child = startProgram('backup', args, {
    env: { DATABASE_URL: '', SMTP_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let [result, complaint] = ['', '']
  child.on('message', ({ kind, text }: { kind: string; text: string }) => {
    if (kind === 'result') result = text
  })
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(child, 'close')
  return { code, result, complaint }
}

async function pageOf(url: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, url))
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll(url, '')
}

describe('a site', () => {
  it('is backed up while it runs, verified, lost, restored, and looks as before', async () => {
    const site = await startSite()
    const to = join(folder, 'demo')
    const before = await Promise.all(['/', '/journal/', '/de/'].map((path) => pageOf(site.url, path)))
    const made = await run(['backup', '--verify', '--to', to], { DATA_DIR: site.dataDir })
    expect(made).toMatchObject({ code: 0, result: expect.stringMatching(/started, and its pages answered/) })
    const [archive = ''] = await readdir(to)
    await site.stop()

    const restoredTo = join(folder, 'restored')
    expect(await run(['restore', join(to, archive)], { DATA_DIR: restoredTo })).toMatchObject({ code: 0 })
    const restored = await startSiteOn(restoredTo)
    try {
      const after = await Promise.all(['/', '/journal/', '/de/'].map((path) => pageOf(restored.url, path)))
      expect(after).toEqual(before)
    } finally {
      await restored.stop()
    }
  })

  it('on PostgreSQL is verified in a scratch database, which is gone afterwards', async () => {
    const url = await postgres.createDatabase('verified')
    const content = await openContent(url)
    await content.payload.create({ collection: 'pages', data: { title: 'About', slug: 'about', _status: 'published' } })
    const to = join(folder, 'postgres')
    const made = await run(['backup', '--verify', '--to', to], {
      DATA_DIR: content.settings.dataDir,
      DATABASE_URL: url,
    })
    await content.close()
    expect(made).toMatchObject({ code: 0, result: expect.stringMatching(/started, and its pages answered/) })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`select datname from pg_database where datname like 'vitrine_verify_%'`)
    await client.end()
    expect(rows).toEqual([])
  })

  it('is tried with this version on a copy, and left as it is', async () => {
    const url = await postgres.createDatabase('tried')
    const content = await openContent(url)
    await content.payload.create({ collection: 'pages', data: { title: 'About', slug: 'about', _status: 'published' } })
    const env = { DATA_DIR: content.settings.dataDir, DATABASE_URL: url }
    expect(await run(['upgrade', '--check'], env)).toMatchObject({
      code: 0,
      result: expect.stringMatching(/^This version works with your content/),
    })
    expect((await readdir(env.DATA_DIR)).filter((name) => name.startsWith('.checking'))).toEqual([])
    expect(await run(['upgrade'], env)).toMatchObject({ code: 1, complaint: expect.stringMatching(/npm start brings/) })
    await content.close()
  })

  it('is told what of this version fails on a copy', async () => {
    const content = await openContent()
    // As if what a migration of this version makes were there already.
    const where = { name: { contains: '_places' } }
    await content.payload.delete({ collection: 'payload-migrations', where })
    const { code, complaint } = await run(['upgrade', '--check'], { DATA_DIR: content.settings.dataDir })
    expect([code, complaint]).toEqual([
      1,
      expect.stringMatching(
        /does not work with a copy.*_places failed \(.*already exists\).*Nothing of the site was changed/s,
      ),
    ])
    expect((await content.payload.count({ collection: 'payload-migrations', where })).totalDocs).toBe(0)
    await content.close()
  })

  it('whose archive is not there gets no good word', async () => {
    const { code, complaint } = await run(['restore', '--check', join(folder, 'no-such.tar.gz')], {
      DATA_DIR: join(folder, 'empty'),
    })
    expect(code).toBe(1)
    expect(complaint).toMatch(/There is no file \S*no-such\.tar\.gz/)
  })
})
