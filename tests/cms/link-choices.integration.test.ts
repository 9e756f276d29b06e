import { pagesToChoose } from '@vitrine/content/config'
import { createUntyped } from '@vitrine/content/queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('what a link can lead to, on %s', (kind) => {
  let content: TestContent
  let editor: string
  let home: number
  let chairs: number

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('links') : '', {
      languages: 'en,de',
    })
    await signIn(content, 'administrator')
    editor = await signIn(content, 'editor')
    home = await create('pages', { title: 'Halden & Rye', slug: 'home', _status: 'published' })
    chairs = await create('pages', {
      title: 'Chairs',
      _status: 'published',
      layout: [
        { blockType: 'heading', text: 'What a chair costs', frame: { anchor: 'Prices' } },
        { blockType: 'heading', text: 'Woods' },
      ],
    })
    await create('pages', { title: 'Armchairs' })
    await create('posts', { title: 'Chairs of the year', _status: 'published' })
    await uploadFile(content, ['chairs.vtt', 'WEBVTT\n'], editor)
  })

  afterAll(() => content.close())

  const ask = (query: string, token = editor) => askJson(content, ['GET', `/link-choices?${query}`], token)
  const create = async (slug: string, data: object): Promise<number> => {
    const { status, body } = await askJson(content, ['POST', `/${slug}`, { layout: [], ...data }], editor)
    expect([slug, status, body.errors]).toEqual([slug, 201, undefined])
    return body.doc.id
  }
  const change = (id: number, data: object) =>
    askJson(content, ['PATCH', `/pages/${id}`, { ...data, _status: 'published' }], editor)
  /** Choices by what editors read of them. */
  const found = async (query: string) => {
    const { status, body } = await ask(query)
    expect(status).toBe(200)
    return body.choices.map(({ kind, type, title, path, url }: Record<string, string>) => [
      type ?? kind,
      title,
      path ?? url,
    ])
  }

  it('is found by words: titles that begin with them first, then sections and files', async () =>
    expect(await found('sought=chairs&locale=en')).toEqual([
      ['page', 'Chairs', '/chairs/'],
      ['post', 'Chairs of the year', '/blog/chairs-of-the-year/'],
      ['page', 'Armchairs', '/armchairs/'],
      ['section', 'Chairs › What a chair costs', '/chairs/#prices'],
      ['file', 'chairs.vtt', '/media/chairs.vtt'],
    ]))

  it('is found by its address, and a section by its anchor', async () => {
    expect(await found('sought=%2Farm')).toEqual([['page', 'Armchairs', '/armchairs/']])
    expect(await found('sought=%2Fchairs%2F%23pri')).toEqual([
      ['section', 'Chairs › What a chair costs', '/chairs/#prices'],
    ])
    expect(await found('sought=%2Fchairs%2F%23woods')).toEqual([])
  })

  it('tells drafts from what visitors see', async () => {
    const { body } = await ask('sought=chairs')
    const states = body.choices.flatMap(({ title, isPublished }: { title: string; isPublished?: boolean }) =>
      isPublished === undefined ? [] : [[title, isPublished]],
    )
    expect(Object.fromEntries(states)).toEqual({ Chairs: true, 'Chairs of the year': true, Armchairs: false })
  })

  it('names the home page, whatever its title is', async () => {
    for (const words of ['home', 'start']) {
      expect((await found(`sought=${words}`))[0]).toEqual(['page', 'Halden & Rye', '/'])
    }
    expect((await found('sought='))[0]).toEqual(['page', 'Halden & Rye', '/'])
  })

  it('has no page that stands for something of the site', async () => {
    const data = { title: 'Chairs are not here', slug: '404', layout: [], _status: 'published' }
    const { id } = await createUntyped(content.payload, { collection: 'pages', data })
    expect(await found('sought=not+here')).toEqual([])
    await content.payload.delete({ collection: 'pages', id, context: { emptying: true } })
  })

  it('has none in Payload’s lists, whatever the language, and a field keeps one that it has', async () => {
    const special = await create('pages', { title: 'Chairs are not here', slug: 'gone', _status: 'published' })
    const below = { title: 'Chairs below it', parent: special, _status: 'published' }
    const child = await create('pages', below)
    await change(special, { slug: '404' })
    for (const locale of ['en', 'de'] as const) {
      const where = pagesToChoose(['en', 'de'])
      const { docs } = await content.payload.find({ collection: 'pages', where, locale, depth: 0 })
      expect(docs.map(({ title }) => title)).toEqual(expect.arrayContaining(['Chairs', 'Chairs below it']))
      expect(docs.map(({ id }) => id)).not.toContain(special)
    }
    expect((await change(child, { title: 'Chairs still below it', parent: special })).status).toBe(200)
    for (const id of [child, special]) {
      await content.payload.delete({ collection: 'pages', id, context: { emptying: true } })
    }
  })

  it('names the documents of links that are there, and none that are gone', async () =>
    expect(await found(`known=page:${chairs},page:${home},page:999999,nothing:1,post:x`)).toEqual(
      expect.arrayContaining([
        ['page', 'Chairs', '/chairs/'],
        ['page', 'Halden & Rye', '/'],
      ]),
    ))

  it('is nobody’s to look up who is not signed in', async () =>
    expect((await ask('sought=chairs', '')).status).toBe(403))
})
