import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type TestSite } from '../support/site.ts'
import { readSitemap } from '../support/sitemap.ts'

/** A word that the documents of a collection have in their names, and no other document of the site. */
const wordOf = (slug: string) => `zinnober${slug.replaceAll('-', '')}`

/** In the text of all that is searched for, so that an answer does not repeat a word that is looked for. */
const TERM = 'gathering'

let site: TestSite
let payload: Payload
const ids: Record<string, number> = {}

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: 'on' })
  payload = await openPayload(
    loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir),
    { migrate: false },
  )
  await fill()
})

afterAll(async () => {
  await payload.destroy()
  await site.stop()
})

async function make(slug: string, data: object, name = slug): Promise<number> {
  const hasDrafts = Boolean(payload.config.collections.find((collection) => collection.slug === slug)?.versions?.drafts)
  const document = { ...(hasDrafts && { _status: 'published' }), ...data }
  const { id } = await payload.create({ collection: slug as 'users', data: document as never })
  ids[name] = Number(id)
  return Number(id)
}

const title = (slug: string) => `${wordOf(slug)} ${TERM}`

const heading = (words: string) => ({ blockType: 'callToAction', heading: words, links: [] })

/** One document of each collection that has a trash, and pages that show and link to all of them. */
async function fill(): Promise<void> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } })
  const media = await payload.create({
    collection: 'media' as 'users',
    data: { alt: 'A colour' } as never,
    file: { data: await image.png().toBuffer(), mimetype: 'image/png', name: `${wordOf('media')}.png`, size: 0 },
  })
  ids.media = Number(media.id)
  for (const slug of ['categories', 'tags', 'series', 'authors', 'project-categories']) {
    await make(slug, { title: wordOf(slug) })
  }
  const page = await make('pages', { title: title('pages'), slug: wordOf('pages'), layout: [] })
  const post = await make('posts', { title: title('posts'), slug: wordOf('posts'), layout: [] })
  const project = await make('projects', { title: title('projects'), slug: wordOf('projects'), layout: [] })
  const slide = { blockType: 'slide', title: 'A', layers: [{ blockType: 'layerHeading', words: wordOf('sliders') }] }
  const slider = await make('sliders', { title: 'A slider', alias: wordOf('sliders'), slides: [slide] })
  const block = await make('reusable-blocks', { title: 'A block', layout: [heading(wordOf('reusable-blocks'))] })
  const menu = await make('menus', {
    name: 'A menu',
    items: [
      { link: { type: 'page', page } },
      { link: { type: 'post', post } },
      { link: { type: 'project', project } },
      { link: { type: 'url', url: '/contact/', label: wordOf('menus') } },
    ],
  })
  const form = await make('contact-forms', {
    title: 'A form',
    fields: [
      { blockType: 'text', name: 'a', label: wordOf('contact-forms') },
      { blockType: 'submit', label: 'Send' },
    ],
    mail: { recipient: 'owner@example.com', subject: 'Hello', body: 'Hello.' },
  })
  await make('saved-answers', { title: title('saved-answers'), text: wordOf('saved-answers') })
  await make('redirects', { from: `/${wordOf('redirects')}/`, to: '/contact/' })
  await make(
    'posts',
    {
      title: 'Sorted',
      slug: 'sorted',
      layout: [],
      related: [post],
      image: media.id,
      categories: [ids.categories],
      tags: [ids.tags],
      series: ids.series,
      author: ids.authors,
    },
    'sorted',
  )
  await make(
    'projects',
    { title: 'Filed', slug: 'filed', layout: [], categories: [ids['project-categories']] },
    'filed',
  )
  const links = [
    { type: 'page', page },
    { type: 'post', post },
    { type: 'project', project },
  ]
  await make(
    'pages',
    {
      title: 'Linking',
      slug: 'linking',
      layout: [
        { blockType: 'hero', heading: 'A', links: links.map((link) => ({ link })) },
        { blockType: 'richText', content: linking(page, Number(media.id)) },
      ],
    },
    'linking',
  )
  await make(
    'pages',
    {
      title: 'Carousels',
      slug: 'carousels',
      layout: [
        { blockType: 'carousel', kind: 'pages', source: 'chosen', pages: [page] },
        { blockType: 'carousel', kind: 'posts', count: 24 },
        { blockType: 'carousel', kind: 'projects', count: 24 },
      ],
    },
    'carousels',
  )
  await make(
    'pages',
    {
      title: 'Lists',
      slug: 'lists',
      layout: [
        { blockType: 'pageList', layout: 'cards', source: 'chosen', pages: [page] },
        { blockType: 'postList', layout: 'grid', show: 'latest', count: 24 },
        { blockType: 'projectGrid', show: 'latest', count: 24 },
      ],
    },
    'lists',
  )
  await make(
    'pages',
    {
      title: 'Showing',
      slug: 'showing',
      layout: [
        { blockType: 'slider', slider },
        { blockType: 'reusable', block },
        { blockType: 'verticalMenu', title: 'More', menu },
        { blockType: 'contactForm', form },
        { blockType: 'image', image: media.id },
      ],
      meta: { image: media.id },
    },
    'showing',
  )
  await payload.updateGlobal({ slug: 'header' as never, data: { menu } as never })
}

function linking(page: number, image: number): object {
  const element = { version: 1, format: '', indent: 0, direction: null }
  const text = { type: 'text', version: 1, text: 'More', format: 0, detail: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page } }
  const link = { ...element, type: 'link', version: 3, fields, children: [text] }
  const upload = { type: 'upload', version: 3, format: '', relationTo: 'media', value: image, fields: null, id: 'a' }
  return { root: { ...element, type: 'root', children: [{ ...element, type: 'paragraph', children: [link] }, upload] } }
}

let visitors = 0

/** Text of an address, or nothing where nothing is. Searches are counted: each is somebody else's. */
async function textAt(path: string, init: RequestInit = {}): Promise<string> {
  visitors += 1
  const headers = { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` }
  const response = await fetch(site.url + path, { redirect: 'manual', headers, ...init })
  if (response.status >= 300 && response.status < 400) return String(path)
  return response.ok ? response.text() : ''
}

/** Markup between header and footer, which are the same on every page. */
async function mainAt(path: string): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await textAt(path))?.[0] ?? ''
}

const call = (fields: Record<string, string>) =>
  textAt('/wp-admin/admin-ajax.php', { method: 'POST', body: new URLSearchParams(fields) })

/** Where visitors and machines find things. */
const PLACES: Readonly<Record<string, () => Promise<string>>> = {
  'the header menu': async () => (await textAt('/contact/')).replace(/<main[\s\S]*<\/main>/, ''),
  links: () => mainAt('/linking/'),
  carousels: () => mainAt('/carousels/'),
  lists: () => mainAt('/lists/'),
  'blocks of a page': () => mainAt('/showing/'),
  'another post': () => mainAt('/journal/sorted/'),
  'another project': () => mainAt('/work/filed/'),
  'the feed as RSS': () => textAt('/feed.xml'),
  'the feed as JSON': () => textAt('/feed.json'),
  'the sitemap': () => readSitemap(site.url),
  'the list for language models': () => textAt('/llms.txt'),
  'the search page': () => mainAt(`/search/?q=${TERM}`),
  'live search': () => call({ action: 'live_search_retrieve_posts', search: TERM, perPage: '20' }),
  'the call for a slider': () =>
    call({ action: 'revslider_ajax_call_front', client_action: 'get_slider_html', alias: wordOf('sliders') }),
  'the address of the page': () => mainAt(`/${wordOf('pages')}/`),
  'the address of the post': () => mainAt(`/journal/${wordOf('posts')}/`),
  'the address of the project': () => mainAt(`/work/${wordOf('projects')}/`),
  'the address of the category': () => mainAt(`/journal/category/${wordOf('categories')}/`),
  'the address of the tag': () => mainAt(`/journal/tag/${wordOf('tags')}/`),
  'the address of the series': () => mainAt(`/journal/series/${wordOf('series')}/`),
  'the address of the author': () => mainAt(`/journal/author/${wordOf('authors')}/`),
  'the old address of a redirect': () => textAt(`/${wordOf('redirects')}/`),
  'the file': async () => ((await fetch(`${site.url}/media/${wordOf('media')}.png`)).ok ? wordOf('media') : ''),
  'the schema of the form': async () => {
    const id = ids['contact-forms']
    const schema = await fetch(`${site.url}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback/schema`)
    return schema.ok ? wordOf('contact-forms') : ''
  },
}

/** The places that show something of a collection's document or lead to it. */
async function placesOf(slug: string): Promise<readonly string[]> {
  const word = wordOf(slug)
  const found = await Promise.all(
    Object.entries(PLACES).map(async ([place, text]) => ((await text()).toLowerCase().includes(word) ? [place] : [])),
  )
  return found.flat()
}

/** Where the document of each collection is found. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  pages: [
    'the header menu',
    'links',
    'carousels',
    'lists',
    'blocks of a page',
    'the sitemap',
    'the list for language models',
    'the search page',
    'live search',
    'the address of the page',
  ],
  posts: [
    'the header menu',
    'links',
    'carousels',
    'lists',
    'blocks of a page',
    'another post',
    'the feed as RSS',
    'the feed as JSON',
    'the sitemap',
    'the list for language models',
    'the search page',
    'live search',
    'the address of the post',
  ],
  projects: [
    'the header menu',
    'links',
    'carousels',
    'lists',
    'blocks of a page',
    'another project',
    'the sitemap',
    'the list for language models',
    'the search page',
    'live search',
    'the address of the project',
  ],
  sliders: ['blocks of a page', 'the call for a slider'],
  'reusable-blocks': ['blocks of a page'],
  menus: ['the header menu', 'blocks of a page'],
  'contact-forms': ['blocks of a page', 'the schema of the form'],
  redirects: ['the old address of a redirect'],
  // Editors alone read them.
  'saved-answers': [],
  media: [
    'links',
    'carousels',
    'lists',
    'blocks of a page',
    'another post',
    'the feed as RSS',
    'the feed as JSON',
    'the sitemap',
    'the address of the category',
    'the address of the tag',
    'the address of the series',
    'the address of the author',
    'the file',
  ],
  categories: [
    'lists',
    'another post',
    'the feed as RSS',
    'the feed as JSON',
    'the sitemap',
    'the list for language models',
    'the address of the category',
    'the address of the tag',
    'the address of the series',
    'the address of the author',
  ],
  tags: ['another post', 'the sitemap', 'the list for language models', 'the address of the tag'],
  series: ['another post', 'the sitemap', 'the list for language models', 'the address of the series'],
  authors: [
    'another post',
    'the feed as RSS',
    'the feed as JSON',
    'the sitemap',
    'the list for language models',
    'the address of the author',
  ],
  'project-categories': ['lists', 'another project', 'the sitemap', 'the list for language models'],
}

describe('what lies in the trash', () => {
  it('is tried of every collection that has one', () => {
    const trashes = payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)
    expect(Object.keys(EXPECTED).sort()).toEqual(trashes.sort())
  })

  it.each(
    Object.entries(EXPECTED),
  )('is found nowhere: %s, and is found again once it is restored', async (slug, places) => {
    const one = { collection: slug as 'users', id: Number(ids[slug]) }
    await expect.poll(() => placesOf(slug)).toEqual(places)
    await payload.update({ ...one, data: { deletedAt: new Date().toISOString() } as never })
    await expect.poll(() => placesOf(slug)).toEqual([])
    const { versions } = payload.config.collections.find((collection) => collection.slug === slug) ?? {}
    const back = { deletedAt: null, ...(versions?.drafts && { _status: 'published' }) }
    await payload.update({ ...one, trash: true, data: back as never })
    await expect.poll(() => placesOf(slug)).toEqual(places)
  })
})
