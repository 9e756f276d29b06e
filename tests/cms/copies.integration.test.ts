import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

let content: TestContent
let editor: string

beforeAll(async () => {
  content = await openContent('', { languages: 'en,de' })
  await signIn(content, 'administrator')
  editor = await signIn(content, 'editor')
})

afterAll(() => content.close())

const ask = (...request: Parameters<typeof askJson>[1]) => askJson(content, request, editor)

/** Makes a copy, as the admin does. @returns It, once it could be published in all its languages. */
async function copy(slug: string, id: number) {
  const answer = await ask('POST', `/${slug}/${id}/duplicate`, {})
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  const { id: copied } = answer.body.doc
  expect(
    (await ask('PATCH', `/${slug}/${copied}?publishAllLocales=true`, { _status: 'published' })).body.errors,
  ).toBeUndefined()
  return answer.body.doc
}

const make = async (slug: string, data: object, query = '') =>
  (await ask('POST', `/${slug}${query}`, { ...data, _status: 'published' })).body.doc

describe.each([
  ['pages', '/'],
  ['posts', '/blog/'],
  ['projects', '/work/'],
  ['categories', '/blog/category/'],
] as const)('a copy of one of the %s', (slug, base) => {
  const first = { title: 'Two chairs', layout: [] }

  it('is called one, and has an address of its own', async () => {
    const { id, path } = await make(slug, first)
    expect(path).toBe(`${base}two-chairs/`)
    const { title, path: copied } = await copy(slug, id)
    expect([title, copied]).toEqual(['Two chairs (copy)', `${base}two-chairs-copy/`])
    expect((await copy(slug, id)).path).toBe(`${base}two-chairs-copy-2/`)
  })

  it('is one in every language that it is written in', async () => {
    const { id } = await make(slug, { ...first, title: 'A lamp', slug: 'lamp' })
    await ask('PATCH', `/${slug}/${id}?locale=de`, { title: 'Eine Lampe', _status: 'published' })
    const copied = await copy(slug, id)
    expect(copied).toMatchObject({ path: `${base}a-lamp-copy/`, languages: ['en', 'de'] })
    const german = await ask('GET', `/${slug}/${copied.id}?locale=de`)
    expect(german.body).toMatchObject({ title: 'Eine Lampe (copy)', path: `${base}a-lamp-copy/` })
  })

  it('leaves what it was made from as it is', async () => {
    const before = await make(slug, { ...first, title: 'A stair' })
    await copy(slug, before.id)
    expect((await ask('GET', `/${slug}/${before.id}`)).body).toMatchObject({ title: 'A stair', path: before.path })
  })
})

it('a copy of a post is published on a day of its own', async () => {
  const { id } = await make('posts', { title: 'News', layout: [], publishedAt: '2020-01-01T00:00:00.000Z' })
  const answer = await ask('POST', `/posts/${id}/duplicate`, {})
  expect(answer.body.doc.publishedAt ?? undefined).toBeUndefined()
})

it('a copy of a title that is as long as it may be is no longer', async () => {
  const { id } = await make('pages', { title: 'a'.repeat(300), slug: 'long', layout: [] })
  expect((await copy('pages', id)).title).toBe(`${'a'.repeat(293)} (copy)`)
})

it('a copy of a slider has the next free alias', async () => {
  const slides = [{ blockType: 'slide', title: 'A' }]
  const { id } = await make('sliders', { title: 'Rooms', alias: 'rooms', slides })
  expect(await copy('sliders', id)).toMatchObject({ title: 'Rooms (copy)', alias: 'rooms-copy' })
  expect(await copy('sliders', id)).toMatchObject({ title: 'Rooms (copy)', alias: 'rooms-copy-2' })
  const long = await make('sliders', { title: 'Long', alias: `${'a'.repeat(49)}-${'b'.repeat(14)}`, slides })
  expect(await copy('sliders', long.id)).toMatchObject({ alias: `${'a'.repeat(49)}-copy` })
})

it('a copy of a contact form asks the same', async () => {
  const fields = [
    { blockType: 'email', name: 'your-email', label: 'E-mail', required: true },
    { blockType: 'submit', label: 'Send' },
  ]
  const mail = { recipient: 'owner@example.com', subject: 'Hello', body: '[your-email] wrote.' }
  const { id } = await make('contact-forms', { title: 'Contact', fields, mail })
  expect(await copy('contact-forms', id)).toMatchObject({
    title: 'Contact (copy)',
    fields: [{ name: 'your-email' }, { label: 'Send' }],
    mail,
  })
})

it('a copy of a menu leads to the same places', async () => {
  const { id } = await make('menus', { name: 'Main', items: [{ link: { type: 'url', url: '/a/', label: 'A' } }] })
  expect(await copy('menus', id)).toMatchObject({ name: 'Main (copy)', items: [{ link: { label: 'A' } }] })
})
