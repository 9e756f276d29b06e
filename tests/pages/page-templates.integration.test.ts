import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_TEMPLATES } from '../../packages/pages/src/content/templates/templates.ts'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const FORM = {
  fields: [
    { blockType: 'email', name: 'your-email', label: 'E-mail', required: true },
    { blockType: 'submit', label: 'Send' },
  ],
  mail: { recipient: 'owner@example.com', subject: 'Hello', body: '[your-email] wrote.' },
}

interface StoredPage {
  readonly title: string
  readonly slug: string
  readonly _status: string
  readonly layout: readonly { readonly blockType: string }[]
}

describe.each(['sqlite', 'postgres'] as const)('pages from templates, on %s', (kind) => {
  let content: TestContent
  let administrator: string
  let author: string

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('templates') : '')
    administrator = await signIn(content, 'administrator')
    author = await signIn(content, 'author')
  })

  afterAll(() => content.close())

  const ask = (body: string, token: string) =>
    askPath(
      content,
      '/pages/from-template?locale=en',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      token,
    )

  const start = async (template: string, token: string) => {
    const response = await ask(JSON.stringify({ template }), token)
    return { status: response.status, ...(await response.json()) } as Record<string, unknown>
  }

  const stored = async (id: unknown) =>
    (await content.payload.findByID({
      collection: 'pages',
      id: Number(id),
      draft: true,
      depth: 0,
    })) as unknown as StoredPage

  const count = async () => (await content.payload.count({ collection: 'pages' })).totalDocs

  it('begin as a draft, which visitors do not see, and say where it is edited', async () => {
    const { status, id, admin } = await start('about', administrator)
    expect([status, admin]).toEqual([201, `/admin/collections/pages/${id}`])
    expect(await stored(id)).toMatchObject({ title: 'About us', slug: 'about-us', _status: 'draft' })
    expect(await contentSource(content.payload).page('/about-us/', 'en')).toBeUndefined()
  })

  it('take the next free address when theirs is taken', async () => {
    const [second, third] = [await start('about', administrator), await start('about', administrator)]
    expect([(await stored(second.id)).slug, (await stored(third.id)).slug]).toEqual(['about-us-2', 'about-us-3'])
  })

  it('take the one address at which the site looks for them, once', async () => {
    const { id } = await start('not-found', administrator)
    expect(await stored(id)).toMatchObject({ title: 'Page not found', slug: '404', _status: 'draft' })
    expect(await start('not-found', administrator)).toMatchObject({
      status: 409,
      message: 'Something else has the address /404/. Choose another one.',
    })
    await content.payload.delete({ collection: 'pages', id: Number(id), context: { emptying: true } })
  })

  it('take the address of the title that their editor gives them', async () => {
    const { id } = await start('landing', administrator)
    const change = (data: object, draft: boolean) =>
      content.payload.update({ collection: 'pages', id: Number(id), draft, data: data as never })
    // As the form of the admin saves it: with the address that the draft has.
    await change({ slug: (await stored(id)).slug, title: 'Spring offer' }, true)
    expect(await stored(id)).toMatchObject({ slug: 'spring-offer' })
    await change({ _status: 'published' }, false)
    expect(await contentSource(content.payload).page('/spring-offer/', 'en')).toMatchObject({ title: 'Spring offer' })
  })

  it('are made by authors, too, with whom they stay drafts', async () => {
    const { status, id } = await start('legal', author)
    expect(status).toBe(201)
    expect(await stored(id)).toMatchObject({ _status: 'draft' })
  })

  it('are refused to people without an account', async () => {
    const before = await count()
    const { status, message } = await start('about', '')
    expect([status, message]).toEqual([403, 'Only people with an account may do this. Sign in first.'])
    expect(await count()).toBe(before)
  })

  it.each([
    '{"template":"no-such"}',
    '{"template":["about"]}',
    '{}',
    'about',
    '',
    `{"template":"about","more":"${'x'.repeat(2000)}"}`,
  ])('are refused when the request names none: %.40s', async (body) => {
    const before = await count()
    const response = await ask(body, administrator)
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: 'There is no such template. Load the page again and choose another one.' },
    ])
    expect(await count()).toBe(before)
  })

  it('leave the form out where there is none, and show the first one where there is', async () => {
    const without = await stored((await start('contact', administrator)).id)
    expect(JSON.stringify(without.layout)).not.toContain('contactForm')
    const make = (title: string) =>
      content.payload.create({ collection: 'contact-forms', data: { ...FORM, title } as never })
    const first = await make('Contact')
    await make('Newsletter')
    const by = (form: unknown) => ({ columns: [{ blocks: [{ blockType: 'contactForm', form }] }, {}] })
    const made = await stored((await start('contact', author)).id)
    expect(made.layout.find(({ blockType }) => blockType === 'columns')).toMatchObject(by(first.id))
  })

  it.each(
    PAGE_TEMPLATES.map(({ name, page }) => [name, page] as const),
  )('can be published as they are: %s', async (name, page) => {
    const { id } = await start(name, administrator)
    const before = await stored(id)
    // A draft is not validated; what is published is.
    const published = await content.payload.update({
      collection: 'pages',
      id: Number(id),
      data: { _status: 'published' } as never,
    })
    expect(published).toMatchObject({ _status: 'published', meta: page.meta })
    expect(before.layout.map(({ blockType }) => blockType)).toEqual(page.layout.map(({ blockType }) => blockType))
  })
})
