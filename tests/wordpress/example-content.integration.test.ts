import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record, text } from '@vitrine/content/core'
import { noteExamples } from '@vitrine/content/store'
import { undoRun } from '@vitrine/wordpress/server'
import type { CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../packages/demo/content/content.ts'
import { contentOf, seedDemo } from '../../packages/demo/src/seed/seed-demo.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { smallImages } from '../support/small-images.ts'
import { type ImportSite, openSite } from './support.ts'

/** An export of a site with a home page, a page and a post. */
const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Salt and Slate</title><link>https://old.example</link><description>Notes from the kiln</description>
<language>en-US</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
${item(2, 'page', 'home', 'Welcome')}${item(3, 'page', 'studio', 'Our studio')}${item(4, 'post', 'firing', 'Firing')}
</channel>
</rss>`

function item(id: number, kind: string, slug: string, title: string): string {
  return `<item><title>${title}</title><link>https://old.example/${slug === 'home' ? '' : `${slug}/`}</link>
    <content:encoded><![CDATA[<p>Words of ${title}.</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date_gmt>2026-03-01 08:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
    <wp:status>publish</wp:status><wp:post_type>${kind}</wp:post_type></item>`
}

let postgres: TestPostgres
let folder: string
let images: string
let site: ImportSite

beforeAll(async () => {
  postgres = await startPostgres()
  images = await smallImages()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-example-content-'))
  await writeFile(join(folder, 'old.xml'), EXPORT)
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
  await rm(images, { recursive: true })
})

type TakeOptions = Parameters<ImportSite['take']>[1]

const take = (options?: TakeOptions) => site.take([join(folder, 'old.xml')], { given: { pageOnFront: 2 }, ...options })
const undo = (run: string | undefined) => undoRun(site, run ?? '', () => {})
const all = async (collection: CollectionSlug) =>
  (await site.payload.find({ collection, depth: 0, pagination: false, sort: 'id' })).docs.map((doc) => record(doc))
const titles = async () =>
  Object.fromEntries((await all('pages')).map(({ path, title }) => [String(path), String(title)]))

/** Addresses, states and titles of all documents that can lie in the trash. */
async function documents() {
  const found: Record<string, unknown> = {}
  for (const { slug, trash } of site.payload.config.collections) {
    if (!trash) continue
    const docs = await all(slug as CollectionSlug)
    found[slug] = docs.map(({ id, path, _status, title, name, alias, filename, from, to }) =>
      [id, path ?? alias ?? filename ?? from, _status, title ?? name ?? to].map(
        (value) => text(value) ?? value ?? null,
      ),
    )
  }
  return found
}

/** Settings as the database has them, in all languages. */
async function settings() {
  const found: Record<string, unknown> = {}
  for (const slug of ['site', 'header', 'footer', 'blog', 'portfolio'] as const) {
    const { updatedAt: _, ...stored } = (await site.payload.db.findGlobal({ slug })) as Record<string, unknown>
    found[slug] = stored
  }
  return found
}

describe.each(['SQLite', 'PostgreSQL'])('the demo of a site on %s', { timeout: PATIENCE_MS.longTest }, (database) => {
  beforeEach(async () => {
    site = await openSite(database === 'SQLite' ? '' : await postgres.createDatabase('examples'), 'en,de')
    const { languages } = site.settings
    await seedDemo(site.payload, demo, { languages, folder: images, progress: () => {} })
    await noteExamples(site.payload, await contentOf(site.payload, demo))
  })

  afterEach(() => site.close())

  it('makes way for an import, and comes back when that is taken back', async () => {
    const before = { documents: await documents(), settings: await settings() }
    const report = await take()
    expect(report.kept).toEqual([])
    expect(await titles()).toEqual({ '/': 'Welcome', '/studio/': 'Our studio' })
    expect(await all('posts')).toMatchObject([{ title: 'Firing', _status: 'published' }])
    for (const collection of ['projects', 'contact-forms', 'sliders', 'media'] as const)
      expect(await all(collection)).toEqual([])
    expect(report.groups).toContainEqual(expect.objectContaining({ code: 'examples-replaced' }))
    expect(await settings()).toMatchObject({
      site: { name: { en: 'Salt and Slate', de: 'Salt and Slate' }, tagline: { en: 'Notes from the kiln' }, hours: [] },
      header: { items: [], search: 'overlay' },
      footer: { columns: [], legalLinks: [] },
    })
    expect(JSON.stringify(await settings())).not.toMatch(/Halden|Lantern|Interior/i)
    const { removed, remaining } = await undo(report.run)
    expect(remaining).toEqual([])
    expect(removed).toBeGreaterThan(0)
    expect({ documents: await documents(), settings: await settings() }).toEqual(before)
    const again = await take({ dryRun: true })
    expect(again.questions).toContainEqual(expect.objectContaining({ option: 'exampleContent' }))
  })
})

describe('example content', () => {
  const page = (slug: string, title: string) =>
    site.payload.create({ collection: 'pages', data: { title, slug, layout: [], _status: 'published' } })

  beforeEach(async () => {
    site = await openSite('', 'en')
    await page('home', 'Example home')
    await page('studio', 'Example studio')
    await site.payload.create({ collection: 'posts', data: { title: 'Example post', _status: 'published' } })
    await site.payload.updateGlobal({ slug: 'site', data: { name: 'Example company', phone: '1' } })
    const features = [{ parts: [{ global: 'site' as const, data: {} }] }]
    await noteExamples(site.payload, await contentOf(site.payload, { features }))
  })

  afterEach(() => site.close())

  const change = async (title: string, options: { readonly draft?: boolean } = {}) => {
    const found = (await all('pages')).find((doc) => doc.title === title)
    const data = { title: `${title}, ours` }
    await site.payload.update({ collection: 'pages', id: Number(found?.id), data, ...options })
  }

  it('is counted by a look at an export, which changes nothing', async () => {
    const { groups, questions } = await take({ dryRun: true })
    expect(groups).toContainEqual(expect.objectContaining({ code: 'examples-replaced', count: 3 }))
    expect(questions[0]?.text).toMatchObject({ en: expect.stringContaining('(pages: 2, posts: 1)') })
    expect(await titles()).toEqual({ '/': 'Example home', '/studio/': 'Example studio' })
  })

  it('stays where its owner says so', async () => {
    const { groups, questions } = await take({ given: { pageOnFront: 2, exampleContent: 'keep' } })
    expect(await titles()).toMatchObject({ '/': 'Example home', '/home-2/': 'Welcome' })
    expect(groups).toContainEqual(expect.objectContaining({ code: 'examples-left', count: 3 }))
    expect(questions.map(({ option }) => option)).not.toContain('exampleContent')
  })

  it('stays where an editor has changed it', async () => {
    await change('Example studio')
    await take()
    expect(await titles()).toEqual({
      '/': 'Welcome',
      '/studio/': 'Example studio, ours',
      '/studio-2/': 'Our studio',
    })
  })

  it('stays where it has a newer draft', async () => {
    await change('Example studio', { draft: true })
    expect((await take({ dryRun: true })).groups).toContainEqual(
      expect.objectContaining({ code: 'examples-replaced', count: 2 }),
    )
    await take()
    expect(await titles()).toMatchObject({ '/studio/': 'Example studio', '/studio-2/': 'Our studio' })
  })

  it('of other collections stays where only some are imported', async () => {
    await take({ only: new Set(['posts']) })
    expect(await titles()).toEqual({ '/': 'Example home', '/studio/': 'Example studio' })
    expect(await all('posts')).toMatchObject([{ title: 'Firing' }])
  })

  it('is gone for a second import, which changes nothing', async () => {
    await take()
    const { groups, written } = await take()
    expect(groups.map(({ code }) => code)).not.toContain('examples-replaced')
    expect(written).toMatchObject({ pages: { unchanged: 2 }, posts: { unchanged: 1 } })
  })

  it('comes back as a draft where something else has its address by now', async () => {
    const { run } = await take()
    await change('Welcome')
    const { remaining, restored } = await undo(run)
    expect(remaining).toMatchObject([{ collection: 'pages', note: 'It was changed since.' }])
    expect(restored).toBe(3)
    expect((await all('pages')).map(({ title, path, _status }) => [title, path, _status])).toEqual([
      ['Example home', '/home-2/', 'draft'],
      ['Example studio', '/studio/', 'published'],
      ['Welcome, ours', '/', 'published'],
    ])
  })

  it('comes back where its owner changes the answer, as drafts where the import has its addresses', async () => {
    const { run = '' } = await take()
    await take({ given: { pageOnFront: 2, exampleContent: 'keep' }, insteadOf: [run] })
    expect((await all('pages')).map(({ title, path, _status }) => [title, path, _status])).toEqual([
      ['Example home', '/home-2/', 'draft'],
      ['Example studio', '/studio-2/', 'draft'],
      ['Welcome', '/', 'published'],
      ['Our studio', '/studio/', 'published'],
    ])
    expect((await all('posts')).map(({ title }) => title)).toEqual(['Example post', 'Firing'])
  })

  it('stays in the trash where another answer is changed, and can still be asked back', async () => {
    const { run = '' } = await take()
    const { asked } = await take({ given: { pageOnFront: 3 }, insteadOf: [run] })
    expect(await titles()).toEqual({ '/': 'Our studio', '/home-2/': 'Welcome' })
    expect(asked.map(({ option }) => option)).toContain('exampleContent')
  })

  it('that was deleted for good meanwhile stays away', async () => {
    const { run } = await take()
    await site.payload.delete({ collection: 'posts', where: { deletedAt: { exists: true } }, trash: true })
    expect(await undo(run)).toMatchObject({ restored: 2, remaining: [] })
    expect(await all('posts')).toEqual([])
  })

  it('in settings makes way for the name and the time zone of the old site', async () => {
    await take({ given: { pageOnFront: 2, timezone: 'Europe/Berlin' } })
    expect(await site.payload.findGlobal({ slug: 'site' })).toMatchObject({
      name: 'Salt and Slate',
      tagline: 'Notes from the kiln',
      phone: null,
      timeZone: 'Europe/Berlin',
    })
  })

  it('in settings stays where its owner has changed them, and where no settings are imported', async () => {
    await take({ only: new Set(['pages']) })
    expect(await site.payload.findGlobal({ slug: 'site' })).toMatchObject({ name: 'Example company', phone: '1' })
    await site.payload.updateGlobal({ slug: 'site', data: { phone: '2' } })
    await take()
    expect(await site.payload.findGlobal({ slug: 'site' })).toMatchObject({ name: 'Example company', phone: '2' })
  })

  it('in settings does not come back over what was changed since', async () => {
    const { run } = await take()
    await site.payload.updateGlobal({ slug: 'site', data: { phone: '3' } })
    const { remaining } = await undo(run)
    expect(remaining.map(({ key }) => key).sort()).toEqual(['example:global:site', 'global:site'])
    expect(await site.payload.findGlobal({ slug: 'site' })).toMatchObject({ name: 'Salt and Slate', phone: '3' })
  })

  it('in the header makes way for a menu of the imported pages where the export has none, until it is taken back', async () => {
    const { run } = await take()
    const [menu] = await all('menus')
    expect(menu).toMatchObject({ name: 'Pages', items: [{ link: { type: 'page', label: 'Our studio' } }] })
    expect((await site.payload.findGlobal({ slug: 'header', depth: 0 })).menu).toBe(menu?.id)
    expect((await take()).written).toMatchObject({ menus: { unchanged: 1 }, 'global:header': { unchanged: 1 } })
    await undo(run)
    expect(await all('menus')).toEqual([])
    expect((await site.payload.findGlobal({ slug: 'header', depth: 0 })).menu).toBeNull()
  })

  it('gives no menu to a header that has entries', async () => {
    const items = [{ link: { type: 'url' as const, url: '/ours/', label: 'Ours' } }]
    await site.payload.updateGlobal({ slug: 'header', data: { items } })
    await take()
    expect(await all('menus')).toEqual([])
    expect(await site.payload.findGlobal({ slug: 'header', depth: 0 })).toMatchObject({ items })
  })
})
