import { createUntyped, listedDocuments, publishedAt, updateUntyped } from '@vitrine/content/queries'
import { createSearch } from '@vitrine/search/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { schedulePage } from '../support/schedule-page.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

type Collection = 'pages' | 'posts' | 'projects'
type Language = 'en' | 'de' | 'fr'
type Options = Partial<
  Parameters<TestContent['payload']['update']>[0] & {
    readonly publishSpecificLocale: Language
    readonly publishAllLocales: boolean
  }
>

interface Saved {
  readonly id: number
  readonly title: Readonly<Record<string, string>>
  readonly languages: readonly string[]
  readonly path: Readonly<Record<string, string>>
  readonly slug: Readonly<Record<string, string>>
  readonly layout: readonly { readonly id: string; readonly heading: Readonly<Record<string, string>> }[]
  readonly updatedAt: string
  readonly _status: string
}

describe.each(['sqlite', 'postgres'] as const)('publishing one language, with %s', (kind) => {
  let content: TestContent
  let count = 0

  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.createDatabase('published_languages') : ''
    content = await openContent(database, { languages: 'en,de,fr' })
  })

  afterAll(() => content.close())

  const change = async (collection: Collection, id: number, locale: Language, data: object, options: Options = {}) => {
    const asked = { ...options, collection, id, locale, data, depth: 0 }
    return (await content.payload.update(asked as never)) as unknown as { readonly updatedAt: string }
  }
  const publish = (collection: Collection, id: number, locale: Language, data: object = {}, options: Options = {}) =>
    change(collection, id, locale, { ...data, _status: 'published' }, options)
  const draft = (collection: Collection, id: number, locale: Language, data: object) =>
    change(collection, id, locale, data, { draft: true })
  const read = async (collection: Collection, id: number, asDraft = false) => {
    const asked = { collection, id, locale: 'all', fallbackLocale: false, draft: asDraft, depth: 0 } as const
    return (await content.payload.findByID(asked)) as unknown as Saved
  }
  /** A document of a title that no other test has. */
  const begin = async (collection: Collection, data: object = {}) => {
    count += 1
    const title = `Chair ${count}`
    const asked = { collection, data: { title, _status: 'published', ...data }, locale: 'en', depth: 0 }
    const { id } = (await content.payload.create(asked as never)) as unknown as { readonly id: number }
    return { id, title, slug: `chair-${count}` }
  }

  describe.each(['pages', 'posts', 'projects'] as const)('of the %s', (collection) => {
    it('leaves the half-done draft of another language a draft', async () => {
      const { id } = await begin(collection)
      await publish(collection, id, 'de', { title: 'Stuhl' })
      await draft(collection, id, 'de', { title: 'Halbfertig' })
      await publish(collection, id, 'en', { title: 'Corrected' })
      expect(await read(collection, id)).toMatchObject({
        title: { en: 'Corrected', de: 'Stuhl' },
        _status: 'published',
      })
      expect(await read(collection, id, true)).toMatchObject({
        title: { en: 'Corrected', de: 'Halbfertig' },
        languages: ['en', 'de'],
        _status: 'draft',
      })
      await publish(collection, id, 'de')
      expect(await read(collection, id)).toMatchObject({ title: { en: 'Corrected', de: 'Halbfertig' } })
      expect(await read(collection, id, true)).toMatchObject({ _status: 'published' })
    })

    it('leaves a language unpublished that never was', async () => {
      const { id, slug } = await begin(collection)
      await draft(collection, id, 'de', { title: 'Nie', slug: `nie-${slug}` })
      await publish(collection, id, 'en', { title: 'Corrected' })
      const published = await read(collection, id)
      expect(published).toMatchObject({ title: { en: 'Corrected' }, languages: ['en'] })
      expect(Object.keys(published.path)).toEqual(['en'])
      expect(Object.keys(published.title)).toEqual(['en'])
      expect(await read(collection, id, true)).toMatchObject({
        title: { en: 'Corrected', de: 'Nie' },
        slug: { de: `nie-${slug}` },
        path: { de: expect.stringContaining(`/nie-${slug}/`) },
        languages: ['en', 'de'],
      })
      await publish(collection, id, 'de')
      expect(await read(collection, id)).toMatchObject({ title: { de: 'Nie' }, languages: ['en', 'de'] })
    })
  })

  it('is the same by the language that a request names beside its own', async () => {
    const { id } = await begin('pages')
    await draft('pages', id, 'de', { title: 'Nie' })
    await publish('pages', id, 'de', {}, { publishSpecificLocale: 'en' })
    expect(await read('pages', id)).toMatchObject({ title: { en: expect.any(String) }, languages: ['en'] })
    expect(await read('pages', id, true)).toMatchObject({ title: { de: 'Nie' }, _status: 'draft' })
  })

  it('is the same for many documents at once', async () => {
    const pages = [await begin('pages'), await begin('pages')]
    for (const { id } of pages) await draft('pages', id, 'de', { title: 'Nie' })
    const { docs } = await content.payload.update({
      collection: 'pages',
      where: { id: { in: pages.map(({ id }) => id) } },
      locale: 'en',
      draft: true,
      data: { _status: 'published' },
    })
    expect(docs).toHaveLength(2)
    for (const { id } of pages) expect(await read('pages', id)).toMatchObject({ languages: ['en'] })
    for (const { id } of pages) expect(await read('pages', id, true)).toMatchObject({ title: { de: 'Nie' } })
  })

  it('is the same at a scheduled time', async () => {
    const { id } = await begin('pages')
    await draft('pages', id, 'de', { title: 'Nie' })
    const input = { type: 'publish' as const, doc: { relationTo: 'pages' as const, value: id } }
    await content.payload.jobs.queue({ task: 'schedulePublish', input })
    await content.payload.jobs.run({ overrideAccess: true, silent: true })
    expect(await read('pages', id)).toMatchObject({ languages: ['en'], _status: 'published' })
    expect(await read('pages', id, true)).toMatchObject({ title: { de: 'Nie' }, _status: 'draft' })
    await content.payload.jobs.queue({ task: 'schedulePublish', input: { ...input, locale: 'de' } })
    await content.payload.jobs.run({ overrideAccess: true, silent: true })
    expect(await read('pages', id)).toMatchObject({ title: { de: 'Nie' }, languages: ['en', 'de'] })
  })

  it('is scheduled for each language that a document is written in, where all are asked for', async () => {
    const { payload } = content
    await signIn(content, 'administrator')
    const { id } = await begin('pages', { _status: 'draft' })
    await draft('pages', id, 'de', { title: 'Stuhl' })
    await schedulePage(payload, { role: 'administrator', id, date: new Date() })
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { 'input.doc.value': { equals: String(id) } },
      overrideAccess: true,
    })
    expect(docs.map(({ input }) => (input as { readonly locale?: string }).locale).sort()).toEqual(['de', 'en'])
    await payload.jobs.run({ sequential: true, overrideAccess: true, silent: true })
    expect(await read('pages', id)).toMatchObject({ title: { de: 'Stuhl' }, languages: ['en', 'de'] })
    expect(await read('pages', id, true)).toMatchObject({ _status: 'published' })
  })

  it('holds the words of a slider, which has no languages of its own', async () => {
    const slide = (text: string, id?: string) => ({ blockType: 'slide', name: text, ...(id && { id }) })
    const { payload } = content
    const { id } = await createUntyped(payload, {
      collection: 'sliders',
      data: { title: 'Chairs', alias: `chairs-${kind}`, slides: [slide('One')], _status: 'published' },
      locale: 'en',
    })
    const save = (locale: Language, data: object, draft = false) =>
      updateUntyped(payload, { collection: 'sliders', id, locale, draft, data })
    const titles = async (draft: boolean) =>
      (await payload.findByID({ collection: 'sliders', id, locale: 'all', draft, depth: 0 })).title
    await save('de', { title: 'Stühle', _status: 'published' })
    await save('de', { title: 'Halbfertig' }, true)
    await save('en', { title: 'Corrected', _status: 'published' })
    expect(await titles(false)).toEqual({ en: 'Corrected', de: 'Stühle' })
    expect(await titles(true)).toEqual({ en: 'Corrected', de: 'Halbfertig' })
  })

  it('publishes the first language of a document that has only drafts', async () => {
    const { id } = await begin('pages', { _status: 'draft' })
    await draft('pages', id, 'de', { title: 'Stuhl' })
    await publish('pages', id, 'de')
    const published = await read('pages', id)
    expect(published).toMatchObject({ title: { de: 'Stuhl' }, languages: ['de'] })
    expect(Object.keys(published.path)).toEqual(['de'])
    expect(await read('pages', id, true)).toMatchObject({ title: { en: expect.any(String), de: 'Stuhl' } })
  })

  it('publishes all languages where a request asks for all', async () => {
    const { id } = await begin('pages')
    await draft('pages', id, 'de', { title: 'Stuhl' })
    await publish('pages', id, 'en', {}, { publishAllLocales: true })
    expect(await read('pages', id)).toMatchObject({ title: { de: 'Stuhl' }, languages: ['en', 'de'] })
    await draft('pages', id, 'de', { title: 'Halbfertig' })
    await publish('pages', id, 'en')
    expect(await read('pages', id), 'the next request does not ask').toMatchObject({ title: { de: 'Stuhl' } })
  })

  it('finds the words of rows that have been moved, and publishes none of a new row', async () => {
    const hero = (heading: string, id?: string) => ({ blockType: 'hero', variant: 'plain', heading, ...(id && { id }) })
    const { id } = await begin('pages', { layout: [hero('First'), hero('Second')] })
    const [first, second] = (await read('pages', id)).layout.map((row) => row.id)
    await publish('pages', id, 'de', { title: 'Stuhl', layout: [hero('Erstes', first), hero('Zweites', second)] })
    await draft('pages', id, 'de', {
      layout: [hero('Neu'), hero('Zweites, halbfertig', second), hero('Erstes', first)],
    })
    const [added] = (await read('pages', id, true)).layout.map((row) => row.id)
    await publish('pages', id, 'en', { layout: [hero('New', added), hero('Second', second), hero('First', first)] })
    expect((await read('pages', id)).layout.map(({ heading }) => heading)).toEqual([
      { en: 'New' },
      { en: 'Second', de: 'Zweites' },
      { en: 'First', de: 'Erstes' },
    ])
    expect((await read('pages', id, true)).layout.map(({ heading }) => heading)).toEqual([
      { en: 'New', de: 'Neu' },
      { en: 'Second', de: 'Zweites, halbfertig' },
      { en: 'First', de: 'Erstes' },
    ])
  })

  it('leaves no draft behind where the other languages have none', async () => {
    const { id } = await begin('pages')
    await publish('pages', id, 'de', { title: 'Stuhl' })
    await draft('pages', id, 'en', { title: 'Other', slug: `other-${id}` })
    await publish('pages', id, 'en')
    const published = await read('pages', id)
    expect(await read('pages', id, true)).toMatchObject({ _status: 'published', path: published.path })
    expect(published.path).toEqual({ en: `/other-${id}/`, de: `/other-${id}/` })
  })

  it('answers with the time of the version that a form goes on from', async () => {
    const { id } = await begin('pages')
    await draft('pages', id, 'de', { title: 'Nie' })
    const { updatedAt } = await publish('pages', id, 'en')
    expect(await read('pages', id, true)).toMatchObject({ _status: 'draft', updatedAt })
  })

  it('keeps a draft whose form was opened before another language was written', async () => {
    const { id } = await begin('pages')
    await draft('pages', id, 'de', { title: 'Nie' })
    await draft('pages', id, 'en', { title: 'Typed on', languages: ['en'] })
    expect(await read('pages', id, true)).toMatchObject({ languages: ['en', 'de'] })
  })

  it('brings back what visitors had of a document that was taken back', async () => {
    const { id } = await begin('pages')
    await publish('pages', id, 'de', { title: 'Stuhl' })
    await draft('pages', id, 'de', { title: 'Halbfertig' })
    await draft('pages', id, 'fr', { title: 'Jamais' })
    await change('pages', id, 'en', { _status: 'draft' })
    expect(await read('pages', id)).toMatchObject({ _status: 'draft' })
    await publish('pages', id, 'en')
    expect(await read('pages', id)).toMatchObject({ title: { de: 'Stuhl' }, languages: ['en', 'de'] })
    expect(await read('pages', id, true)).toMatchObject({ title: { de: 'Halbfertig', fr: 'Jamais' } })
  })

  it('does so too for a document that leaves the trash', async () => {
    const { id } = await begin('pages')
    await publish('pages', id, 'de', { title: 'Stuhl' })
    await draft('pages', id, 'de', { title: 'Halbfertig' })
    await draft('pages', id, 'fr', { title: 'Jamais' })
    await change('pages', id, 'en', { deletedAt: new Date().toISOString() })
    await change('pages', id, 'en', { deletedAt: null, _status: 'published' }, { trash: true })
    expect(await read('pages', id)).toMatchObject({ title: { de: 'Stuhl' }, languages: ['en', 'de'] })
    expect(await read('pages', id, true)).toMatchObject({ title: { de: 'Halbfertig', fr: 'Jamais' } })
  })

  it('moves the pages below, and leaves their drafts and unpublished languages as they are', async () => {
    const above = await begin('pages')
    const { id } = await begin('pages', { parent: above.id, slug: 'below' })
    await draft('pages', id, 'de', { title: 'Nie' })
    await publish('pages', above.id, 'en', { slug: `moved-${above.id}` })
    expect(await read('pages', id)).toMatchObject({ languages: ['en'], path: { en: `/moved-${above.id}/below/` } })
    expect(await read('pages', id, true)).toMatchObject({ title: { de: 'Nie' }, _status: 'draft' })
  })

  it('keeps what is not public from lists, addresses and the search until it is published', async () => {
    const { id, slug } = await begin('pages')
    await draft('pages', id, 'de', { title: 'Geheimwort', slug: `geheim-${slug}` })
    await publish('pages', id, 'en', { title: 'Corrected' })
    const { payload } = content
    const at = (path: string) => publishedAt(payload, 'pages', { path, locale: 'de', depth: 0 })
    expect(await at(`/geheim-${slug}/`)).toBeUndefined()
    expect(await at(`/${slug}/`), 'visitors are led to the English page').toMatchObject({ languages: ['en'] })
    const listed = await listedDocuments(payload, { collection: 'pages', where: { id: { equals: id } }, locale: 'de' })
    expect(listed).toMatchObject([{ languages: ['en'], paths: { en: `/${slug}/` } }])
    const onError = (error: unknown) => {
      throw error
    }
    const found = (term: string, locale: Language) =>
      createSearch({ payload, onError }).search({ term, locale, limit: 20 })
    expect(await found('Geheimwort', 'de')).toMatchObject({ hits: [] })
    expect(await found('Corrected', 'de')).not.toMatchObject({ hits: [expect.objectContaining({ path: `/${slug}/` })] })
    await publish('pages', id, 'de')
    expect(await found('Geheimwort', 'de')).toMatchObject({ hits: [{ path: `/geheim-${slug}/` }] })
    expect(await at(`/geheim-${slug}/`)).toMatchObject({ languages: ['en', 'de'] })
  })
})
