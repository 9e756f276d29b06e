import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastStep, undoRun } from '@vitrine/wordpress/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ImportSite, openSite } from './support.ts'

/** An export of a site that shows its posts at its first address. */
const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Salt and Slate</title><link>https://old.example</link><description>Notes from the kiln</description>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<item><title>Spring firing</title><link>https://old.example/spring-firing/</link>
<content:encoded><![CDATA[<p>The kiln is hot.</p>]]></content:encoded>
<wp:post_id>4</wp:post_id><wp:post_date_gmt>2026-03-01 08:00:00</wp:post_date_gmt><wp:post_name>spring-firing</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel>
</rss>`

let folder: string
let site: ImportSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-posts-first-'))
  await writeFile(join(folder, 'posts.xml'), EXPORT)
})

beforeEach(async () => {
  site = await openSite('', 'en')
})

afterEach(() => site.close())
afterAll(() => rm(folder, { recursive: true }))

const take = () => site.take([join(folder, 'posts.xml')], { given: { posts_per_page: '4' } })
const pages = async () => (await site.payload.find({ collection: 'pages', depth: 0, pagination: false })).docs

it('a site that showed its posts first has a home page with their list, once, and without it after the undo', async () => {
  const { run } = await take()
  expect(await pages()).toMatchObject([
    { title: 'Salt and Slate', path: '/', _status: 'published', layout: [{}, { blockType: 'postList', count: 4 }] },
  ])
  expect(await site.payload.findGlobal({ slug: 'blog' })).toMatchObject({ perPart: 4 })
  await take()
  expect(await pages()).toHaveLength(1)
  await undoRun(site, run ?? '', () => {})
  expect(await pages()).toEqual([])
})

it('a home page that is there already stays, and the report says so', async () => {
  await site.payload.create({
    collection: 'pages',
    data: { title: 'Our house', slug: 'home', layout: [], _status: 'published' },
  })
  const report = await take()
  expect(await pages()).toMatchObject([{ title: 'Our house', path: '/' }])
  expect(JSON.stringify(report)).toContain('This site has something at its address already, which stays.')
})

it('a second import that changes nothing is no step: what is taken back next is the first one', async () => {
  const first = await take()
  const second = await take()
  expect(second.run).not.toBe(first.run)
  expect((await lastStep(site.payload))?.id).toBe(first.run)
  await undoRun(site, first.run ?? '', () => {})
  expect(await lastStep(site.payload)).toBeUndefined()
})
