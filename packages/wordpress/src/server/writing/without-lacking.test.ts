import type { ArrayField, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { withoutLacking } from './without-lacking.ts'

const image: Field = { name: 'image', type: 'upload', relationTo: 'media', required: true }
const optional: Field = { name: 'image', type: 'upload', relationTo: 'media' }
const shown: Field = { ...image, admin: { condition: ({ isShown }) => isShown === true } }
const caption: Field = { name: 'caption', type: 'text', localized: true }
const anchor: Field = { name: 'anchor', type: 'text' }
const images = (more: object = {}): ArrayField => ({
  name: 'images',
  type: 'array',
  fields: [{ type: 'row', fields: [image, caption] }],
  ...more,
})
const layout: Field = {
  name: 'layout',
  type: 'blocks',
  blocks: [],
  blockReferences: ['richText', 'image', 'gallery'],
}

const remaining = (fields: readonly Field[], values: object, blocks: Readonly<Record<string, readonly Field[]>> = {}) =>
  withoutLacking(fields, { ...values }, (slug) => blocks[slug] ?? [])

const BLOCKS = {
  image: [image, caption, anchor],
  gallery: [images()],
  columns: [{ name: 'columns', type: 'array', fields: [layout] }],
  slides: [{ ...layout, blockReferences: ['image'] }],
} as const satisfies Readonly<Record<string, readonly Field[]>>

/** A block of text with a paragraph for each line. */
const words = (...lines: readonly string[]) =>
  expect.objectContaining({
    blockType: 'richText',
    content: {
      root: expect.objectContaining({
        children: lines.map((text) => expect.objectContaining({ children: [expect.objectContaining({ text })] })),
      }),
    },
  })

describe('a row or block that lacks what it must have', () => {
  it('goes from a list', () => {
    const rows = [{ image: 1 }, { image: null }]
    expect(remaining([images()], { images: rows }).data).toEqual({ images: [{ image: 1 }] })
  })

  it('takes the block with it that must have more rows than are left', () => {
    const block = { blockType: 'gallery', images: [{ image: 1 }, { image: null, caption: 'Lost' }] }
    const { data } = remaining([layout], { layout: [block] }, { gallery: [images({ minRows: 2 })] })
    expect(data).toEqual({ layout: [words('Lost')] })
  })

  it.each<[string, object, object]>([
    [
      'of a block stand in its place',
      [{ blockType: 'image', image: null, caption: 'The tower', anchor: 'top' }, { blockType: 'other' }],
      [words('The tower'), { blockType: 'other' }],
    ],
    [
      'of rows stand behind the block that held them',
      [
        {
          blockType: 'gallery',
          images: [
            { image: null, caption: 'One' },
            { image: 2, caption: 'Two' },
            { image: null, caption: 'Three' },
          ],
        },
      ],
      [{ blockType: 'gallery', images: [{ image: 2, caption: 'Two' }] }, words('One', 'Three')],
    ],
    [
      'stay in their column',
      [{ blockType: 'columns', columns: [{ layout: [{ blockType: 'image', image: null, caption: 'Left' }] }] }],
      [{ blockType: 'columns', columns: [{ layout: [words('Left')] }] }],
    ],
    [
      'go to the next place that takes text',
      [{ blockType: 'slides', layout: [{ blockType: 'image', image: null, caption: 'Slide' }] }],
      [{ blockType: 'slides', layout: [] }, words('Slide')],
    ],
  ])('has words that stay, which %s', (_where, blocks, left) => {
    const { data, hasMovedWords } = remaining([layout], { layout: blocks }, BLOCKS)
    expect(data).toEqual({ layout: left })
    expect(hasMovedWords).toBe(true)
  })

  it('leaves nothing where it had no words', () => {
    const { data, hasMovedWords } = remaining([layout], { layout: [{ blockType: 'image', image: null }] }, BLOCKS)
    expect([data, hasMovedWords]).toEqual([{ layout: [] }, false])
  })
})

describe('what stays as it is', () => {
  const tabs: Field = {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [layout] },
      { name: 'meta', fields: [image] },
    ],
  }

  it.each<[string, Field, object]>([
    ['a row with an empty reference that may be empty', { ...images(), fields: [optional] }, [{ image: null }]],
    ['a row with one that is not shown', { ...images(), fields: [shown] }, [{ image: null }]],
    [
      'a row with one among fields that are not shown',
      { ...images(), fields: [{ type: 'row', admin: shown.admin ?? {}, fields: [image] }] },
      [{ image: null }],
    ],
    ['a row without the value', images(), [{}]],
    ['no rows', images({ minRows: 1 }), []],
  ])('%s', (_what, field, rows) => expect(remaining([field], { images: rows }).data).toEqual({ images: rows }))

  it.each<[string, Field, object]>([
    ['a field of the document', image, { image: null }],
    ['a group', { name: 'of', type: 'group', fields: [image] }, { of: { image: null } }],
    ['a tab with a name', tabs, { meta: { image: null }, layout: [{ blockType: 'unknown', image: null }] }],
  ])('%s, which nothing holds that could go', (_what, field, values) =>
    expect(remaining([field], values, BLOCKS).data).toEqual(values))

  it('is not what is shown and stands in a tab without a name', () => {
    const { data } = remaining([tabs], { layout: [{ blockType: 'image', image: null }] }, BLOCKS)
    expect(data).toEqual({ layout: [] })
  })
})
