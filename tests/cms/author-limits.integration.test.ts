import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

const ASK_AN_EDITOR = 'Authors save drafts. Ask an editor to publish them.'

let content: TestContent
let administrator: string
let editor: string
let author: string
let other: string

beforeAll(async () => {
  content = await openContent()
  administrator = await signIn(content, 'administrator')
  editor = await signIn(content, 'editor')
  author = await signIn(content, 'author')
  const account = { name: 'Other', email: 'other@example.com', password: 'correct horse battery', role: 'author' }
  await askJson(content, ['POST', '/users', account], administrator)
  other = (await askJson(content, ['POST', '/users/login', account], '')).body.token
})

afterAll(() => content.close())

const ask = (token: string, ...request: Parameters<typeof askJson>[1]) => askJson(content, request, token)

/** Error message of the API with its status. */
const sentence = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.errors?.[0]?.message]

const COLLECTIONS = [
  ['pages', { layout: [] }],
  ['posts', { layout: [] }],
  ['projects', { layout: [] }],
  ['sliders', { slides: [{ blockType: 'slide', title: 'A' }] }],
] as const

it('concerns every collection with drafts', () => {
  const withDrafts = content.payload.config.collections.filter(({ versions }) => versions?.drafts)
  expect(withDrafts.map(({ slug }) => slug).toSorted()).toEqual(COLLECTIONS.map(([slug]) => slug))
})

describe.each(COLLECTIONS)('an author and %s that visitors see', (slug, data) => {
  let id: number
  let versions: readonly { readonly id: number; readonly version: { readonly title: string } }[]

  beforeAll(async () => {
    const first = { ...data, title: `First of ${slug}`, _status: 'published' }
    id = (await ask(editor, 'POST', `/${slug}`, first)).body.doc.id
    await ask(editor, 'PATCH', `/${slug}/${id}?draft=true`, { title: 'A draft between' })
    await ask(editor, 'PATCH', `/${slug}/${id}`, { title: 'Second', _status: 'published' })
    versions = (await ask(editor, 'GET', `/${slug}/versions?where[parent][equals]=${id}`)).body.docs
  })

  /** The document as visitors see it. */
  const shown = async () => (await ask('', 'GET', `/${slug}/${id}?draft=false`)).body

  it.each([
    ['a change', 'PATCH', '', {}],
    ['a change that is called published', 'PATCH', '?draft=true', { _status: 'published' }],
    ['one language', 'PATCH', '?draft=true&publishSpecificLocale=en', {}],
    ['all languages', 'PATCH', '?draft=true&publishAllLocales=true', {}],
    ['taking it from visitors', 'PATCH', '?draft=true&unpublishAllLocales=true', {}],
    ['taking it back to a draft', 'PATCH', '', { _status: 'draft' }],
    ['a copy', 'POST', '/duplicate?draft=false', {}],
    ['a copy that is called published', 'POST', '/duplicate', { _status: 'published' }],
  ] as readonly (readonly [
    string,
    string,
    string,
    object,
  ])[])('publishes nothing: %s', async (_, method, path, change) => {
    const answer = await ask(author, method, `/${slug}/${id}${path}`, { title: 'Defaced', ...change })
    expect(sentence(answer)).toEqual([403, ASK_AN_EDITOR])
    expect(await shown()).toMatchObject({ title: 'Second', _status: 'published' })
  })

  it('changes none of many at once', async () => {
    const answer = await ask(author, 'PATCH', `/${slug}?where[id][equals]=${id}`, { title: 'Defaced' })
    expect(sentence(answer)).toEqual([403, ASK_AN_EDITOR])
    expect(await shown()).toMatchObject({ title: 'Second' })
  })

  it('restores nothing in front of visitors, by whatever way', async () => {
    const user = (await ask(author, 'GET', '/users/me')).body.user
    const restored = content.payload.restoreVersion({
      collection: slug,
      id: String(versions.at(-1)?.id),
      user: { ...user, collection: 'users' },
      overrideAccess: false,
    })
    await expect(restored).rejects.toThrow(ASK_AN_EDITOR)
    expect(await shown()).toMatchObject({ title: 'Second' })
  })

  describe.each([
    ['an author', () => author],
    ['an editor', () => editor],
  ])('a version that %s restores', (_, token) => {
    it.each(['First', 'A draft'])('is in the draft, and visitors see what they saw: %s', async (title) => {
      const version = versions.find(({ version }) => version.title.startsWith(title))
      for (const query of ['', '?draft=false', '?draft=true']) {
        const answer = await ask(token(), 'POST', `/${slug}/versions/${version?.id}${query}`)
        expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('into the draft')])
        expect((await ask(token(), 'GET', `/${slug}/${id}?draft=true`)).body).toMatchObject({
          title: version?.version.title,
          _status: 'draft',
        })
        expect(await shown()).toMatchObject({ title: 'Second', _status: 'published' })
      }
    })
  })

  it('gets a clear message when there is no such version', async () => {
    for (const version of ['0', '99999', 'x', '1e3']) {
      expect((await ask(editor, 'POST', `/${slug}/versions/${version}`)).status).toBe(404)
    }
  })
})

it('a restored version is written in the languages that it was written in', async () => {
  const german = { title: 'Die Werkstatt', layout: [], _status: 'published' }
  const { body } = await ask(editor, 'POST', '/pages?locale=de', german)
  const versions = await ask(editor, 'GET', `/pages/versions?where[parent][equals]=${body.doc.id}`)
  await ask(editor, 'POST', `/pages/versions/${versions.body.docs[0].id}`)
  const draft = await ask(editor, 'GET', `/pages/${body.doc.id}?draft=true&locale=de`)
  expect(draft.body).toMatchObject({ title: 'Die Werkstatt', languages: ['de'] })
})

describe('an author and files', () => {
  const upload = async (token: string, name: string) =>
    Number((await uploadFile(content, [name, 'WEBVTT\n'], token)).body.doc.id)
  const showOn = (file: number, _status: string) =>
    ask(editor, 'POST', '/pages', { title: `With file ${file}`, layout: [], meta: { image: file }, _status })

  it('changes an own one that nobody sees, and puts another in its place', async () => {
    const id = await upload(author, 'own.vtt')
    await showOn(id, 'draft')
    expect((await ask(author, 'PATCH', `/media/${id}`, { alt: 'Better' })).body.doc).toMatchObject({ alt: 'Better' })
    const replaced = await uploadFile(content, ['new.vtt', 'WEBVTT\n\nnew'], author, `/media/${id}`)
    expect(replaced.body.doc).toMatchObject({ filename: 'own.vtt', filesize: 11 })
  })

  it('leaves those of others', async () => {
    const id = await upload(other, 'others.vtt')
    expect((await ask(author, 'PATCH', `/media/${id}`, { alt: 'Mine' })).status).toBe(403)
    const stolen = { alt: 'Mine', uploader: (await ask(author, 'GET', '/users/me')).body.user.id }
    expect((await ask(author, 'PATCH', `/media/${id}`, stolen)).status).toBe(403)
    expect((await ask(editor, 'PATCH', `/media/${id}`, { alt: 'Edited' })).status).toBe(200)
  })

  it('leaves an own one that a page shows', async () => {
    const id = await upload(author, 'shown.vtt')
    await showOn(id, 'published')
    const refused = [403, 'Visitors see this file. Ask an editor to change it.']
    expect(sentence(await ask(author, 'PATCH', `/media/${id}`, { alt: 'Changed' }))).toEqual(refused)
    expect(sentence(await uploadFile(content, ['deface.vtt', 'WEBVTT\n'], author, `/media/${id}`))).toEqual(refused)
    expect((await ask(editor, 'GET', `/media/${id}`)).body).toMatchObject({ filename: 'shown.vtt' })
  })

  it.each([
    ['a block of a page', 'POST', '/pages', { title: 'P', layout: ['image'], _status: 'published' }],
    ['a reusable block', 'POST', '/reusable-blocks', { title: 'R', layout: ['image'] }],
    ['the logo', 'POST', '/globals/site', { name: 'Site', logo: 'file' }],
  ] as const)('leaves an own one that stands in %s', async (_, method, path, data) => {
    const id = await upload(author, 'inside.vtt')
    const filled = JSON.parse(
      JSON.stringify(data)
        .replace('"image"', JSON.stringify({ blockType: 'image', image: id }))
        .replace('"file"', String(id)),
    )
    expect((await ask(editor, method, path, filled)).status).toBeLessThan(300)
    expect((await ask(author, 'PATCH', `/media/${id}`, { alt: 'Changed' })).status).toBe(403)
  })

  it('leaves it behind when the account goes', async () => {
    const id = await upload(other, 'left.vtt')
    const { user } = (await ask(other, 'GET', '/users/me')).body
    expect((await ask(administrator, 'DELETE', `/users/${user.id}`)).status).toBe(200)
    expect((await ask(editor, 'GET', `/media/${id}`)).body).toMatchObject({ filename: 'left.vtt', uploader: null })
  })

  it('changes one at a time', async () => {
    const id = await upload(author, 'many.vtt')
    const answer = await ask(author, 'PATCH', `/media?where[id][equals]=${id}`, { alt: 'Changed' })
    expect(sentence(answer)).toEqual([403, 'Authors change one file at a time. Open it, and change it there.'])
  })
})
