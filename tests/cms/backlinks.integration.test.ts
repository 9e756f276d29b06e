import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const ROLES = ['administrator', 'editor', 'author'] as const

describe.each(['sqlite', 'postgres'] as const)('what points to a document, on %s', (kind) => {
  let content: TestContent
  const tokens = { administrator: '', editor: '', author: '', visitor: '' }
  /** Documents that others point to. */
  const targets: Record<string, number> = {}

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('backlinks') : '', {
      languages: 'en,de',
    })
    for (const role of ROLES) tokens[role] = await signIn(content, role)
    targets.pages = await create('pages', { title: 'Target', _status: 'published' })
    targets.posts = await create('posts', { title: 'Target', _status: 'published' })
    targets.projects = await create('projects', { title: 'Target', _status: 'published' })
    targets.sliders = await create('sliders', { title: 'Target', slides: [{ blockType: 'slide', title: 'A' }] })
    for (const slug of ['categories', 'tags', 'series', 'authors', 'project-categories']) {
      targets[slug] = await create(slug, { title: 'Target' })
    }
    targets['reusable-blocks'] = await create('reusable-blocks', { title: 'Target', layout: [] })
    targets.menus = await create('menus', { name: 'Target' })
    targets['contact-forms'] = await create('contact-forms', {
      title: 'Target',
      fields: [{ blockType: 'submit', label: 'Send' }],
      mail: { recipient: 'owner@example.com', subject: 'Hello', body: 'Hello.' },
    })
    targets.media = (await uploadFile(content, ['target.vtt', 'WEBVTT\n'], tokens.editor)).body.doc.id
  })

  afterAll(() => content.close())

  const ask = (request: Parameters<typeof askJson>[1], role: keyof typeof tokens = 'editor') =>
    askJson(content, request, tokens[role])
  const create = async (slug: string, data: object): Promise<number> => {
    const layout = ['pages', 'posts', 'projects'].includes(slug) && { layout: [] }
    const { status, body } = await ask(['POST', `/${slug}`, { ...layout, ...data }])
    expect([slug, status, body.errors]).toEqual([slug, 201, undefined])
    return body.doc.id
  }
  /** Titles and kinds of what points to documents, as the dialog names them. */
  const pointing = async (slug: string, query: string) => {
    const { status, body } = await ask(['GET', `/${slug}/backlinks?${query}`])
    expect([status, body.isComplete, body.total]).toEqual([200, true, body.named.length])
    return body.named.map(({ title, kind }: { title: string; kind: string }) => `${title}, ${kind}`).sort()
  }
  const pointingTo = (slug: string, id = targets[slug]) => pointing(slug, `where[id][equals]=${id}`)
  const pageWith = (title: string, ...layout: readonly object[]) => create('pages', { title, layout })
  const rich = (...children: readonly object[]) => ({
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: null,
      children: [{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children }],
    },
  })
  const linkNode = (fields: object) => ({
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    direction: null,
    fields: { newTab: false, ...fields },
    children: [{ type: 'text', version: 1, text: 'More', format: 0, detail: 0, mode: 'normal', style: '' }],
  })
  const button = (link: object) => ({ blockType: 'hero', heading: 'A', links: [{ link: { label: 'More', ...link } }] })

  /** Makes something that points to the target of a collection, and says how it is named. */
  const POINTING: Readonly<
    Record<string, readonly [slug: string, named: string, make: (id: number) => Promise<unknown>]>
  > = {
    'a link of a page': ['pages', 'By link, Page', (page) => pageWith('By link', button({ type: 'page', page }))],
    'a link in columns': [
      'pages',
      'In columns, Page',
      (page) =>
        pageWith('In columns', {
          blockType: 'columns',
          ratio: 'halves',
          columns: [{ blocks: [button({ type: 'page', page })] }, { blocks: [] }],
        }),
    ],
    'an address': [
      'pages',
      'By address, Page',
      () => pageWith('By address', button({ type: 'url', url: '/target/#a' })),
    ],
    'an address in another language': [
      'pages',
      'By German address, Page',
      () => pageWith('By German address', button({ type: 'url', url: '/de/target/' })),
    ],
    'rich text': [
      'pages',
      'In a text, Page',
      (value) =>
        pageWith('In a text', {
          blockType: 'richText',
          content: rich(linkNode({ linkType: 'internal', doc: { relationTo: 'pages', value } })),
        }),
    ],
    'the page above': ['pages', 'Below, Page', (parent) => create('pages', { title: 'Below', parent })],
    'an item of a menu': [
      'pages',
      'Main, Menu',
      (page) => create('menus', { name: 'Main', items: [{ link: { type: 'page', page } }] }),
    ],
    'a redirect': ['pages', '/old/, Redirect', () => create('redirects', { from: '/old/', to: '/target/' })],
    'a reusable block': [
      'pages',
      'Banner, Reusable block',
      (page) => create('reusable-blocks', { title: 'Banner', layout: [button({ type: 'page', page })] }),
    ],
    'a link to a post': ['posts', 'To a post, Page', (post) => pageWith('To a post', button({ type: 'post', post }))],
    'a link to a project': [
      'projects',
      'To a project, Page',
      (project) => pageWith('To a project', button({ type: 'project', project })),
    ],
    'a slider in a page': ['sliders', 'Slides, Page', (slider) => pageWith('Slides', { blockType: 'slider', slider })],
    'a reusable block in a page': [
      'reusable-blocks',
      'Reuses, Page',
      (block) => pageWith('Reuses', { blockType: 'reusable', block }),
    ],
    'a form in a page': ['contact-forms', 'Asks, Page', (form) => pageWith('Asks', { blockType: 'contactForm', form })],
    'a picture in a page': ['media', 'Shows, Page', (image) => pageWith('Shows', { blockType: 'image', image })],
    'the picture for shared links': [
      'media',
      'Shared, Page',
      (image) => create('pages', { title: 'Shared', meta: { image } }),
    ],
    'a category of a post': [
      'categories',
      'Sorted, Post',
      (id) => create('posts', { title: 'Sorted', categories: [id] }),
    ],
    'the author of a post': ['authors', 'Written, Post', (author) => create('posts', { title: 'Written', author })],
  }

  it.each(Object.entries(POINTING))('is found: %s', async (_, [slug, named, make]) => {
    const before = await pointingTo(slug)
    await make(Number(targets[slug]))
    expect(await pointingTo(slug)).toEqual([...before, named].sort())
  })

  it('is found in settings', async () => {
    const { status, body } = await ask(['POST', '/globals/header', { menu: targets.menus }])
    expect([status, body.errors]).toEqual([200, undefined])
    expect(await pointingTo('menus')).toEqual(['Header menu, Settings: Menu'])
  })

  it('is found once, whatever the number of links, in the published state and in a newer draft', async () => {
    const page = await create('pages', { title: 'Found', _status: 'published' })
    const link = button({ type: 'page', page })
    const both = await create('pages', { title: 'Twice', layout: [link, link], _status: 'published' })
    await ask(['PATCH', `/pages/${both}?draft=true`, { layout: [] }])
    const draft = await create('pages', { title: 'Drafted', layout: [], _status: 'published' })
    await ask(['PATCH', `/pages/${draft}?draft=true`, { layout: [link] }])
    expect(await pointingTo('pages', page)).toEqual(['Drafted, Page', 'Twice, Page'])
  })

  it('is asked of many at once, which do not count as pointing to each other', async () => {
    const first = await create('pages', { title: 'First', _status: 'published' })
    const second = await create('pages', { title: 'Second', layout: [button({ type: 'page', page: first })] })
    await pageWith('To both', button({ type: 'page', page: first }), button({ type: 'page', page: second }))
    expect(await pointing('pages', `where[id][in]=${first},${second}`)).toEqual(['To both, Page'])
    expect(await pointingTo('pages', first)).toEqual(['Second, Page', 'To both, Page'])
  })

  it('hears of what lies in the trash, and does not lie there itself', async () => {
    const page = await create('pages', { title: 'Trashed', _status: 'published' })
    const trashed = await pageWith('Also trashed', button({ type: 'page', page }))
    await pageWith('Left behind', button({ type: 'url', url: '/trashed/' }))
    for (const id of [trashed, page]) await ask(['PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() }])
    expect(await pointing('pages', `trash=true&where[id][equals]=${page}`)).toEqual(['Left behind, Page'])
  })

  it('is led to in the admin', async () => {
    const page = await create('pages', { title: 'Led to' })
    const from = await pageWith('Leads', button({ type: 'page', page }))
    const { body } = await ask(['GET', `/pages/backlinks?where[id][equals]=${page}`])
    expect(body).toEqual({
      named: [{ title: 'Leads', kind: 'Page', admin: `/admin/collections/pages/${from}` }],
      total: 1,
      isComplete: true,
      roles: [],
    })
  })

  it('is told what a page is for the whole site, once visitors see it', async () => {
    const home = await create('pages', { title: 'Beginning', slug: 'home' })
    const lost = await create('pages', { title: 'Lost', slug: '404', _status: 'published' })
    const roles = async () => (await ask(['GET', `/pages/backlinks?where[id][in]=${home},${lost}`])).body.roles
    expect(await roles()).toEqual([{ role: 'notFound', title: 'Lost' }])
    await ask(['PATCH', `/pages/${home}`, { _status: 'published' }])
    expect(await roles()).toHaveLength(2)
    expect(await roles()).toContainEqual({ role: 'home', title: 'Beginning' })
  })

  it('is named in part where it is much, and counted whole', async () => {
    const tag = await create('tags', { title: 'Popular' })
    for (let post = 1; post <= 23; post += 1) await create('posts', { title: `Post ${post}`, tags: [tag] })
    const { body } = await ask(['GET', `/tags/backlinks?where[id][equals]=${tag}`])
    expect([body.named.length, body.total]).toEqual([20, 23])
  })

  it('is shown to those who may delete or unpublish', async () => {
    for (const role of ['author', 'visitor'] as const) {
      expect((await ask(['GET', `/pages/backlinks?where[id][equals]=${targets.pages}`], role)).status).toBe(403)
    }
  })
})
