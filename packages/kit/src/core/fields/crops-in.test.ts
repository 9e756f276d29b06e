import type { Image } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { defineBlock } from '../define-block.ts'
import { defineView } from '../define-view.ts'
import { field } from './build.ts'

const words = (text: string) => ({ en: text, de: text })
const image = { alt: 'Chair' } as Image
const parse = {
  locale: 'en',
  image: (raw: unknown) => (raw ? image : undefined),
  href: () => undefined,
  blocks: () => [],
}

const show = defineBlock({
  name: 'show',
  label: words('Show'),
  group: 'Text',
  drawing: [],
  fields: {
    image: field.image({ label: words('Image') }),
    imageCrop: field.crop(),
    rows: field.rows({
      label: words('Rows'),
      max: 3,
      fields: { portrait: field.image({ label: words('Portrait') }), cut: field.crop({ of: 'portrait' }) },
    }),
  },
})

const read = (raw: object) => show.parse({ id: '1', ...raw }, parse)

describe('an image whose crop is chosen', () => {
  const cut = { focus: { x: 10, y: 20 } }
  const stored = {
    image: 1,
    imageCrop: { wide: '1:1' },
    rows: [
      { id: 'r', portrait: 2, cut },
      { id: 's', cut },
    ],
  }

  it('is read with it, in rows as well', () => {
    expect(read(stored)?.image).toEqual({ ...image, crop: { wide: '1:1' } })
    expect(read(stored)?.rows?.map(({ portrait }) => portrait)).toEqual([{ ...image, crop: cut }, undefined])
  })

  it('is as it was without one, or with one that is none', () => {
    expect(read({ image: 1 })?.image).toBe(image)
    expect(read({ image: 1, imageCrop: { wide: 'red' } })?.image).toBe(image)
  })

  it('is known to the view of its block, for its styles', () => {
    const { view } = defineView(show, { Block: () => null, styles: [] })
    const parsed = read(stored)
    expect(parsed && view.cropsOf?.(parsed)).toEqual([{ wide: '1:1' }, cut, cut])
  })
})

it('a view of a block without crops is not asked for them', () => {
  const plain = defineBlock({
    name: 'plain',
    label: words('Plain'),
    group: 'Text',
    drawing: [],
    fields: { image: field.image({ label: words('Image') }) },
  })
  expect(defineView(plain, { Block: () => null, styles: [] }).view.cropsOf).toBeUndefined()
})
