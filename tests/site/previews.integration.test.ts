import { excessText } from '@vitrine/content/core'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { finishPage } from '../../apps/site/src/render/finish.ts'
import { previews } from '../../apps/site/src/server/previews.ts'
import { sectionPreviews } from '../../apps/site/src/server/section-previews.ts'
import { whoAsks } from '../../apps/site/src/server/who-asks.ts'
import { readRevision } from '../../packages/content/src/queries.ts'
import { pageSections } from '../../packages/pages/src/server/page-sections.ts'
import { signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent
let source: ContentSource
let app: FastifyInstance
let token: string
let page: number

/** A page as JSON: what is read is the question here, not how it looks. */
const shown = async (stored: object | undefined) =>
  stored && finishPage(JSON.stringify(stored), { status: 200, headers: {} })
const drawn = (stored: object | undefined) => stored && { between: [JSON.stringify(stored)], parts: [] }

beforeAll(async () => {
  content = await openContent()
  source = contentSource(content.payload)
  token = await signIn(content, 'administrator')
  const data = { title: 'A page', layout: [], _status: 'draft' }
  page = Number((await content.payload.create({ collection: 'pages', data: data as never, draft: true })).id)
  app = Fastify()
  await previews(app, {
    pages: {
      preview: async (document) => shown(await source.draft(document, 'en')),
      drawing: async (document, _locale, unsaved) => drawn(await source.draft(document, 'en', unsaved)),
      previewGlobal: async () => shown(await source.globals('en')),
      drawingOfGlobal: async (slug, _locale, unsaved) => drawn(await source.globals('en', { [slug]: unsaved })),
      previewSlider: async (id) => shown(await source.sliderDraft(id, 'en')),
      drawingOfSlider: async (id, _locale, unsaved) => drawn(await source.sliderDraft(id, 'en', unsaved)),
    },
    whoAsks: whoAsks((headers) => source.account(headers)),
    fits: source.fits,
    sendMissing: async (_request, reply) => reply.code(404).send(),
  })
  await sectionPreviews(app, {
    pages: {
      previewBlocks: async (document, _locale, layout) => shown(await source.draft(document, 'en', { layout })),
    },
    whoAsks: whoAsks((headers) => source.account(headers)),
    sections: () => pageSections(content.payload),
    revision: () => readRevision(content.payload),
    sendMissing: async (_request, reply) => reply.code(404).send(),
  })
})

afterAll(async () => {
  await app.close()
  await content.close()
})

const post = (place: string, form: object, from: Record<string, string> = { authorization: `JWT ${token}` }) =>
  app.inject({
    method: 'POST',
    url: `/preview/${place}`,
    headers: { 'sec-fetch-site': 'same-origin', ...from },
    payload: { form },
  })
const formShown = ({ between: [text] }: { readonly between: readonly string[] }) => JSON.parse(text ?? '')

describe('a preview', () => {
  const hero = { blockType: 'hero', id: 'a', variant: 'plain', heading: 'Hello' }

  it('is of the form as it stands', async () => {
    const response = await post(`pages/${page}`, { title: 'Not saved', layout: [hero] })
    expect([response.statusCode, formShown(response.json())]).toMatchObject([
      200,
      { title: 'Not saved', layout: [hero] },
    ])
  })

  it.each([
    ['an empty form', {}],
    ['lists without rows, as forms say it', { layout: 0, parent: null }],
    ['what the model does not know', { title: 'Known', nothing: [1, null] }],
    ['texts that are none', { title: { a: 1 }, meta: 'x' }],
    ['references that lead nowhere', { parent: 'abc', layout: [{ ...hero, image: { id: 'x' } }] }],
    ['rich text that is none', { layout: [{ blockType: 'richText', id: 'b', content: { root: 5 } }] }],
  ])('takes %s', async (_, form) => expect((await post(`pages/${page}`, form)).statusCode).toBe(200))

  it.each([
    ['a block that nobody knows', { layout: [{ blockType: 'nope' }] }],
    ['a block without a kind', { layout: [{ id: 'a' }] }],
    ['a block by the name of something else', { layout: [{ blockType: '__proto__' }] }],
    ['a block that is none', { layout: [null] }],
    ['a list of texts', { layout: ['hero'] }],
    ['such a block in another', { layout: [{ blockType: 'columns', columns: [{ blocks: [{ blockType: 'nope' }] }] }] }],
  ])('refuses %s', async (_, form) => expect((await post(`pages/${page}`, form)).statusCode).toBe(400))

  it('refuses blocks in blocks without end', async () => {
    let block: object = hero
    for (let depth = 0; depth < 300; depth += 1) block = { blockType: 'columns', columns: [{ blocks: [block] }] }
    const response = await post(`pages/${page}`, { layout: [block] })
    expect([response.statusCode, response.body]).toEqual([413, excessText('block depth').en])
  })

  it.each([
    ['globals/header', { items: [null] }],
    ['sliders/1', { slides: ['a'] }],
  ])('refuses rows that are none in %s', async (place, form) => expect((await post(place, form)).statusCode).toBe(400))

  it('is nothing to strangers', async () =>
    expect((await post(`pages/${page}`, { layout: [{ blockType: 'nope' }] }, {})).statusCode).toBe(404))
})

describe('an account that sees no drafts', () => {
  it('gets neither previews nor sections on them', async () => {
    const headers = { authorization: `JWT ${await signIn(content, 'inbox')}` }
    expect((await post(`pages/${page}`, {}, headers)).statusCode).toBe(404)
    expect((await post('globals/theme', {}, headers)).statusCode).toBe(404)
    expect((await app.inject({ url: `/preview/pages/${page}`, headers })).statusCode).toBe(404)
    const section = `/preview/pages/${page}/sections/large-quotation?locale=en`
    expect((await app.inject({ url: section, headers })).statusCode).toBe(404)
  })
})

describe('a section', () => {
  const get = (place: string, headers: Record<string, string> = { authorization: `JWT ${token}` }) =>
    app.inject({ url: `/preview/${place}`, headers })

  it('is listed with its words in one language, and its group in each', async () => {
    const { sections } = (await get('sections?locale=de')).json()
    expect(sections[0]).toMatchObject({
      name: 'statement',
      group: { en: 'Heroes', de: 'Seitenanfänge' },
      blocks: [{ blockType: 'hero', heading: 'Sagen Sie in sieben Wörtern, was Sie tun.' }],
    })
  })

  it('is drawn alone', async () =>
    expect((await get(`pages/${page}/sections/large-quotation?locale=en`)).json()).toMatchObject({
      layout: [{ blockType: 'section', blocks: [{ blockType: 'testimonials' }] }],
    }))

  it('is cached by the browser of its editor until the theme is another', async () => {
    const cached = async (revision: string) =>
      (await get(`pages/${page}/sections/large-quotation?locale=en&revision=${revision}`)).headers['cache-control']
    const { revision } = (await get('sections?locale=en')).json()
    expect(await cached(revision)).toMatch(/^private, max-age=\d+$/)
    await content.payload.updateGlobal({ slug: 'theme', data: { scheme: 'dark' } })
    expect(await cached(revision)).toBe('no-store')
    const after = (await get('sections?locale=en')).json()
    expect(after.revision).not.toBe(revision)
    expect(await cached(after.revision)).toMatch(/^private, max-age=\d+$/)
  })

  it('lends each kind of block its words', async () =>
    expect((await get(`pages/${page}/blocks/testimonials?locale=en`)).json()).toMatchObject({
      layout: [{ blockType: 'testimonials', variant: 'quote' }],
    }))

  it('that editors have saved is drawn as it is', async () => {
    const layout = [{ blockType: 'hero', variant: 'plain', heading: 'Saved' }]
    const { id } = await content.payload.create({
      collection: 'reusable-blocks',
      data: { title: 'Saved', layout } as never,
    })
    expect((await get(`pages/${page}/shared/${id}?locale=en`)).json()).toMatchObject({
      layout: [{ blockType: 'reusable', block: { layout } }],
    })
  })

  it.each(['sections/nope', 'blocks/nope', 'blocks/constructor'])('of no such name is missing: %s', async (part) =>
    expect((await get(`pages/${page}/${part}`)).statusCode).toBe(404))

  it.each([
    'sections',
    'pages/1/sections/statement',
    'pages/1/blocks/hero',
  ])('is nothing to strangers at %s', async (place) => expect((await get(place, {})).statusCode).toBe(404))
})
