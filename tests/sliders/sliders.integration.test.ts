import { rich } from '@vitrine/kit/fields'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent

beforeAll(async () => {
  content = await openContent()
})

afterAll(() => content.close())

const slide = (title: string, more: object = {}) => ({ blockType: 'slide', title, ...more })

const create = (data: object) =>
  content.payload.create({
    collection: 'sliders',
    data: { title: 'Rooms', _status: 'published', ...data } as never,
  }) as unknown as Promise<{ id: number; alias: string }>

const shownOn = async (slug: string, slider: number) => {
  const layout = [{ blockType: 'slider', slider }]
  await content.payload.create({
    collection: 'pages',
    data: { title: slug, slug, layout, _status: 'published' } as never,
  })
  const found = await contentSource(content.payload).page(`/${slug}/`, 'en')
  return found?.layout[0] as { slider?: { title?: string; slides?: readonly object[] } }
}

describe('a slider', () => {
  it('gets its alias from its title, once', async () => {
    expect((await create({ title: 'Rooms of Summer', slides: [slide('A')] })).alias).toBe('rooms-of-summer')
    await expect(create({ title: 'Rooms of Summer', slides: [slide('A')] })).rejects.toThrow(/alias/i)
  })

  it.each(['Summer', 'a b', 'ä', 'a'.repeat(65)])('is not called "%s"', async (alias) => {
    await expect(create({ alias, slides: [slide('A')] })).rejects.toThrow(/Name in addresses and calls/)
  })

  it('has at least one slide, and no more than 60', async () => {
    await expect(create({ alias: 'none', slides: [] })).rejects.toThrow(/Slides/)
    const many = Array.from({ length: 61 }, (_, index) => slide(`Slide ${index}`))
    await expect(create({ alias: 'many', slides: many })).rejects.toThrow(/Slides/)
  })

  it('holds no more than 400 KB', async () => {
    const text = (kilobytes: number) => ({ blockType: 'layerText', content: rich('a'.repeat(kilobytes * 1024)) })
    const slides = (kilobytes: number) => [
      slide('First', { layers: [text(300)] }),
      slide('Second', { layers: [text(kilobytes)] }),
    ]
    await expect(create({ alias: 'heavy', slides: slides(100) })).rejects.toThrow(/Slides/)
    await expect(create({ alias: 'less-heavy', slides: slides(90) })).resolves.toMatchObject({ alias: 'less-heavy' })
  })

  it('has each kind of control once', async () => {
    const controls = [{ blockType: 'sliderArrows' }, { blockType: 'sliderArrows' }]
    await expect(create({ alias: 'twice', slides: [slide('A')], controls })).rejects.toThrow(/steer/)
  })

  it('is shown on its page with its slides, unless it is a draft', async () => {
    const { id } = await create({ alias: 'shown', slides: [slide('A'), slide('B')] })
    expect((await shownOn('shown', id)).slider?.slides).toMatchObject([{ title: 'A' }, { title: 'B' }])
    const draft = await create({ alias: 'draft', slides: [slide('A')], _status: 'draft' })
    expect((await shownOn('draft', draft.id)).slider).toBeUndefined()
  })

  it('that was deleted leaves the rest of its page as it is', async () => {
    const { id } = await create({ alias: 'gone', slides: [slide('A')] })
    await shownOn('with-gone', id)
    await content.payload.delete({ collection: 'sliders', id })
    const found = await contentSource(content.payload).page('/with-gone/', 'en')
    expect(found?.layout).toHaveLength(1)
    expect((found?.layout[0] as { slider?: unknown }).slider).toBeFalsy()
  })

  it('is found by its alias once it is published', async () => {
    await create({ alias: 'by-alias', slides: [slide('A')] })
    await create({ alias: 'by-alias-draft', slides: [slide('A')], _status: 'draft' })
    const source = contentSource(content.payload)
    expect(await source.slider('by-alias', 'en')).toMatchObject({ alias: 'by-alias' })
    expect(await source.slider('by-alias-draft', 'en')).toBeUndefined()
    expect(await source.slider('never-made', 'en')).toBeUndefined()
  })
})

describe('other blocks that show sliders and pages', () => {
  it('are sections, which can have a slider behind them', async () => {
    const { id } = await create({ alias: 'behind', slides: [slide('A')] })
    const layout = [{ blockType: 'section', behind: [{ blockType: 'slider', slider: id }], blocks: [] }]
    await content.payload.create({
      collection: 'pages',
      data: { title: 'Behind', slug: 'behind', layout, _status: 'published' } as never,
    })
    const found = await contentSource(content.payload).page('/behind/', 'en')
    expect(found?.layout).toMatchObject([{ behind: [{ slider: { alias: 'behind', slides: [{ title: 'A' }] } }] }])
  })

  it('are carousels of pages: chosen ones in their order, or all below one', async () => {
    const page = async (slug: string, more: object = {}) =>
      (await content.payload.create({
        collection: 'pages',
        data: { title: slug, slug, layout: [], _status: 'published', ...more } as never,
      })) as unknown as { id: number }
    const parent = await page('halls')
    const [first, second] = [await page('hall-a', { parent: parent.id }), await page('hall-b', { parent: parent.id })]
    const carousel = (more: object) => ({ blockType: 'carousel', kind: 'pages', label: 'Halls', ...more })
    await page('walks', {
      layout: [
        carousel({ source: 'chosen', pages: [second.id, first.id] }),
        carousel({ source: 'children', parent: parent.id }),
      ],
    })
    const found = await contentSource(content.payload).page('/walks/', 'en')
    const titles = (found?.layout as readonly { pages: readonly { title: string }[] }[]).map(({ pages }) =>
      pages.map(({ title }) => title),
    )
    expect(titles).toEqual([
      ['hall-b', 'hall-a'],
      ['hall-a', 'hall-b'],
    ])
  })

  it('store settings of a slider without a column of their own', async () => {
    const extras = [
      { blockType: 'sliderParallax', by: 'pointer', speed: 200 },
      { blockType: 'sliderScroll', fade: true, blur: 4 },
      { blockType: 'sliderGlobals', sets: [{ from: 1, layers: [{ blockType: 'layerHeading', words: 'Above' }] }] },
      { blockType: 'sliderCarousel', orientation: 'vertical', paddingTop: 12 },
    ]
    const { id } = await create({ alias: 'extras', slides: [slide('A', { parallax: 3 })], extras })
    expect((await shownOn('extras', id)).slider).toMatchObject({ extras, slides: [{ parallax: 3 }] })
    await expect(
      create({ alias: 'too-much', slides: [slide('A')], extras: [{ blockType: 'sliderScroll', blur: 11 }] }),
    ).rejects.toThrow(/blur/i)
  })
})
