import { contentCache } from '@vitrine/content/cache'
import type { Unsaved } from '@vitrine/content/queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readByBlock } from '../../apps/site/src/content/read-by-block.ts'
import type { ContentSource } from '../../apps/site/src/content/source.ts'
import { rowsOf } from '../../packages/canvas/src/core/stored.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'

let content: TestContent
let source: ContentSource
let read: ReturnType<typeof readByBlock>
let page: number
let linked: number
/** Ids of the blocks that were asked for. */
let asked: readonly string[]

const create = async (collection: 'pages' | 'posts', data: object) =>
  Number((await content.payload.create({ collection, data: data as never, draft: false })).id)

beforeAll(async () => {
  content = await openContent()
  source = contentSource(content.payload)
  asked = []
  const draft: ContentSource['draft'] = (document, locale, unsaved = {}) => {
    asked = [...asked, ...rowsOf(unsaved.layout).map(({ id }) => String(id))]
    return source.draft(document, locale, unsaved)
  }
  read = readByBlock(draft, contentCache(content.payload))
  linked = await create('pages', { title: 'Linked', slug: 'linked', _status: 'published', layout: [] })
  page = await create('pages', { title: 'A page', _status: 'draft', layout: [] })
})

afterAll(() => content.close())

const hero = (id: string, heading: string) => ({ blockType: 'hero', id, variant: 'plain', heading })
const list = (id: string, pages: readonly number[]) => ({ blockType: 'pageList', id, source: 'pages', pages })
const columns = (id: string, heading: string) => ({
  blockType: 'columns',
  id,
  columns: [
    { id: `${id}-1`, blocks: [hero(`${id}-2`, heading)] },
    { id: `${id}-3`, blocks: [] },
  ],
})

/** Reads a form by its blocks and as a whole. @returns Ids of the blocks that were asked for. */
async function sameAs(form: Unsaved, collection = 'pages', id = page): Promise<readonly string[]> {
  asked = []
  const document = { collection, id }
  const [byBlock, whole] = [await read(document, 'en', form), await source.draft(document, 'en', form)]
  // When it was saved is no part of what is shown.
  expect({ ...byBlock, updatedAt: '' }).toEqual({ ...whole, updatedAt: '' })
  return asked
}

describe('a page that is read by its blocks is as if it were read whole', () => {
  const form = () => ({ title: 'A page', layout: [hero('a', 'One'), columns('b', 'Two'), list('c', [linked])] })

  it('at first, when all are read', async () => expect(await sameAs(form())).toEqual(['a', 'b', 'c']))

  it('and once more, when none is', async () => expect(await sameAs(form())).toEqual([]))

  it('when a key is typed: only that block is read', async () => {
    const { layout, ...rest } = form()
    expect(await sameAs({ ...rest, layout: layout.with(1, columns('b', 'Two!')) })).toEqual(['b'])
  })

  it('when blocks have changed places, and one is gone: none is read', async () =>
    expect(await sameAs({ ...form(), layout: form().layout.toReversed().slice(1) })).toEqual([]))

  it('when something beside them is typed', async () =>
    expect(await sameAs({ ...form(), title: 'Another' })).toEqual(['a', 'b', 'c']))

  it('when it is saved: none is read', async () =>
    expect(await sameAs({ ...form(), updatedAt: '2026-01-02T00:00:00.000Z' })).toEqual([]))

  it('without blocks, as forms say it', async () => {
    asked = []
    expect((await read({ collection: 'pages', id: page }, 'en', { title: 'Empty', layout: 0 }))?.layout).toEqual([])
  })

  it('when what a block shows has changed: that is read anew', async () => {
    await sameAs(form())
    await content.payload.update({ collection: 'pages', id: linked, data: { title: 'Renamed' } as never })
    contentCache(content.payload).expire()
    expect(await sameAs(form())).toContain('c')
  })

  it('when it has other blocks than its form, as a post has: it is read whole', async () => {
    const post = await create('posts', { title: 'A post', _status: 'draft', layout: [] })
    const own = { title: 'A post', layout: [hero('a', 'One')] }
    expect(await sameAs(own, 'posts', post)).toEqual(['a'])
    expect(await sameAs({ ...own, layout: [...own.layout, hero('b', 'Two')] }, 'posts', post)).toEqual(['a', 'b'])
  })
})
