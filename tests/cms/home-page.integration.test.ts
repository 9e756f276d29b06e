import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askJson, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('choosing the home page, on %s', (kind) => {
  let content: TestContent
  const tokens = { administrator: '', editor: '', author: '', visitor: '' }
  let home: number
  let rooms: number

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('home_page') : '', {
      languages: 'en,de',
    })
    for (const role of ['administrator', 'editor', 'author'] as const) tokens[role] = await signIn(content, role)
  })

  afterAll(() => content.close())

  const ask = (request: Parameters<typeof askJson>[1], role: keyof typeof tokens = 'editor') =>
    askJson(content, request, tokens[role])
  const create = async (data: object): Promise<number> => {
    const { status, body } = await ask(['POST', '/pages', { layout: [], _status: 'published', ...data }])
    expect([status, body.errors]).toEqual([201, undefined])
    return body.doc.id
  }
  const choose = (id: number, role?: keyof typeof tokens) => ask(['POST', `/pages/${id}/home`, {}], role)
  /** Addresses of a page in both languages, as visitors have it or as its editor sees it. */
  const paths = async (id: number, query = '') => {
    const { body } = await ask(['GET', `/pages/${id}?locale=all&depth=0${query}`])
    return [body.path, body._status]
  }
  const redirects = async () => {
    const { body } = await ask(['GET', '/redirects?depth=0&limit=50'])
    return Object.fromEntries(body.docs.map(({ from, to }: { from: string; to: string }) => [from, to]))
  }

  beforeEach(async () => {
    const { body } = await ask(['GET', '/pages?limit=50&depth=0'])
    for (const { id } of body.docs) await ask(['DELETE', `/pages/${id}`], 'administrator')
    home = await create({ title: 'Home' })
    await ask(['PATCH', `/pages/${home}?locale=de`, { title: 'Start', _status: 'published' }])
    rooms = await create({ title: 'Rooms' })
    await ask(['PATCH', `/pages/${rooms}?locale=de`, { title: 'Räume', slug: 'raeume', _status: 'published' }])
    expect(await paths(home)).toEqual([{ en: '/', de: '/' }, 'published'])
    expect(await paths(rooms)).toEqual([{ en: '/rooms/', de: '/raeume/' }, 'published'])
  })

  it('gives the page the address of the site in every language, and the one before an address of its own', async () => {
    expect((await choose(rooms)).status).toBe(200)
    expect(await paths(rooms)).toEqual([{ en: '/', de: '/' }, 'published'])
    expect(await paths(home)).toEqual([{ en: '/home-2/', de: '/home-2/' }, 'published'])
  })

  it('leads the old address of the page to the new one, and the home page nowhere else', async () => {
    await choose(rooms)
    const led = await redirects()
    expect(led).toMatchObject({ '/rooms/': '/', '/de/raeume/': '/de/' })
    expect(Object.keys(led)).not.toContain('/')
    expect(Object.keys(led)).not.toContain('/de/')
  })

  it('leaves what is not published yet a draft', async () => {
    await ask(['PATCH', `/pages/${rooms}?draft=true`, { title: 'Rooms to come' }])
    await choose(rooms)
    const title = async (query: string) => (await ask(['GET', `/pages/${rooms}?depth=0${query}`])).body.title
    expect([await title(''), await title('&draft=true')]).toEqual(['Rooms', 'Rooms to come'])
    expect(await paths(rooms, '&draft=true')).toEqual([{ en: '/', de: '/' }, 'draft'])
  })

  it('takes a page from below another', async () => {
    const attic = await create({ title: 'Attic', parent: rooms })
    await choose(attic)
    expect(await paths(attic)).toEqual([{ en: '/' }, 'published'])
  })

  it('is done where there is no home page', async () => {
    await ask(['DELETE', `/pages/${home}`], 'administrator')
    await choose(rooms)
    expect(await paths(rooms)).toEqual([{ en: '/', de: '/' }, 'published'])
  })

  it('changes nothing for the page that is the home page', async () => {
    expect((await choose(home)).status).toBe(200)
    expect(await paths(home)).toEqual([{ en: '/', de: '/' }, 'published'])
  })

  it('refuses a page that visitors do not see', async () => {
    const draft = await create({ title: 'Draft', _status: 'draft' })
    const { status, body } = await choose(draft)
    expect([status, body.message]).toEqual([404, 'This page is not published. Choose another one.'])
    expect(await paths(home)).toEqual([{ en: '/', de: '/' }, 'published'])
  })

  it.each(['author', 'visitor'] as const)('is refused to %ss', async (role) => {
    expect((await choose(rooms, role)).status).toBe(403)
    expect(await paths(home)).toEqual([{ en: '/', de: '/' }, 'published'])
  })
})
