import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

type Block = Readonly<Record<string, unknown>>

const words = (text: string) => ({
  blockType: 'richText',
  content: { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } },
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(['sqlite', 'postgres'] as const)('the portfolio on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('portfolio') : '')
  })

  afterAll(() => content.close())

  beforeEach(async () => {
    for (const collection of ['projects', 'pages', 'project-categories', 'redirects']) {
      await content.payload.delete({ collection: collection as never, where: { id: { exists: true } } })
    }
    await settings({
      slug: 'work',
      count: 12,
      show: 'parts',
      pageLayout: 'classic',
      showFilter: true,
      showRelated: true,
    })
  })

  type Made = { id: number; slug: string; path: string }

  const create = (collection: string, data: object) =>
    content.payload.create({ collection: collection as never, data: data as never }) as unknown as Promise<Made>

  const project = (title: string, more: object = {}) => create('projects', { title, _status: 'published', ...more })

  const createImage = async () => {
    const file = { name: 'pixel.png', data: PIXEL, mimetype: 'image/png', size: PIXEL.length }
    return content.payload.create({ collection: 'media', data: { alt: 'A pixel.', caption: 'Small.' } as never, file })
  }

  const settings = (data: object) => content.payload.updateGlobal({ slug: 'portfolio' as never, data: data as never })

  const page = (path: string, locale = 'en') => contentSource(content.payload).page(path, locale)

  const blocksAt = async (path: string) => ((await page(path))?.layout ?? []) as readonly Block[]

  const listAt = async (path: string) => (await blocksAt(path)).find(({ projects }) => Array.isArray(projects))

  const titlesOf = (block: Block | undefined) =>
    (block?.projects as readonly { title: string }[] | undefined)?.map(({ title }) => title)

  const kindsAt = async (path: string) => (await blocksAt(path)).map(({ blockType }) => blockType)

  const year = (number: number) => ({ date: `${number}-06-15T12:00:00.000Z` })

  describe('a project', () => {
    it('has an address below the portfolio, made from its title, with a number when it is taken', async () => {
      expect((await project('House by a weir')).path).toBe('/work/house-by-a-weir/')
      expect((await project('House by a weir')).path).toBe('/work/house-by-a-weir-2/')
    })

    it.each(['category', 'page'])('is never at the address of lists: %s', async (slug) => {
      await expect(project('One', { slug })).rejects.toThrow(/slug|Address/)
    })

    it('is nowhere while it is a draft, but its editors see it, also before it is saved', async () => {
      const { id } = await project('Draft', { _status: 'draft' })
      expect(await page('/work/draft/')).toBeUndefined()
      expect(titlesOf(await listAt('/work/'))).toEqual([])
      const source = contentSource(content.payload)
      expect(await source.draft({ collection: 'projects', id }, 'en')).toMatchObject({ title: 'Draft' })
      const unsaved = { title: 'Typed', pageLayout: 'wide' }
      expect(await source.draft({ collection: 'projects', id }, 'en', unsaved)).toMatchObject({
        title: 'Typed',
        layout: [{ blockType: 'projectHeader', layout: 'wide' }, {}, {}],
      })
    })

    it('tells in short what it is, below the list that it belongs to', async () => {
      await project('One', { description: 'In short.' })
      expect(await page('/work/one/')).toMatchObject({
        title: 'One',
        document: { collection: 'projects' },
        meta: { description: 'In short.' },
        breadcrumb: [{ title: 'Projects', path: '/work/' }],
      })
    })

    it('is laid out as the settings say, or as its editor chose', async () => {
      const media = await createImage()
      const parts = { layout: [words('Text.')], gallery: [media.id], image: media.id }
      await project('Usual', parts)
      await project('Gallery', { ...parts, pageLayout: 'gallery' })
      await project('Wide', { ...parts, pageLayout: 'wide' })
      await project('Split', { ...parts, pageLayout: 'split' })
      await project('Bare', { pageLayout: 'split' })
      expect(await kindsAt('/work/usual/')).toEqual(['projectHeader', 'projectBody', 'gallery', 'projectFooter'])
      expect(await kindsAt('/work/gallery/')).toEqual(['projectHeader', 'gallery', 'projectBody', 'projectFooter'])
      expect(await kindsAt('/work/wide/')).toEqual([
        'projectHeader',
        'breadcrumb',
        'projectBody',
        'richText',
        'gallery',
        'projectFooter',
      ])
      expect(await kindsAt('/work/split/')).toEqual(['projectHeader', 'projectBody', 'projectFooter'])
      const [, body] = await blocksAt('/work/split/')
      expect(body).toMatchObject({ place: 'sticky', blocks: [{ blockType: 'gallery' }, { blockType: 'richText' }] })
      expect(await kindsAt('/work/bare/')).toEqual(['projectHeader', 'projectBody', 'projectFooter'])
    })

    it('shows its gallery in the form that was chosen, each image with its caption', async () => {
      const media = await createImage()
      await project('Grid', { gallery: [media.id], galleryForm: 'grid', galleryColumns: '4' })
      await project('Carousel', { gallery: [media.id, media.id], galleryForm: 'carousel' })
      const [, , grid] = await blocksAt('/work/grid/')
      expect(grid).toMatchObject({
        blockType: 'gallery',
        layout: 'grid',
        columns: '4',
        pictures: [{ image: { alt: 'A pixel.' }, caption: 'Small.' }],
      })
      const [, , carousel] = await blocksAt('/work/carousel/')
      expect(carousel).toMatchObject({ blockType: 'carousel', kind: 'pictures' })
    })

    it('leads to the one before and after it, and from the last to the first', async () => {
      await project('First', { place: 1 })
      const footer = async (path: string) => (await blocksAt(path)).at(-1)
      expect(await footer('/work/first/')).not.toHaveProperty('next')
      await project('Second', { place: 2 })
      expect(await footer('/work/second/')).not.toHaveProperty('next')
      await project('Third', { place: 3 })
      await project('Draft', { place: 2, _status: 'draft' })
      expect(await footer('/work/first/')).toMatchObject({ next: { title: 'Second' } })
      expect(await footer('/work/first/')).not.toHaveProperty('previous')
      expect(await footer('/work/second/')).toMatchObject({ previous: { title: 'First' }, next: { title: 'Third' } })
      expect(await footer('/work/third/')).toMatchObject({ previous: { title: 'Second' }, next: { title: 'First' } })
    })

    it('names related projects: those that were chosen, else those of its categories', async () => {
      const light = await create('project-categories', { title: 'Light' })
      const lamp = await project('Lamp', { categories: [light.id] })
      await project('Window', { categories: [light.id] })
      const chair = await project('Chair')
      await project('Room', { categories: [light.id], related: [chair.id, lamp.id] })
      const related = async (path: string) =>
        ((await blocksAt(path)).at(-1)?.related as { title: string }[]).map(({ title }) => title)
      expect(await related('/work/window/')).toEqual(['Room', 'Lamp'])
      expect(await related('/work/room/')).toEqual(['Chair', 'Lamp'])
      expect(await related('/work/chair/')).toEqual([])
      await settings({ showRelated: false })
      expect(await related('/work/room/')).toEqual([])
    })

    it('leaves a redirect where it was', async () => {
      const { id } = await project('One')
      await content.payload.update({
        collection: 'projects' as never,
        id,
        data: { slug: 'other', _status: 'published' } as never,
      })
      expect(await contentSource(content.payload).redirect('/work/one/')).toMatchObject({ to: '/work/other/' })
      expect(await page('/work/other/')).toMatchObject({ title: 'One' })
    })
  })

  describe('a list of projects', () => {
    it('is in the order of their places, and then of their dates', async () => {
      await project('Old', year(2019))
      await project('New', year(2025))
      await project('First', { ...year(2010), place: 1 })
      await project('Last', { ...year(2026), place: 200 })
      expect(titlesOf(await listAt('/work/'))).toEqual(['First', 'New', 'Old', 'Last'])
    })

    it('is there for each category, with the others to choose from', async () => {
      const light = await create('project-categories', { title: 'Light', description: 'What is lit.' })
      const wood = await create('project-categories', { title: 'Wood' })
      await create('project-categories', { title: 'Empty' })
      await project('Lamp', { categories: [light.id] })
      await project('Chair', { categories: [wood.id] })
      await project('Draft', { categories: [wood.id], _status: 'draft' })
      expect(await page('/work/category/light/')).toMatchObject({
        title: 'Light',
        meta: { description: 'What is lit.' },
        breadcrumb: [{ title: 'Projects', path: '/work/' }],
      })
      const list = await listAt('/work/category/light/')
      expect(titlesOf(list)).toEqual(['Lamp'])
      expect(list).toMatchObject({
        total: 1,
        filter: {
          all: '/work/',
          current: '/work/category/light/',
          categories: [{ title: 'Light' }, { title: 'Wood' }],
        },
      })
      expect(titlesOf(await listAt('/work/category/empty/'))).toEqual([])
      expect(await page('/work/category/other/')).toBeUndefined()
      await settings({ showFilter: false })
      expect((await listAt('/work/'))?.filter).toBeUndefined()
    })

    it('has parts with addresses of their own, and none beyond the last', async () => {
      const light = await create('project-categories', { title: 'Light' })
      await settings({ count: 2 })
      for (const place of [1, 2, 3]) await project(`Project ${place}`, { place, categories: [light.id] })
      expect(titlesOf(await listAt('/work/'))).toEqual(['Project 1', 'Project 2'])
      expect(await page('/work/page/2/')).toMatchObject({ path: '/work/page/2/', part: { number: 2, of: 2 } })
      expect(titlesOf(await listAt('/work/category/light/page/2/'))).toEqual(['Project 3'])
      expect(await page('/work/page/3/')).toBeUndefined()
      expect(await page('/work/project-1/page/2/')).toBeUndefined()
    })

    it('is what an editor put together, where a page has its address', async () => {
      await project('One')
      const layout = [
        { blockType: 'projectGrid', layout: 'tiles', captions: 'over', columns: '3', show: 'more', count: 1 },
      ]
      await create('pages', { title: 'Work', slug: 'work', layout, _status: 'published' })
      expect(await page('/work/')).toMatchObject({ title: 'Work', document: { collection: 'pages' } })
      expect(titlesOf(await listAt('/work/'))).toEqual(['One'])
      const paths = (await contentSource(content.payload).paths('en')).map(({ path }) => path)
      expect(paths).toEqual(['/work/', '/work/one/'])
    })

    it('shows the first on any page, of one category where it says so, with a filter where it has none', async () => {
      const light = await create('project-categories', { title: 'Light' })
      await project('Lamp', { place: 2, categories: [light.id] })
      await project('Other', { place: 1 })
      const grid = { blockType: 'projectGrid', layout: 'grid', captions: 'below', columns: '3', show: 'latest' }
      const layout = [
        { ...grid, count: 1, filtered: true },
        { ...grid, count: 5, category: light.id, filtered: true },
      ]
      await create('pages', { title: 'Home', slug: 'home', layout, _status: 'published' })
      const blocks = await blocksAt('/')
      expect(blocks.map(titlesOf)).toEqual([['Other'], ['Lamp']])
      expect(blocks[0]?.filter).toMatchObject({ all: '/', current: '/', categories: [{ title: 'Light' }] })
      expect(blocks[1]?.filter).toBeUndefined()
      expect(await page('/page/2/')).toBeUndefined()
    })
  })

  it('stands in carousels, as posts do', async () => {
    const light = await create('project-categories', { title: 'Light' })
    await project('Lamp', { place: 2, categories: [light.id], description: 'It glows.' })
    await project('Other', { place: 1 })
    const layout = [
      { blockType: 'carousel', kind: 'projects', count: 1 },
      { blockType: 'carousel', kind: 'projects', projectCategory: light.id },
      { blockType: 'carousel', kind: 'posts' },
    ]
    await create('pages', { title: 'Home', slug: 'home', layout, _status: 'published' })
    expect(await blocksAt('/')).toMatchObject([
      { pages: [{ title: 'Other' }] },
      { pages: [{ title: 'Lamp', meta: { description: 'It glows.' } }] },
      { pages: [] },
    ])
  })

  it('moves with everything below it', async () => {
    await create('project-categories', { title: 'Light' })
    const { id } = await project('One')
    await settings({ slug: 'rooms' })
    expect(await page('/work/one/')).toBeUndefined()
    expect(await page('/rooms/one/')).toMatchObject({ title: 'One' })
    expect(await page('/rooms/category/light/')).toMatchObject({ title: 'Light' })
    const data = { title: 'Two' } as never
    const saved = await content.payload.update({ collection: 'projects' as never, id, data, draft: true })
    expect(saved).toMatchObject({ path: '/rooms/one/' })
  })

  it('is listed with all its images: its own, those of its gallery and those of its blocks', async () => {
    const [own, hung, shown] = [await createImage(), await createImage(), await createImage()]
    await project('One', {
      image: own.id,
      gallery: [hung.id],
      layout: [{ blockType: 'gallery', layout: 'grid', pictures: [{ image: shown.id }] }],
    })
    const listed = await contentSource(content.payload).paths('en')
    const { images } = listed.find(({ path }) => path === '/work/one/') ?? {}
    expect(images).toEqual([own, hung, shown].map(({ filename }) => `/media/${filename}`))
  })

  it('is listed for search engines, but for what is to stay out', async () => {
    const paths = async () => (await contentSource(content.payload).paths('en')).map(({ path }) => path)
    await project('Draft', { _status: 'draft' })
    expect(await paths()).toEqual([])
    await create('project-categories', { title: 'Light' })
    await project('One')
    await project('Hidden', { meta: { noIndex: true } })
    expect(await paths()).toEqual(['/work/', '/work/one/', '/work/category/light/'])
  })
})

describe('the portfolio of a site with two languages', () => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent('', { languages: 'en,de' })
  })

  afterAll(() => content.close())

  it('shows in each language what was written in it', async () => {
    const create = (locale: string, title: string) =>
      content.payload.create({
        collection: 'projects' as never,
        locale: locale as never,
        data: { title, _status: 'published' } as never,
      })
    await create('en', 'Chair')
    await create('de', 'Stuhl')
    const titles = async (locale: string) => {
      const found = await contentSource(content.payload).page('/work/', locale)
      return (found?.layout.at(-1) as { projects: { title: string }[] }).projects.map(({ title }) => title)
    }
    expect(await titles('en')).toEqual(['Chair'])
    expect(await titles('de')).toEqual(['Stuhl'])
  })
})
