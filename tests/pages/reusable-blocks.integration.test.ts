import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent

beforeAll(async () => {
  content = await openContent()
})

afterAll(() => content.close())

const text = (heading: string) => ({ blockType: 'callToAction', heading, links: [] })

async function page(slug: string, layout: readonly object[], more: object = {}): Promise<number> {
  const data = { title: slug, slug, layout, _status: 'published', ...more }
  return Number((await content.payload.create({ collection: 'pages', data: data as never })).id)
}

const shared = (layout: readonly object[]) =>
  content.payload.create({ collection: 'reusable-blocks' as never, data: { title: 'Opening hours', layout } as never })

const layoutAt = async (path: string) => {
  const found = await contentSource(content.payload).page(path, 'en')
  return found?.layout as readonly Record<string, unknown>[]
}

describe('a reusable block', () => {
  it('is edited once and seen in every place, in columns too', async () => {
    const { id } = (await shared([text('Closed on Mondays.')])) as { id: number }
    const block = { blockType: 'reusable', block: id }
    await page('one', [block, block])
    await page('two', [{ blockType: 'columns', ratio: 'halves', columns: [{ blocks: [block] }, { blocks: [] }] }])
    await content.payload.update({
      collection: 'reusable-blocks' as never,
      id,
      data: { layout: [text('Closed on Sundays.')] } as never,
    })
    expect(await layoutAt('/one/')).toMatchObject([
      { block: { layout: [{ heading: 'Closed on Sundays.' }] } },
      { block: { layout: [{ heading: 'Closed on Sundays.' }] } },
    ])
    expect(await layoutAt('/two/')).toMatchObject([
      { columns: [{ blocks: [{ block: { layout: [{ heading: 'Closed on Sundays.' }] } }] }, {}] },
    ])
  })

  it('is refused inside another, however deep it stands', async () => {
    const { id } = (await shared([text('A')])) as { id: number }
    const inColumns = {
      blockType: 'columns',
      ratio: 'halves',
      columns: [{ blocks: [{ blockType: 'reusable', block: id }] }, { blocks: [] }],
    }
    await expect(shared([inColumns])).rejects.toThrow(/Blocks/)
  })

  it('that was deleted leaves the page as it is', async () => {
    const { id } = (await shared([text('A')])) as { id: number }
    await page('three', [{ blockType: 'reusable', block: id }, text('B')])
    await content.payload.delete({ collection: 'reusable-blocks' as never, id })
    expect(await layoutAt('/three/')).toMatchObject([{ blockType: 'reusable' }, { heading: 'B' }])
  })
})

describe('a list of pages', () => {
  it('brings the pages that were chosen, in their order, and those below a page', async () => {
    const services = await page('services', [{ blockType: 'pageList', source: 'children' }])
    const light = await page('light', [], { parent: services, meta: { description: 'What is lit.' } })
    const chairs = await page('chairs', [], { parent: services })
    const draft = await page('secret', [], { parent: services, _status: 'draft' })
    await page('home', [{ blockType: 'pageList', source: 'chosen', pages: [light, draft, chairs] }])
    expect(await layoutAt('/services/')).toMatchObject([
      { pages: [{ path: '/services/chairs/' }, { path: '/services/light/' }] },
    ])
    const [list] = await layoutAt('/')
    expect((list?.pages as { path: string }[]).map(({ path }) => path)).toEqual([
      '/services/light/',
      '/services/chairs/',
    ])
    expect(list).toMatchObject({ pages: [{ meta: { description: 'What is lit.' } }, {}] })
  })
})

describe('HTML', () => {
  it('is cleaned before it is kept, and changed by administrators alone', async () => {
    const user = (role: string) => ({ id: 1, role, collection: 'users' }) as never
    const id = await page('html', [{ blockType: 'rawHtml', html: '<p onclick="x()">A</p><script>x()</script>' }])
    const stored = async () => {
      const { layout } = await content.payload.findByID({ collection: 'pages', id })
      return (layout ?? []) as { id: string; html: string }[]
    }
    const [block] = await stored()
    expect(block?.html).toBe('<p>A</p>')
    for (const [role, html] of [
      ['editor', '<p>A</p>'],
      ['administrator', '<p>B</p>'],
    ] as const) {
      await content.payload.update({
        collection: 'pages',
        id,
        data: { layout: [{ ...block, html: '<p>B</p>' }] } as never,
        overrideAccess: false,
        user: user(role),
      })
      expect((await stored())[0]?.html).toBe(html)
    }
  })
})
