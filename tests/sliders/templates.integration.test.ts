import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SLIDER_TEMPLATES } from '../../packages/sliders/src/content/templates/templates.ts'
import { imageNames } from '../../packages/sliders/src/content/templates/with-images.ts'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent
let administrator: string
let author: string

beforeAll(async () => {
  content = await openContent()
  administrator = await signIn(content, 'administrator')
  author = await signIn(content, 'author')
})

afterAll(() => content.close())

async function start(template: string, token: string): Promise<Record<string, unknown>> {
  const response = await askPath(
    content,
    '/sliders/from-template?locale=en',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ template }) },
    token,
  )
  return { status: response.status, ...(await response.json()) }
}

const stored = async (id: unknown) =>
  (await content.payload.findByID({
    collection: 'sliders',
    id: Number(id),
    draft: true,
    depth: 0,
  })) as unknown as Record<string, unknown>

const drawings = async () =>
  (
    await content.payload.find({
      collection: 'media',
      where: { filename: { like: 'template-' } },
      pagination: false,
      depth: 0,
    })
  ).docs as unknown as readonly { filename: string; alt: string; width: number; mimeType: string }[]

describe('sliders from templates', () => {
  it('are drafts that only people with an account see', async () => {
    const { status, id, admin } = await start('agency', administrator)
    expect([status, admin]).toEqual([201, `/admin/collections/sliders/${id}`])
    expect(await stored(id)).toMatchObject({ _status: 'draft', alias: 'what-we-do', title: 'What we do' })
    expect(await contentSource(content.payload).slider('what-we-do', 'en')).toBeUndefined()
  })

  it('each get a free alias', async () => {
    const { id } = await start('agency', administrator)
    expect(await stored(id)).toMatchObject({ alias: 'what-we-do-2' })
  })

  it('add their drawings to the media library once, with alternative texts', async () => {
    await start('product', administrator)
    const first = await drawings()
    expect(first.map(({ filename }) => filename).sort()).toEqual([
      'template-chair.svg',
      'template-lamp.svg',
      'template-vase.svg',
    ])
    expect(first.find(({ filename }) => filename === 'template-chair.svg')).toMatchObject({
      alt: 'A chair with a moulded shell and legs of oak',
      mimeType: 'image/svg+xml',
      width: 900,
    })
    await start('product', administrator)
    expect(await drawings()).toHaveLength(first.length)
  })

  it('are made by authors, too', async () => {
    const { status, id } = await start('menu', author)
    expect(status).toBe(201)
    expect(await stored(id)).toMatchObject({ _status: 'draft' })
  })

  it('are refused to people without an account, and where there is no such template', async () => {
    expect((await start('agency', '')).status).toBe(403)
    expect((await start('landing', administrator)).status).toBe(400)
  })

  it.each(
    SLIDER_TEMPLATES.map(({ name, slider }) => [name, slider] as const),
  )('can be published unchanged, and are shown: %s', async (name, template) => {
    const { id } = await start(name, administrator)
    // A draft is not validated; what is published is.
    const published = (await content.payload.update({
      collection: 'sliders',
      id: Number(id),
      data: { _status: 'published' } as never,
    })) as unknown as { _status: string; alias: string }
    expect(published._status).toBe('published')
    const shown = await contentSource(content.payload).slider(published.alias, 'en')
    expect((shown as { slides?: unknown })?.slides).toHaveLength(template.slides.length)
    const text = JSON.stringify(shown)
    for (const imageName of imageNames(template)) expect(text).toContain(`${imageName}.svg`)
  })
})
