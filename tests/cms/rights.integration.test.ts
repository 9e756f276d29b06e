import type { Role } from '@vitrine/content/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askJson, askPath, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { schedulePage } from '../support/schedule-page.ts'

let content: TestContent
const tokens = new Map<Role, string>()
let made = 0

beforeAll(async () => {
  content = await openContent('', { languages: 'en,de' })
  for (const role of ['administrator', 'editor', 'contributor', 'author', 'inbox'] as const) {
    tokens.set(role, await signIn(content, role))
  }
})

afterAll(() => content.close())

const ask = (who: Role, ...request: Parameters<typeof askJson>[1]) => askJson(content, request, tokens.get(who) ?? '')

async function setRights(table: object): Promise<void> {
  const { status, body } = await ask('administrator', 'POST', '/globals/rights', { table })
  expect([status, body.errors]).toEqual([200, undefined])
}

/** A page in both languages, published unless it is a draft. */
async function page(data: object = {}): Promise<number> {
  made += 1
  const layout = [{ id: `text-${made}`, blockType: 'callToAction', heading: 'Hello', anchor: 'top' }]
  const english = { title: `Page ${made}`, layout, _status: 'published', ...data }
  const { body } = await ask('administrator', 'POST', '/pages', english)
  const german = { title: `Seite ${made}`, layout: [{ ...layout[0], heading: 'Hallo' }], _status: 'published' }
  const { status } = await ask('administrator', 'PATCH', `/pages/${body.doc.id}?locale=de`, german)
  expect(status).toBe(200)
  return body.doc.id
}

/** A page with all its languages: as visitors see it, or its newest state. */
async function stored(id: number, draft = false) {
  return (await ask('administrator', 'GET', `/pages/${id}?locale=all&depth=0&draft=${draft}`)).body
}

/** Asks for something that is refused, and changes nothing. @returns The sentence. */
async function refused(who: Role, id: number, ...request: Parameters<typeof askJson>[1]): Promise<string> {
  const [published, newest] = [await stored(id), await stored(id, true)]
  const { status, body } = await ask(who, ...request)
  expect([status, JSON.stringify(body)]).toEqual([
    expect.toSatisfy((code) => code >= 400 && code < 500),
    expect.any(String),
  ])
  expect([await stored(id), await stored(id, true)]).toEqual([published, newest])
  return body.errors[0].message
}

const GERMAN_ONLY = 'Your role may not change this language: en.'
const SHARED = 'Your role works on some languages only, and this would change something that all languages share.'

describe('an editor of German', () => {
  let id: number
  beforeAll(() => setRights({ editor: { languages: ['de'] } }))
  beforeEach(async () => {
    id = await page()
  })

  const block = async (title: string) => [{ ...(await stored(id)).layout[0], heading: title }]

  it('changes German texts, in the draft and in front of visitors', async () => {
    const layout = await block('Guten Tag')
    const drafted = await ask('editor', 'PATCH', `/pages/${id}?locale=de&draft=true`, { title: 'Neu', layout })
    expect([drafted.status, drafted.body.errors]).toEqual([200, undefined])
    const published = await ask('editor', 'PATCH', `/pages/${id}?locale=de`, {
      title: 'Neu',
      layout,
      _status: 'published',
    })
    expect([published.status, published.body.errors]).toEqual([200, undefined])
    expect(await stored(id)).toMatchObject({
      title: { en: expect.stringContaining('Page'), de: 'Neu' },
      layout: [{ heading: { en: 'Hello', de: 'Guten Tag' } }],
    })
  })

  it.each([
    ['in English', '?locale=en', { title: 'Defaced' }],
    ['in English, as a draft', '?locale=en&draft=true', { title: 'Defaced' }],
    ['in English, saved by itself', '?locale=en&draft=true&autosave=true', { title: 'Defaced' }],
    ['with one language to publish', '?locale=en&publishSpecificLocale=en', { title: 'Defaced', _status: 'published' }],
  ])('changes no English text: %s', async (_, query, data) => {
    expect(await refused('editor', id, 'PATCH', `/pages/${id}${query}`, data)).toBe(GERMAN_ONLY)
  })

  it('changes no English text in a block', async () => {
    const layout = await block('Defaced')
    expect(await refused('editor', id, 'PATCH', `/pages/${id}?locale=en&draft=true`, { layout })).toBe(GERMAN_ONLY)
  })

  it.each([
    ['blocks', { layout: [] }],
    ['where it stands', { parent: 1 }],
    ['who sees it', { visibility: 'members' }],
    ['the trash', { deletedAt: new Date().toISOString() }],
  ])('leaves what all languages share: %s', async (_, data) => {
    expect([SHARED, GERMAN_ONLY]).toContain(await refused('editor', id, 'PATCH', `/pages/${id}?locale=de`, data))
  })

  it('publishes no English draft of others on the way', async () => {
    await ask('administrator', 'PATCH', `/pages/${id}?draft=true`, { title: 'Not yet' })
    const { title } = await stored(id)
    const { status } = await ask('editor', 'PATCH', `/pages/${id}?locale=de`, { title: 'Neu', _status: 'published' })
    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject({ title: { en: title.en, de: 'Neu' }, _status: 'published' })
    expect(await stored(id, true)).toMatchObject({ title: { en: 'Not yet', de: 'Neu' }, _status: 'draft' })
    const all = `/pages/${id}?locale=de&publishAllLocales=true`
    expect(await refused('editor', id, 'PATCH', all, { _status: 'published' })).toBe(GERMAN_ONLY)
  })

  it('neither deletes nor copies nor restores what is English', async () => {
    expect(await refused('editor', id, 'DELETE', `/pages/${id}`)).toBe(GERMAN_ONLY)
    expect(await refused('editor', id, 'POST', `/pages/${id}/duplicate?locale=de`, {})).toBe(GERMAN_ONLY)
    await ask('administrator', 'PATCH', `/pages/${id}?draft=true`, { title: 'Newer' })
    const versions = (await ask('editor', 'GET', `/pages/versions?where[parent][equals]=${id}&sort=createdAt`)).body
      .docs
    expect(await refused('editor', id, 'POST', `/pages/versions/${versions[0].id}?locale=de`)).toBe(GERMAN_ONLY)
  })

  it('changes none of many, whichever are named', async () => {
    const path = `/pages?locale=en&where[id][equals]=${id}`
    expect(await refused('editor', id, 'PATCH', path, { title: 'Defaced' })).toBe(GERMAN_ONLY)
    expect(await refused('editor', id, 'DELETE', path)).toBe(GERMAN_ONLY)
  })

  it('makes German pages, and no English ones', async () => {
    const own = { title: 'Nur deutsch', layout: [] }
    expect((await ask('editor', 'POST', '/pages?locale=de', own)).status).toBe(201)
    expect((await ask('editor', 'POST', '/pages?locale=en', own)).status).toBe(403)
    expect((await ask('editor', 'POST', '/pages?locale=all', { title: { en: 'Both', de: 'Beide' } })).status).toBe(403)
  })

  it('changes German texts of settings alone', async () => {
    await ask('administrator', 'POST', '/globals/site?locale=en', { name: 'Mill', tagline: 'Old' })
    expect((await ask('editor', 'POST', '/globals/site?locale=de', { tagline: 'Neu' })).status).toBe(200)
    expect((await ask('editor', 'POST', '/globals/site?locale=en', { tagline: 'New' })).status).toBe(403)
    const { body } = await ask('administrator', 'GET', '/globals/site?locale=all')
    expect(body.tagline).toEqual({ en: 'Old', de: 'Neu' })
  })

  it('uploads files, and describes them in German', async () => {
    const { body } = await uploadFile(content, ['a.vtt', 'WEBVTT\n'], tokens.get('administrator') ?? '')
    expect((await ask('editor', 'PATCH', `/media/${body.doc.id}?locale=de`, { alt: 'Bild' })).status).toBe(200)
    expect((await ask('editor', 'PATCH', `/media/${body.doc.id}?locale=en`, { alt: 'Image' })).status).toBe(403)
  })
})

describe('an editor of a branch', () => {
  const OTHER = 'Your role works in another part of the site. Choose a page of it, or ask an administrator.'
  let branch: number
  let inside: number
  let outside: number

  beforeAll(async () => {
    branch = await page()
    inside = await page({ parent: await page({ parent: branch }) })
    outside = await page()
    await setRights({ editor: { branches: [String(branch)] } })
  })

  it('changes its page and all below it', async () => {
    for (const id of [branch, inside]) {
      expect((await ask('editor', 'PATCH', `/pages/${id}`, { title: `Changed ${id}` })).status).toBe(200)
    }
  })

  it('leaves all others: changes, trash, deleting, restoring, many at once', async () => {
    const deletedAt = new Date().toISOString()
    expect(await refused('editor', outside, 'PATCH', `/pages/${outside}`, { title: 'Defaced' })).toBe(OTHER)
    expect(await refused('editor', outside, 'PATCH', `/pages/${outside}?draft=true`, { title: 'Defaced' })).toBe(OTHER)
    expect(await refused('editor', outside, 'PATCH', `/pages/${outside}`, { deletedAt })).toBe(OTHER)
    expect(await refused('editor', outside, 'DELETE', `/pages/${outside}`)).toBe(OTHER)
    const many = `/pages?where[id][equals]=${outside}`
    expect(await refused('editor', outside, 'PATCH', many, { title: 'Defaced' })).toBe(OTHER)
    expect(await refused('editor', outside, 'DELETE', many)).toBe(OTHER)
  })

  it('moves pages within it, neither out of it nor into it', async () => {
    expect((await ask('editor', 'PATCH', `/pages/${inside}`, { parent: branch })).status).toBe(200)
    expect(await refused('editor', inside, 'PATCH', `/pages/${inside}`, { parent: outside })).toBe(OTHER)
    expect(await refused('editor', inside, 'PATCH', `/pages/${inside}`, { parent: null })).toBe(OTHER)
    expect(await refused('editor', outside, 'PATCH', `/pages/${outside}?draft=true`, { parent: branch })).toBe(OTHER)
  })

  it('makes pages there: one without a place begins below its page', async () => {
    const { body } = await ask('editor', 'POST', '/pages?draft=true&depth=0', {})
    expect(body.doc.parent).toBe(branch)
    const copy = await ask('editor', 'POST', `/pages/${outside}/duplicate?depth=0`, {})
    expect(copy.body.doc.parent).toBe(branch)
    expect((await ask('editor', 'POST', '/pages', { title: 'Elsewhere', layout: [], parent: outside })).status).toBe(
      403,
    )
  })

  it('works on what has no branches as before', async () => {
    expect((await ask('editor', 'POST', '/posts?draft=true', { title: 'A post', layout: [] })).status).toBe(201)
  })
})

describe('a contributor of texts and images', () => {
  const ONLY = 'Your role changes texts and images only. Take back what else you have changed, or ask an editor.'
  let id: number
  beforeAll(async () => {
    await setRights({})
    id = await page()
  })

  const save = (data: object) => ask('contributor', 'PATCH', `/pages/${id}?draft=true`, data)

  it('changes texts of blocks, and what search engines show', async () => {
    const [hero] = (await stored(id)).layout
    const { status, body } = await save({
      title: 'Better',
      layout: [{ ...hero, heading: 'Welcome' }],
      meta: { description: 'D' },
    })
    expect([status, body.errors]).toEqual([200, undefined])
    expect((await stored(id, true)).layout[0].heading.en).toBe('Welcome')
  })

  it('puts another image into a block', async () => {
    const { body } = await uploadFile(content, ['b.vtt', 'WEBVTT\n'], tokens.get('contributor') ?? '')
    expect((await save({ meta: { image: body.doc.id } })).status).toBe(200)
  })

  it.each([
    ['adds no block', (layout: readonly object[]) => [...layout, { blockType: 'separator' }]],
    ['removes none', () => []],
    ['moves no anchor', ([hero]: readonly object[]) => [{ ...hero, frame: { anchor: 'elsewhere' } }]],
    ['chooses no other look', ([hero]: readonly object[]) => [{ ...hero, ground: 'none' }]],
    ['writes nothing that no field has', ([hero]: readonly object[]) => [{ ...hero, more: 'x' }]],
  ])('%s', async (_, change) => {
    const { layout } = (await ask('administrator', 'GET', `/pages/${id}?draft=true&depth=0`)).body
    expect(await refused('contributor', id, 'PATCH', `/pages/${id}?draft=true`, { layout: change(layout) })).toBe(ONLY)
  })

  it('leaves the address and who sees it as they were', async () => {
    const { status } = await save({ slug: 'elsewhere', visibility: 'members', parent: 1 })
    expect(status).toBe(200)
    expect(await stored(id, true)).toMatchObject({ slug: { en: `page-${made}` }, visibility: 'everyone', parent: null })
  })

  it('gives a draft that nobody has seen another title, and with it another address', async () => {
    const draft = (await ask('author', 'POST', '/pages?draft=true', { title: 'First words', layout: [] })).body.doc.id
    expect((await ask('contributor', 'PATCH', `/pages/${draft}?draft=true`, { title: 'Better words' })).status).toBe(
      200,
    )
    expect((await stored(draft, true)).slug.en).toBe('better-words')
  })
})

describe('the table', () => {
  it('gives and takes from the next request on', async () => {
    const id = await page()
    const publish = () => ask('author', 'PATCH', `/pages/${id}`, { title: 'By an author', _status: 'published' })
    expect((await publish()).status).toBe(403)
    await setRights({ author: { levels: { pages: 'all' } } })
    expect((await publish()).status).toBe(200)
    await setRights({ author: { levels: { pages: 'none' } } })
    expect((await ask('author', 'GET', `/pages/${id}?draft=true`)).status).toBe(200)
    expect((await ask('author', 'PATCH', `/pages/${id}?draft=true`, { title: 'Mine' })).status).toBe(403)
    await setRights({})
    expect((await ask('author', 'PATCH', `/pages/${id}?draft=true`, { title: 'Mine' })).status).toBe(200)
  })

  it.each([
    [{ administrator: { levels: { pages: 'none' } } }, 'has no rights to choose'],
    [{ owner: {} }, 'has no rights to choose'],
    [{ editor: { levels: { theme: 'drafts' } } }, 'is no right to theme'],
    [{ editor: { languages: ['fr'] } }, 'is not written in “fr”'],
    [{ editor: { branches: ['x'] } }, 'is no page'],
  ])('refuses what it cannot say: %j', async (table, sentence) => {
    const { status, body } = await ask('administrator', 'POST', '/globals/rights', { table })
    expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('refuses it in German who reads the admin in German', async () => {
    const body = JSON.stringify({ table: { editor: { languages: ['fr'] } } })
    const headers = { 'content-type': 'application/json', cookie: 'payload-lng=de' }
    const init = { method: 'POST', headers, body }
    const response = await askPath(content, '/globals/rights', init, tokens.get('administrator') ?? '')
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('Diese Website ist nicht auf „fr“ geschrieben.'),
    ])
  })

  it('counts for what was scheduled when it is published', async () => {
    await setRights({})
    const { payload } = content
    const { body } = await ask('editor', 'POST', '/pages?draft=true', { title: 'Soon', layout: [] })
    const asked = { role: 'editor', id: Number(body.doc.id), date: new Date() }
    expect(await schedulePage(payload, asked)).toHaveProperty('message')
    await setRights({ editor: { levels: { pages: 'drafts' } } })
    await payload.jobs.run({ overrideAccess: true })
    expect(await stored(body.doc.id, true)).toMatchObject({ _status: 'draft' })
  })
})

describe('who may change settings', () => {
  const asked = (who: Role) => ask(who, 'GET', '/who-may-change?globals=header,site,rights,nothing')

  it('are the roles that the table of rights names, with administrators', async () => {
    await setRights({ editor: { levels: { site: 'none' } } })
    expect((await asked('author')).body).toEqual({
      header: ['administrator', 'designer', 'editor'],
      site: ['administrator'],
      rights: ['administrator'],
    })
  })
  it('is not said to those who see no drafts', async () => expect((await asked('inbox')).status).toBe(403))
})
