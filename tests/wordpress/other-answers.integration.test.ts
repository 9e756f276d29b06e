import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunReport, undoRun } from '@vitrine/wordpress/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { exportFile, type ImportSite, openSite } from './support.ts'

let folder: string
let site: ImportSite
let postgres: TestPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-other-answers-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

interface Item {
  readonly id: number
  readonly kind?: string
  readonly name: string
  readonly title: string
  readonly words?: string
  /** Id of the page that it stands below. */
  readonly parent?: number
}

/** Writes an export of a site whose posts have addresses such as `/spring/`. */
async function exportOf(name: string, items: readonly Item[]): Promise<string> {
  const path = join(folder, `${name}.xml`)
  const rows = items.map(
    ({
      id,
      kind = 'page',
      name,
      title,
      parent = 0,
      words = `<p>Words of ${title}.</p>`,
    }) => `<item><title>${title}</title><link>https://old.example/${name}/</link>
<content:encoded><![CDATA[${words}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2026-03-0${id} 08:00:00</wp:post_date_gmt><wp:post_name>${name}</wp:post_name>
<wp:post_parent>${parent}</wp:post_parent><wp:status>publish</wp:status><wp:post_type>${kind}</wp:post_type></item>`,
  )
  await writeFile(
    path,
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Salt and Slate</title><link>https://old.example</link><description></description>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
${rows.join('\n')}
</channel></rss>`,
  )
  return path
}

const KILN = { id: 2, name: 'kiln', title: 'The kiln' }
const SHOP = { id: 3, name: 'shop', title: 'The shop' }
const NEWS = { id: 4, name: 'news', title: 'News', words: '' }
const KNIFE = { id: 6, name: 'knife', title: 'The knife' }
const SPRING = { id: 5, name: 'spring', title: 'Spring firing', kind: 'post' }

/** Imports with some answers, then with others in their place. */
async function change(path: string, first: object, second: object): Promise<readonly [RunReport, RunReport]> {
  const before = await site.take([path], { given: first })
  return [before, await site.take([path], { given: second, insteadOf: [before.run ?? ''] })]
}

const titlesIn = async (collection: 'pages' | 'posts' | 'projects') => {
  const { docs } = await site.payload.find({ collection, depth: 0, pagination: false, sort: 'path', locale: 'en' })
  return docs.map(({ title, path }) => [path, title])
}
const targetOf = async (from: string) => {
  const { docs } = await site.payload.find({ collection: 'redirects', where: { from: { equals: from } }, depth: 0 })
  return docs[0]?.to
}

describe.each(['sqlite', 'postgres'] as const)('answers that are changed after an import, on %s', (kind) => {
  beforeEach(async () => {
    site = await openSite(kind === 'postgres' ? await postgres.createDatabase('other_answers') : '', 'en')
  })
  afterEach(() => site.close())

  it('another front page changes places with the one before', async () => {
    const path = await exportOf('front', [KILN, SHOP])
    await change(path, { frontPage: 2 }, { frontPage: 3 })
    expect(await titlesIn('pages')).toEqual([
      ['/', SHOP.title],
      ['/kiln/', KILN.title],
    ])
    expect(await targetOf('/?page_id=2')).toBe('/kiln/')
    expect(await targetOf('/?page_id=3')).toBe('/')
  })

  it('a page below another leaves it when it becomes the front page, and takes those below along', async () => {
    const path = await exportOf('nested', [KILN, { ...SHOP, parent: 2 }, { ...KNIFE, parent: 3 }])
    const [before, after] = await change(path, { frontPage: 2 }, { frontPage: 3 })
    expect(await titlesIn('pages')).toEqual([
      ['/', SHOP.title],
      ['/kiln/', KILN.title],
      ['/knife/', KNIFE.title],
    ])
    expect(await targetOf('/?page_id=6')).toBe('/knife/')
    for (const { run } of [after, before]) expect((await undoRun(site, run ?? '', () => {})).remaining).toEqual([])
    expect(await titlesIn('pages')).toEqual([])
  })

  it('a front page in place of the list of posts takes the home page that was made', async () => {
    const path = await exportOf('made', [KILN, SPRING])
    const [, after] = await change(path, { show_on_front: 'posts' }, { frontPage: 2 })
    expect(await titlesIn('pages')).toEqual([['/', KILN.title]])
    expect(after.moved).toEqual([])
    expect(await targetOf('/kiln/')).toBe('/')
  })

  it('the list of posts in place of a front page makes a home page', async () => {
    const path = await exportOf('list', [KILN, SPRING])
    await change(path, { frontPage: 2 }, { show_on_front: 'posts' })
    expect(await titlesIn('pages')).toEqual([
      ['/', 'Salt and Slate'],
      ['/kiln/', KILN.title],
    ])
  })

  it('a page that showed the list of posts is none any more', async () => {
    const path = await exportOf('posts-page', [KILN, NEWS, SPRING])
    await change(path, { frontPage: 2 }, { frontPage: 2, postsPage: 4 })
    expect(await titlesIn('pages')).toEqual([['/', KILN.title]])
    expect(await site.payload.findGlobal({ slug: 'blog' })).toMatchObject({ slug: 'news', title: 'News' })
    expect(await titlesIn('posts')).toEqual([['/news/spring/', SPRING.title]])
  })

  it('a kind becomes pages in place of posts', async () => {
    const path = await exportOf('kinds', [KILN, { ...SHOP, kind: 'event' }])
    await change(path, { frontPage: 2, kinds: { event: 'post' } }, { frontPage: 2, kinds: { event: 'page' } })
    expect(await titlesIn('posts')).toEqual([])
    expect(await titlesIn('pages')).toEqual([
      ['/', KILN.title],
      ['/shop/', SHOP.title],
    ])
  })

  it('a kind that is left out goes, but for what was changed here, which the report names', async () => {
    const path = await exportOf('left', [KILN, { ...SHOP, kind: 'event' }, { ...NEWS, kind: 'event' }])
    const first = await site.take([path], { given: { frontPage: 2, kinds: { event: 'post' } } })
    const { docs } = await site.payload.find({
      collection: 'posts',
      where: { title: { equals: SHOP.title } },
      depth: 0,
    })
    await site.payload.update({ collection: 'posts', id: docs[0]?.id ?? 0, data: { title: 'Our shop' } })
    const given = { frontPage: 2, kinds: { event: 'report' } }
    const second = await site.take([path], { given, insteadOf: [first.run ?? ''] })
    expect(await titlesIn('posts')).toMatchObject([[expect.anything(), 'Our shop']])
    expect(second.kept).toMatchObject([{ key: 'item:3', message: { en: expect.stringContaining('no place for it') } }])
  })

  it('another menu stands in the header, and the site has another zone', async () => {
    const path = exportFile('studio/export.xml')
    const nameOfMenu = async () => {
      const { menu } = await site.payload.findGlobal({ slug: 'header', depth: 1 })
      return typeof menu === 'object' ? menu?.name : menu
    }
    const before = await site.take([path], { given: { headerMenu: 'main-menu', timezone: 'Europe/Berlin' } })
    const first = await nameOfMenu()
    const given = { headerMenu: 'footer', timezone: 'America/New_York' }
    await site.take([path], { given, insteadOf: [before.run ?? ''] })
    expect([first, await nameOfMenu()]).toEqual(['Main menu', 'Footer'])
    expect(await site.payload.findGlobal({ slug: 'site' })).toMatchObject({ timeZone: 'America/New_York' })
  })

  it('documents of other imports stay', async () => {
    await site.take([await exportOf('other', [NEWS])], { given: { frontPage: 4 } })
    await change(await exportOf('mine', [KILN, SHOP]), { frontPage: 2 }, { frontPage: 3 })
    expect((await titlesIn('pages')).map(([, title]) => title).toSorted()).toEqual(
      [NEWS, KILN, SHOP].map(({ title }) => title).toSorted(),
    )
  })

  it('both runs are taken back as one, and nothing is left', async () => {
    const path = await exportOf('undo', [KILN, NEWS, SPRING])
    const [before, after] = await change(path, { show_on_front: 'posts' }, { frontPage: 2, postsPage: 4 })
    for (const { run } of [after, before]) expect((await undoRun(site, run ?? '', () => {})).remaining).toEqual([])
    expect([await titlesIn('pages'), await titlesIn('posts')]).toEqual([[], []])
    expect((await site.payload.count({ collection: 'redirects' })).totalDocs).toBe(0)
  })
})
