import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record } from '@vitrine/content/core'
import { readRuns, undoRun } from '@vitrine/wordpress/server'
import type { CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type ImportSite, openSite } from './support.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Item {
  readonly id: number
  readonly title: string
  readonly kind?: string
  readonly content?: string
  readonly status?: string
  readonly more?: string
}

function exportOf(items: readonly Item[]): string {
  const text = items.map(
    ({ id, title, kind = 'post', content = `<p>Words of ${title}.</p>`, status = 'publish', more = '' }) => `<item>
      <title><![CDATA[${title}]]></title><link>https://old.example/${title.toLowerCase().replaceAll(' ', '-')}/</link>
      <dc:creator><![CDATA[mara]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded>
      <wp:post_id>${id}</wp:post_id><wp:post_date>2024-02-0${id % 9 || 9} 10:00:00</wp:post_date>
      <wp:post_date_gmt>2024-02-0${id % 9 || 9} 10:00:00</wp:post_date_gmt><wp:comment_status>open</wp:comment_status>
      <wp:post_name>${title.toLowerCase().replaceAll(' ', '-')}</wp:post_name><wp:status>${status}</wp:status>
      <wp:post_parent>0</wp:post_parent><wp:post_type>${kind}</wp:post_type>${more}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <title>Old</title><description>As it was</description><link>https://old.example</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
    ${text.join('\n')}</channel></rss>`
}

const COMMENT = `<wp:comment><wp:comment_id>7</wp:comment_id><wp:comment_author><![CDATA[Ida]]></wp:comment_author>
  <wp:comment_author_email>ida@example.org</wp:comment_author_email><wp:comment_date>2024-02-03 11:00:00</wp:comment_date>
  <wp:comment_date_gmt>2024-02-03 11:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[Lovely.]]></wp:comment_content>
  <wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>0</wp:comment_parent>
  </wp:comment>`

const IMAGE: Item = {
  id: 3,
  title: 'Tower',
  kind: 'attachment',
  status: 'inherit',
  content: '',
  more: `<wp:attachment_url>https://old.example/wp-content/uploads/2024/02/tower.png</wp:attachment_url>
    <wp:postmeta><wp:meta_key>_wp_attached_file</wp:meta_key><wp:meta_value>2024/02/tower.png</wp:meta_value></wp:postmeta>`,
}

/** Links to a post that comes after it, and shows a picture that does. */
const FIRST: Item = {
  id: 1,
  title: 'First',
  content: '<p>See <a href="https://old.example/second/">the second</a>.</p>',
  more: `${COMMENT}<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>3</wp:meta_value></wp:postmeta>`,
}

const SECOND: Item = { id: 2, title: 'Second' }

describe.each(['sqlite', 'postgres'] as const)('an import from WordPress on %s', (kind) => {
  let site: ImportSite
  let folder: string
  let databases = 0

  beforeEach(async () => {
    databases += 1
    site = await openSite(kind === 'postgres' ? await postgres.createDatabase(`import_${databases}`) : '', 'en')
    folder = await mkdtemp(join(tmpdir(), 'vitrine-export-'))
    await writeFile(join(folder, 'tower.png'), PIXEL)
  })

  afterEach(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })

  const write = async (items: readonly Item[]) => {
    const file = join(folder, 'export.xml')
    await writeFile(file, exportOf(items))
    return file
  }

  const uploads = async () => {
    const media = join(folder, 'wp-content', 'uploads', '2024', '02')
    await mkdir(media, { recursive: true })
    await writeFile(join(media, 'tower.png'), PIXEL)
    return [join(folder, 'wp-content')]
  }

  const all = async (collection: CollectionSlug) => {
    const { docs } = await site.payload.find({ collection, depth: 0, draft: true, pagination: false, sort: 'id' })
    return docs.map(record)
  }

  const posts = () => all('posts')

  const versions = async () => (await site.payload.countVersions({ collection: 'posts' })).totalDocs

  it('makes documents with their dates, pictures, links and comments', async () => {
    const report = await site.take([await write([FIRST, SECOND, IMAGE])], { media: await uploads() })
    expect(report).toMatchObject({ failures: [], sum: { items: 3, imported: 3, failed: 0 } })
    const [image] = await all('media')
    const [first, second] = await posts()
    expect(first).toMatchObject({ title: 'First', publishedAt: '2024-02-01T10:00:00.000Z', image: image?.id })
    expect(linksIn(first?.layout)).toEqual([{ relationTo: 'posts', value: second?.id }])
    expect(await all('comments')).toMatchObject([
      {
        ...{ author: 'Ida', comment: 'Lovely.', state: 'approved', createdAt: '2024-02-03T11:00:00.000Z' },
        about: { relationTo: 'posts', value: first?.id },
      },
    ])
    expect(image).toMatchObject({ filename: 'tower.png' })
  })

  it('makes contact forms of those that stand in a page, and shows them there', async () => {
    const form = { elType: 'widget', widgetType: 'form', settings: { form_fields: [{ field_label: 'Name' }] } }
    const page: Item = {
      id: 5,
      title: 'Contact',
      kind: 'page',
      more: `<wp:postmeta><wp:meta_key>_elementor_edit_mode</wp:meta_key><wp:meta_value>builder</wp:meta_value></wp:postmeta>
        <wp:postmeta><wp:meta_key>_elementor_data</wp:meta_key>
        <wp:meta_value><![CDATA[${JSON.stringify([form])}]]></wp:meta_value></wp:postmeta>`,
    }
    const paths = [await write([page])]
    const report = await site.take(paths)
    expect(report).toMatchObject({ failures: [], sum: { items: 1, imported: 1 } })
    const [made] = await all('contact-forms')
    expect(made).toMatchObject({
      title: 'Contact',
      fields: [{ blockType: 'text', name: 'name' }, { blockType: 'submit' }],
    })
    const pages = await all('pages')
    expect(pages).toMatchObject([{ layout: [{ blockType: 'contactForm', form: made?.id }] }, { path: '/' }])
    expect((await site.take(paths)).written).toMatchObject({
      'contact-forms': { unchanged: 1 },
      pages: { unchanged: 2 },
    })
    await undoRun(site, report.run ?? '', () => {})
    expect([await all('contact-forms'), await all('pages')]).toEqual([[], []])
  })

  describe('the name of the site', () => {
    const identity = async () => record(await site.payload.findGlobal({ slug: 'site', depth: 0 }))

    it('comes where there is none, and what can be empty is taken back', async () => {
      const paths = [await write([SECOND])]
      const { run = '', written } = await site.take(paths)
      expect(await identity()).toMatchObject({ name: 'Old', tagline: 'As it was' })
      expect(written['global:site']).toEqual({ made: 1 })
      expect((await site.take(paths)).written['global:site']).toEqual({ unchanged: 1 })
      expect((await undoRun(site, run, () => {})).remaining).toEqual([])
      expect(await identity()).toMatchObject({ name: 'Old', tagline: null })
    })

    it('stays where there is one, unless the settings are wanted', async () => {
      await site.payload.updateGlobal({ slug: 'site', data: { name: 'Mine' } })
      const paths = [await write([SECOND])]
      await site.take(paths)
      expect(await identity()).toMatchObject({ name: 'Mine', tagline: 'As it was' })
      await site.take(paths, { given: { settings: true }, update: true })
      expect(await identity()).toMatchObject({ name: 'Old' })
    })
  })

  it('takes only what is asked for, and the rest later', async () => {
    const paths = [await write([FIRST, SECOND, IMAGE, { id: 6, title: 'About', kind: 'page' }])]
    const media = await uploads()
    const report = await site.take(paths, { media, only: new Set(['posts']) })
    expect(Object.keys(report.written)).toEqual(['posts'])
    expect(await posts()).toMatchObject([{ title: 'First', image: null }, { title: 'Second' }])
    for (const other of ['pages', 'media', 'comments', 'redirects'] as const) expect(await all(other)).toEqual([])
    await site.take(paths, { media })
    const [image] = await all('media')
    expect(await posts()).toMatchObject([{ title: 'First', image: image?.id }, { title: 'Second' }])
    expect(await all('pages')).toMatchObject([{ title: 'About' }, { path: '/' }])
    expect(await all('comments')).toHaveLength(1)
  })

  it('does nothing the second time', async () => {
    const paths = [await write([FIRST, SECOND, IMAGE])]
    const media = await uploads()
    await site.take(paths, { media })
    const before = { posts: await posts(), media: await all('media'), versions: await versions() }
    const report = await site.take(paths, { media })
    expect({ posts: await posts(), media: await all('media'), versions: await versions() }).toEqual(before)
    expect(new Set(Object.values(report.written).flatMap((counts) => Object.keys(counts)))).toEqual(
      new Set(['unchanged']),
    )
  })

  it('changes only what changed', async () => {
    await site.take([await write([SECOND, { id: 4, title: 'Fourth' }])])
    const [, fourth] = await posts()
    const report = await site.take([
      await write([
        { ...SECOND, content: '<p>Other words.</p>' },
        { id: 4, title: 'Fourth' },
      ]),
    ])
    expect(report.written.posts).toEqual({ updated: 1, unchanged: 1 })
    const after = await posts()
    expect(JSON.stringify(after[0])).toContain('Other words.')
    expect(after[1]).toEqual(fourth)
  })

  it('leaves what was changed here since, names it, and overwrites it when asked to', async () => {
    await site.take([await write([SECOND])])
    const [post] = await posts()
    await site.payload.update({ collection: 'posts', id: Number(post?.id), data: { title: 'Mine' } })
    const changed = [await write([{ ...SECOND, content: '<p>Other words.</p>' }])]
    const report = await site.take(changed)
    expect(report).toMatchObject({ outcome: 'gaps', kept: [{ key: 'item:2' }] })
    expect((await posts())[0]).toMatchObject({ title: 'Mine' })
    await site.take(changed, { update: true })
    expect((await posts())[0]).toMatchObject({ title: 'Second' })
  })

  it('goes on after an item that fails, and leaves nothing of it', async () => {
    const create = vi.spyOn(site.payload.db, 'createVersion')
    create.mockRejectedValueOnce(new Error('The disk is odd.'))
    const report = await site.take([await write([SECOND, { id: 4, title: 'Fourth' }])])
    create.mockRestore()
    expect(report).toMatchObject({
      outcome: 'gaps',
      failures: [{ key: 'item:2', message: 'The disk is odd.' }],
      sum: { items: 2, imported: 1, failed: 1 },
    })
    expect(await posts()).toMatchObject([{ title: 'Fourth' }])
    await site.take([await write([SECOND, { id: 4, title: 'Fourth' }])])
    expect(await posts()).toHaveLength(2)
  })

  it('names missing files, and puts them in their places when they come', async () => {
    const paths = [await write([FIRST, SECOND, IMAGE])]
    expect((await site.take(paths)).missingFiles).toMatchObject([{ file: '2024/02/tower.png' }])
    expect((await posts())[0]).toMatchObject({ image: null })
    await site.take(paths, { media: await uploads() })
    const [image] = await all('media')
    expect((await posts())[0]).toMatchObject({ image: image?.id })
  })

  it('keeps the caption of a picture whose file is missing, until the file comes', async () => {
    const figure =
      '<figure><img src="https://old.example/wp-content/uploads/2024/02/tower.png"/><figcaption>The old tower</figcaption></figure>'
    const paths = [await write([{ ...SECOND, content: `<p>Before.</p>${figure}<p>Behind.</p>` }, IMAGE])]
    const layout = async () => (await posts())[0]?.layout
    expect((await site.take(paths)).moved).toMatchObject([
      { key: 'item:2', message: { en: expect.stringContaining('Captions') } },
    ])
    expect(JSON.stringify(await layout())).toMatch(/Before\..*The old tower.*Behind\./)
    await site.take(paths, { media: await uploads() })
    const [image] = await all('media')
    expect(await layout()).toMatchObject([
      { blockType: 'richText' },
      { blockType: 'image', image: image?.id, caption: 'The old tower' },
      { blockType: 'richText' },
    ])
  })

  it('takes a picture out of a text that it was pasted into, once for all texts', async () => {
    const pasted = `<img src="data:image/png;base64,${PIXEL.toString('base64')}" alt="Ground floor">`
    const items = [FIRST, SECOND].map((item) => ({ ...item, more: '', content: `<p>Before.</p>${pasted}` }))
    const paths = [await write(items)]
    expect((await site.take(paths)).failures).toEqual([])
    const media = await all('media')
    expect(media).toMatchObject([{ filename: 'ground-floor.png', alt: 'Ground floor' }])
    for (const { layout } of await posts()) {
      // PostgreSQL gives the keys of JSON back in an order of its own.
      const nodes: unknown[] = []
      JSON.stringify(layout, (_key, value) => {
        nodes.push(value)
        return value
      })
      expect(nodes).toContainEqual(expect.objectContaining({ relationTo: 'media', value: media[0]?.id }))
      expect(JSON.stringify(layout)).not.toContain('base64')
    }
    const again = await site.take(paths)
    expect(again.written).toMatchObject({ media: { unchanged: 2 }, posts: { unchanged: 2 } })
  })

  it('takes the place of a file that a killed import left behind, and of no other', async () => {
    const library = join(site.settings.dataDir, 'media')
    await mkdir(library, { recursive: true })
    await writeFile(join(library, 'tower.png'), PIXEL.subarray(0, 20))
    await site.take([await write([IMAGE])], { media: await uploads() })
    expect(await all('media')).toMatchObject([{ filename: 'tower.png' }])
    expect(await readFile(join(library, 'tower.png'))).toEqual(PIXEL)
    const spire = IMAGE.more?.replaceAll('tower.png', 'spire.png') ?? ''
    await writeFile(join(library, 'spire.png'), 'of somebody else')
    await writeFile(join(folder, 'wp-content/uploads/2024/02/spire.png'), Buffer.concat([PIXEL, PIXEL]))
    await site.take([await write([IMAGE, { ...IMAGE, id: 8, title: 'Spire', more: spire }])], {
      media: await uploads(),
    })
    expect(await all('media')).toMatchObject([{ filename: 'tower.png' }, { filename: 'spire-1.png' }])
    expect(await readFile(join(library, 'spire.png'), 'utf8')).toBe('of somebody else')
  })

  it('is taken back, but for what was changed since', async () => {
    const media = await uploads()
    const { run = '' } = await site.take([await write([FIRST, SECOND, IMAGE])], { media })
    const [, second] = await posts()
    await site.payload.update({ collection: 'posts', id: Number(second?.id), data: { title: 'Mine' } })
    const { remaining: kept } = await undoRun(site, run, () => {})
    expect(kept).toMatchObject([{ key: 'item:2', note: 'It was changed since.' }])
    expect(await posts()).toMatchObject([{ title: 'Mine' }])
    for (const gone of ['media', 'comments', 'authors', 'redirects'] as const) expect(await all(gone)).toEqual([])
    expect(await readdir(join(site.settings.dataDir, 'media'))).toEqual([])
    expect(await readRuns(site.payload)).toHaveLength(1)
  })

  it('brings comments on pages and projects, which take more only where somebody has commented', async () => {
    const on = (id: number) => COMMENT.replace('<wp:comment_id>7<', `<wp:comment_id>${id}<`)
    const answer = on(9).replace('comment_parent>0<', 'comment_parent>8<')
    const pages: readonly Item[] = [
      { id: 5, title: 'Guests', kind: 'page', more: on(8) + answer },
      { id: 6, title: 'Quiet', kind: 'page' },
      { id: 7, title: 'Villa', kind: 'jetpack-portfolio', more: on(10) },
    ]
    const { run = '' } = await site.take([await write(pages)], { given: { settings: true } })
    const [guests, quiet] = await all('pages')
    const [villa] = await all('projects')
    expect([guests, quiet, villa]).toMatchObject([
      { title: 'Guests', allowComments: true },
      { title: 'Quiet', allowComments: false },
      { title: 'Villa', allowComments: true },
    ])
    const comments = await all('comments')
    expect(comments).toMatchObject([
      { about: { relationTo: 'pages', value: guests?.id }, parent: null },
      { about: { relationTo: 'pages', value: guests?.id }, parent: comments[0]?.id },
      { about: { relationTo: 'projects', value: villa?.id } },
    ])
    expect(await site.payload.findGlobal({ slug: 'comment-settings' })).toMatchObject({ isOn: true })
    await site.payload.create({
      collection: 'comments',
      data: {
        ...{ state: 'waiting', author: 'A visitor', comment: 'New.', language: 'en' },
        about: { relationTo: 'pages', value: Number(guests?.id) },
      },
    })
    const { remaining } = await undoRun(site, run, () => {})
    expect(remaining).toMatchObject([{ key: 'item:5', note: 'Visitors have commented on it since.' }])
    expect(await all('projects')).toEqual([])
    expect(await all('comments')).toMatchObject([{ author: 'A visitor' }])
    expect(await site.payload.findGlobal({ slug: 'comment-settings' })).toMatchObject({ isOn: false })
  })

  it('writes nothing when it is only tried', async () => {
    const { dataDir } = site.settings
    const files = async () =>
      Promise.all(
        (await readdir(dataDir, { recursive: true }))
          .sort()
          .map(async (name) => [name, await bytesOf(join(dataDir, name))]),
      )
    const before = await files()
    const report = await site.take([await write([FIRST, SECOND, IMAGE])], { dryRun: true, media: await uploads() })
    expect(report.written).toMatchObject({ posts: { made: 2 }, media: { made: 1 } })
    expect(await posts()).toEqual([])
    expect(await files()).toEqual(before)
  })

  it('names a damaged file when it is only tried, as it does when it is imported', async () => {
    const media = await uploads()
    await writeFile(join(folder, 'wp-content', 'uploads', '2024', '02', 'tower.png'), PIXEL.subarray(0, 50))
    const file = await write([IMAGE])
    const tried = await site.take([file], { dryRun: true, media })
    expect(tried.sum).toMatchObject({ items: 1, imported: 0, failed: 1 })
    expect(tried.failures).toMatchObject([{ key: 'item:3', message: { en: expect.stringContaining('is damaged') } }])
    expect((await site.take([file], { media })).sum).toEqual(tried.sum)
  })
})

/** Documents that links in blocks lead to. */
function linksIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'doc' in value && value.doc ? [value.doc] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

async function bytesOf(path: string): Promise<string> {
  return readFile(path, 'base64').catch(() => 'a folder')
}
