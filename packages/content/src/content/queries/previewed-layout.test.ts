import type { FlattenedBlock } from 'payload'
import { describe, expect, it } from 'vitest'
import { previewedLayout } from './previewed-layout.ts'

const line = (name: string, label: string, more: object = {}) => ({
  name,
  label,
  type: 'text',
  required: true,
  ...more,
})
const BLOCKS: Readonly<Record<string, unknown>> = {
  voices: {
    slug: 'voices',
    labels: { singular: 'Testimonials, quotation' },
    flattenedFields: [
      line('heading', 'Heading', { required: false }),
      {
        name: 'items',
        type: 'array',
        minRows: 1,
        flattenedFields: [line('quote', 'What was said'), { name: 'stars', type: 'number' }],
      },
    ],
  },
  picture: {
    slug: 'picture',
    labels: { singular: { en: 'Picture', de: 'Bild' } },
    flattenedFields: [{ name: 'image', label: { en: 'Picture', de: 'Bild' }, type: 'upload', required: true }],
  },
  text: { slug: 'text', flattenedFields: [{ name: 'content', label: 'Text', type: 'richText', required: true }] },
  columns: { slug: 'columns', flattenedFields: [{ name: 'first', type: 'blocks' }] },
}
const previewed = (...layout: unknown[]) =>
  previewedLayout(layout, (slug) => BLOCKS[slug] as FlattenedBlock | undefined)

describe('a block in the preview', () => {
  it('shows the labels of what it needs and does not have yet', () =>
    expect(previewed({ blockType: 'voices', id: 'a' })).toEqual([
      {
        blockType: 'voices',
        id: 'a',
        items: [{ quote: 'What was said' }],
        _note: { label: 'Testimonials, quotation', missing: [] },
      },
    ]))

  it('keeps what was written', () => {
    const written = { blockType: 'voices', heading: '', items: [{ quote: 'Fine.', stars: null }, { quote: '' }] }
    expect(previewed(written)).toMatchObject([
      { heading: '', items: [{ quote: 'Fine.', stars: null }, { quote: 'What was said' }] },
    ])
  })

  it('names what nothing can stand in for', () =>
    expect(previewed({ blockType: 'picture' })).toEqual([
      { blockType: 'picture', _note: { label: 'Picture', missing: ['Picture'] } },
    ]))

  it('shows a paragraph in place of an empty text, and no other', () => {
    const empty = { root: { children: [{ type: 'paragraph', children: [] }] } }
    const pictured = { root: { children: [{ type: 'upload', value: 1 }] } }
    const [first, second] = previewed({ blockType: 'text', content: empty }, { blockType: 'text', content: pictured })
    expect(JSON.stringify(first)).toContain('"text":"Text"')
    expect(second).toMatchObject({ content: pictured })
  })

  it('stands in others in the same way', () =>
    expect(previewed({ blockType: 'columns', first: [{ blockType: 'voices' }] })).toMatchObject([
      { first: [{ items: [{ quote: 'What was said' }] }] },
    ]))

  it.each([null, 3, 'text', { blockType: 'gone' }])('is left alone when it is %j', (stored) =>
    expect(previewed(stored)).toEqual([stored]))
})
