import type { FlattenedBlock, FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { asStored } from './as-stored.ts'

const fields = (list: readonly object[]) => list as readonly FlattenedField[]
const title = { name: 'title', type: 'text', localized: true }
const content = { name: 'content', type: 'richText', localized: true }
const text = { slug: 'text', flattenedFields: fields([content, { name: 'size', type: 'text' }]) } as FlattenedBlock
const page = fields([
  title,
  { name: 'tags', type: 'relationship', hasMany: true, localized: true },
  { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['text'] },
  { name: 'slides', type: 'blocks', blocks: [{ slug: 'slide', flattenedFields: fields([content]) }] },
  { name: 'links', type: 'array', flattenedFields: fields([title]) },
  { name: 'meta', type: 'group', flattenedFields: fields([title, { name: 'image', type: 'upload' }]) },
])
const stored = (form: object, saved?: object) =>
  asStored(form as Record<string, unknown>, saved, page, {
    locale: 'de',
    block: (slug) => (slug === 'text' ? text : undefined),
  })

describe('a form of the admin', () => {
  it('keeps the values of translated fields by language, whatever they are', () => {
    expect(stored({ title: 'Haus', tags: [1, 2], slug: 'haus' })).toEqual({
      title: { de: 'Haus' },
      tags: { de: [1, 2] },
      slug: 'haus',
    })
  })

  it('keeps them in blocks, lists and groups too', () => {
    const root = { root: { children: [] } }
    const form = {
      layout: [{ blockType: 'text', id: 'a', content: root, size: 'wide' }],
      slides: [{ blockType: 'slide', id: 'c', content: root }],
      links: [{ id: 'b', title: 'Weiter' }],
      meta: { title: 'Haus', image: 7 },
    }
    expect(stored(form)).toEqual({
      layout: [{ blockType: 'text', id: 'a', content: { de: root }, size: 'wide' }],
      slides: [{ blockType: 'slide', id: 'c', content: { de: root } }],
      links: [{ id: 'b', title: { de: 'Weiter' } }],
      meta: { title: { de: 'Haus' }, image: 7 },
    })
  })

  it('leaves what is not translated yet to the languages that were saved, also in rows that have been moved', () => {
    const saved = {
      title: { en: 'House' },
      links: [
        { id: 'a', title: { en: 'On' } },
        { id: 'b', title: { en: 'Back' } },
      ],
    }
    const form = { title: null, links: [{ id: 'b', title: 'Zurück' }, { id: 'a' }, { id: 'new', title: 'Neu' }] }
    expect(stored(form, saved)).toEqual({
      title: { en: 'House', de: null },
      links: [{ id: 'b', title: { en: 'Back', de: 'Zurück' } }, { id: 'a' }, { id: 'new', title: { de: 'Neu' } }],
    })
  })

  it.each([
    ['blocks that nobody knows', { layout: [{ blockType: 'gone', content: 1 }] }],
    ['values of another kind', { layout: 'none', links: [null, 3], meta: null }],
  ])('keeps %s as they are', (_, form) => expect(stored(form)).toEqual(form))

  it('stays as it is', () => {
    const form = { title: 'Haus', meta: { title: 'Haus' } }
    stored(form)
    expect(form).toEqual({ title: 'Haus', meta: { title: 'Haus' } })
  })
})
