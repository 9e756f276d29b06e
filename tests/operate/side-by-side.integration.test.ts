import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackPrograms } from '../../scripts/releases/packed-programs.mjs'
import { type OpenedFolder, openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startSiteOn, type TestSite } from '../support/site-process.ts'
import { post } from './form.ts'

/** The release before this version, packed by `npm run releases`. */
const BEFORE = 'v0.1.0'

/** Bytes of its programs in the repository. */
const MAX_BYTES = 1_500_000

const ROOT = join(import.meta.dirname, '../..')

let postgres: TestPostgres
let folder: string
let before: TestSite
let now: TestSite
/** Content as this version edits it. */
let content: OpenedFolder
let page: { readonly id: number | string }

const packed = () => readFile(join(ROOT, `tests/fixtures/releases/${BEFORE}.json.br`))

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-side-by-side-'))
  const root = join(folder, 'before')
  const data = join(folder, 'data')
  await mkdir(data)
  unpackPrograms(await packed(), root, join(ROOT, 'node_modules'))
  const env = { DATABASE_URL: await postgres.createDatabase('side_by_side', { migrated: false }), TRUST_PROXY: '1' }
  before = await startSiteOn(data, env, { root })
  // It migrates the database while the other one serves visitors.
  now = await startSiteOn(data, env)
  content = await openFolder(data, { databaseUrl: env.DATABASE_URL, migrate: false })
  page = await content.payload.create({
    collection: 'pages',
    data: { title: 'Studio', slug: 'studio', layout: [], _status: 'published' },
  })
})

afterAll(async () => {
  await content?.close()
  await Promise.all([before?.stop(), now?.stop()])
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const sites = () => [before, now]
const shown = async ({ url }: TestSite, path: string) => {
  const response = await fetch(url + path)
  const html = await response.text()
  return { status: response.status, title: /<title>([^<]*)/.exec(html)?.[1], html }
}

describe(`${BEFORE} and this version, on one database`, () => {
  it('take little room in the repository', async () => expect((await packed()).length).toBeLessThan(MAX_BYTES))

  it('both show a page', async () => {
    for (const site of sites())
      expect(await shown(site, '/studio/')).toMatchObject({ status: 200, title: 'Studio – localhost' })
  })

  it('both show what this version has published since', async () => {
    const { payload } = content
    await payload.update({ collection: 'pages', id: page.id, data: { title: 'Workshop', _status: 'published' } })
    for (const site of sites())
      expect(await shown(site, '/studio/')).toMatchObject({ status: 200, title: 'Workshop – localhost' })
  })

  it('both take messages, which are stored once each', async () => {
    const form = await content.payload.create({
      collection: 'contact-forms',
      data: {
        title: 'Form',
        writtenAs: 'template',
        template: '[text* your-text]',
        mail: { recipient: 'owner@example.com', subject: '[your-text]', replyTo: '', body: '[your-text]' },
      },
    })
    const made = { id: Number(form.id), path: `/wp-json/contact-form-7/v1/contact-forms/${form.id}/feedback` }
    const sent = await Promise.all(
      sites().map(({ url }, index) => post(url, made, `Message ${index}`, `198.51.100.${index + 1}`)),
    )
    expect(sent).toEqual(['mail_sent', 'mail_sent'])
    expect((await content.payload.count({ collection: 'submissions' })).totalDocs).toBe(2)
  })

  it('the one before shows a page with blocks that a later version has stored', async () => {
    const layout = [
      { blockType: 'heading', id: 'later', blockVersion: 99, text: 'From a later version', level: '2', tone: 'later' },
      { blockType: 'hologram', id: 'unknown', blockVersion: 1, beam: true },
    ]
    const { id } = await content.payload.create({
      collection: 'pages',
      data: { title: 'Later', slug: 'later', layout: [], _status: 'published' },
    })
    await runSql(content.payload, sql`update pages set layout = ${JSON.stringify(layout)} where id = ${id}`)
    const { status, html } = await shown(before, '/later/')
    expect([status, html.includes('Later')]).toEqual([200, true])
    expect(before.log()).not.toMatch(/"level":(?:50|60)/)
  })
})
