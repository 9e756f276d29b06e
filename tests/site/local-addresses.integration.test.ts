import { ContentCache, readState } from '@vitrine/content/cache'
import { published } from '@vitrine/content/queries'
import { createSearch } from '@vitrine/search/server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { pageRenderer } from '../../apps/site/src/render/page-renderer.tsx'
import { createPages, type Pages } from '../../apps/site/src/server/pages.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

const LANGUAGES = ['en', 'de', 'fr'] as const
const SITE = 'https://studio.example'

let content: TestContent
let source: ContentSource
let pages: Pages
let services: number

beforeAll(async () => {
  content = await openContent('', { languages: LANGUAGES.join(), siteUrl: SITE })
  const { payload } = content
  source = contentSource(payload)
  const publish = (id: number, locale: 'de', data: object) =>
    payload.update({ collection: 'pages', id, locale, data: { _status: 'published', ...data } as never })
  const page = async (data: object) =>
    Number((await payload.create({ collection: 'pages', data: { _status: 'published', ...data } as never })).id)
  services = await page({ title: 'Services', slug: 'services' })
  const link = { link: { type: 'page', page: services, label: 'Services' } }
  const layout = [{ blockType: 'callToAction', heading: 'See', links: [link] }]
  const home = await page({ title: 'Home', slug: 'home', layout })
  await publish(services, 'de', { title: 'Leistungen', slug: 'leistungen' })
  const { layout: stored } = await payload.findByID({ collection: 'pages', id: home, depth: 0 })
  await publish(home, 'de', { title: 'Start', layout: stored })
  const below = await page({ title: 'Interiors', slug: 'interiors', parent: services })
  await publish(below, 'de', { title: 'Innenräume', slug: 'innenraeume' })
  pages = createPages({
    source,
    content: new ContentCache({
      read: (since) => readState(payload, since),
      onError(error) {
        throw error
      },
    }),
    rendererOf: (locale) =>
      pageRenderer({
        siteUrl: SITE,
        languages: LANGUAGES,
        locale,
        assets: { script: '/entry.js', livePreview: '/live-preview.js', styles: [], icon: '/favicon.svg' },
        blockStyles: { address: () => undefined, read: () => undefined },
        typefaces: new Map(),
        fontSheets: () => ({ css: '', preloads: [] }),
        ajaxPath: '/wp-admin/admin-ajax.php',
        requestStates: async () => ({ states: [], isPersonal: () => false }),
      }),
    languages: LANGUAGES,
    siteUrl: SITE,
  })
})

afterAll(() => content.close())

const show = async (address: string) => {
  const found = await pages.find(address)
  return found.kind === 'page' ? found.page.variants.identity.body.toString() : found
}

describe('an address that is made from a title', () => {
  const slugOf = async (collection: 'pages' | 'posts' | 'tags', locale: 'en' | 'de', data: object) => {
    const draft = { _status: 'published', ...data } as never
    const made = await content.payload.create({ collection, locale, data: draft })
    return made.slug
  }

  it.each([
    'pages',
    'posts',
    'tags',
  ] as const)('is spelled as the language of the first words is: %s', async (collection) => {
    expect(await slugOf(collection, 'de', { title: 'Über uns & Größen' })).toBe('ueber-uns-groessen')
    expect(await slugOf(collection, 'en', { title: 'Smörgåsbord' })).toBe('smorgasbord')
  })

  it('keeps the signs of its script, and is found at the address as people type it', async () => {
    const slug = await slugOf('pages', 'en', { title: 'हिन्दी में जानकारी' })
    expect(slug).toBe('हिन्दी-में-जानकारी')
    expect(await show(`/${slug}/`)).toContain('<html lang="en"')
  })

  it('is composed where an editor types it with the marks of letters apart', async () => {
    expect(await slugOf('pages', 'en', { title: 'Office', slug: 'bu\u0308ro' })).toBe('büro')
    expect(await show('/büro/')).toContain('<html lang="en"')
  })
})

describe('a page with an address of its own in German', () => {
  it('is there at each of its addresses', async () => {
    expect(await show('/services/')).toContain('<html lang="en"')
    expect(await show('/de/leistungen/')).toContain('<html lang="de"')
  })

  it('says which address counts, and which it has in the other languages', async () => {
    for (const address of ['/services/', '/de/leistungen/']) {
      const html = await show(address)
      expect(html).toContain(`<link rel="canonical" href="${SITE}${address}"`)
      expect(html).toContain(`hrefLang="en" href="${SITE}/services/"`)
      expect(html).toContain(`hrefLang="de" href="${SITE}/de/leistungen/"`)
      expect(html).toContain(`hrefLang="x-default" href="${SITE}/services/"`)
    }
  })

  it('leads to the other language from its foot', async () => {
    expect(await show('/services/')).toContain('href="/de/leistungen/" hrefLang="de"')
    expect(await show('/de/leistungen/')).toContain('href="/services/" hrefLang="en"')
  })

  it('is where a link to it leads in each language', async () => {
    expect(await show('/')).toMatch(/<a[^>]* href="\/services\/"/)
    expect(await show('/de/')).toMatch(/<a[^>]* href="\/de\/leistungen\/"/)
  })

  it('is above the pages below it, in each language', async () => {
    const html = await show('/de/leistungen/innenraeume/')
    expect(html).toContain('"item":"https://studio.example/de/leistungen/"')
    expect(html).toContain(`<link rel="canonical" href="${SITE}/de/leistungen/innenraeume/"`)
  })

  it('is named with all that is above it on a page far below', async () => {
    let parent = services
    for (const slug of ['rooms', 'quiet', 'reading']) {
      const made = await content.payload.create({
        collection: 'pages',
        data: { title: slug, slug, parent, _status: 'published' } as never,
      })
      parent = Number(made.id)
    }
    const html = await show('/services/rooms/quiet/reading/')
    for (const path of ['/services/', '/services/rooms/', '/services/rooms/quiet/']) {
      expect(html).toContain(`"item":"${SITE}${path}"`)
    }
  })

  it('comes with what refers to it as Payload reads it, and so does an image', async () => {
    const { payload } = content
    const pixel = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const file = { name: 'pixel.png', data: pixel, mimetype: 'image/png', size: pixel.length }
    const image = await payload.create({ collection: 'media', data: { alt: 'Teal.' } as never, file })
    await payload.update({
      collection: 'media',
      id: image.id,
      locale: 'de',
      data: { alt: 'Petrol.', caption: 'Grün.' },
    })
    const trashed = await payload.create({
      collection: 'pages',
      data: { title: 'Away', _status: 'published' } as never,
    })
    const link = (page: unknown) => ({ link: { type: 'page', page, label: 'There' } })
    const layout = [
      { blockType: 'image', image: image.id },
      { blockType: 'callToAction', heading: 'See', links: [link(services), link(trashed.id)] },
    ]
    const shown = { title: 'Shown', layout, meta: { image: image.id }, parent: services, _status: 'published' }
    const { id } = await payload.create({ collection: 'pages', data: shown as never })
    await payload.update({ collection: 'pages', id: trashed.id, data: { deletedAt: new Date().toISOString() } })
    for (const locale of LANGUAGES) {
      const asked = { where: { id: { equals: id } }, locale, depth: 2 }
      const { docs } = await published(payload, 'pages', asked)
      expect(docs).toEqual((await payload.find({ collection: 'pages', ...asked, pagination: false })).docs)
      expect(docs).toMatchObject([{ meta: { image: { sizes: { webp480: { width: 480 } } } } }])
    }
  })

  it('is led to from the address that it had there, and from a language that it is not written in', async () => {
    expect(await show('/de/services/')).toMatchObject({ kind: 'redirect', to: '/de/leistungen/', status: 301 })
    expect(await show('/de/services/interiors/')).toMatchObject({ to: '/de/leistungen/innenraeume/', status: 301 })
    expect(await show('/fr/services/')).toMatchObject({ kind: 'redirect', to: '/services/', status: 302 })
  })

  it('is led to from a language that is written, and not public, when another one is published', async () => {
    const { payload } = content
    const title = 'Opening hours'
    const { id } = await payload.create({
      collection: 'pages',
      data: { title, slug: 'hours', _status: 'published' } as never,
    })
    await payload.update({
      collection: 'pages',
      id,
      locale: 'de',
      draft: true,
      data: { title: 'Halbfertig', slug: 'halbfertig' },
    })
    await payload.update({ collection: 'pages', id, locale: 'en', data: { _status: 'published' } })
    expect(await show('/de/hours/')).toMatchObject({ kind: 'redirect', to: '/hours/', status: 302 })
    expect(await show('/de/halbfertig/')).toMatchObject({ kind: 'not found' })
    expect(await show('/hours/')).not.toContain('hrefLang="de"')
    expect((await pages.paths()).find(({ path }) => path === '/hours/')?.paths).toEqual({ en: '/hours/' })
  })

  it('is not at its German address in another language', async () =>
    expect(await show('/leistungen/')).toMatchObject({ kind: 'not found' }))

  it('is in the list of all pages with both', async () => {
    const listed = (await pages.paths()).find(({ path }) => path === '/services/')
    expect(listed?.paths).toEqual({ en: '/services/', de: '/leistungen/' })
  })

  it('is found at its own address by who searches in a language', async () => {
    const fail = (error: unknown) => {
      throw error
    }
    const search = createSearch({ payload: content.payload, onError: fail })
    const hit = async (term: string, locale: string) => {
      const found = await search.suggest({ term, locale, limit: 1 })
      return found.state === 'ready' ? found.hits[0]?.path : undefined
    }
    expect(await hit('leistungen', 'de')).toBe('/leistungen/')
    expect(await hit('services', 'en')).toBe('/services/')
  })

  it('is previewed at its own address', async () => {
    const document = { collection: 'pages', id: services }
    expect(await source.draft(document, 'de')).toMatchObject({ path: '/leistungen/' })
    const form = await content.payload.findByID({ collection: 'pages', id: services, depth: 0, locale: 'de' })
    expect(await source.draft(document, 'de', { ...form, title: 'Neu' })).toMatchObject({
      title: 'Neu',
      paths: { en: '/services/', de: '/leistungen/' },
    })
  })

  it('changes what was remembered of its addresses in every language when it moves', async () => {
    expect(await show('/de/angebot/')).toMatchObject({ kind: 'not found' })
    await content.payload.update({
      collection: 'pages',
      id: services,
      locale: 'de',
      data: { slug: 'angebot', _status: 'published' },
    })
    await expect.poll(() => show('/de/angebot/')).toContain('<html lang="de"')
    expect(await show('/de/leistungen/')).toMatchObject({ kind: 'redirect', to: '/de/angebot/' })
    expect(await show('/services/')).toContain(`hrefLang="de" href="${SITE}/de/angebot/"`)
  })
})
