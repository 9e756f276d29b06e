import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { quantity } from './quantity.block.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { url?: string }).url,
  blocks: () => [],
}
const link = { url: '/contact/', label: 'Ask for a price' }
const read = (raw: object) => quantity.parse({ id: 'q', label: 'Chairs', link, ...raw }, parse)

describe('a quantity', () => {
  it('begins with one, in steps of one, without a highest number', () =>
    expect(read({})).toMatchObject({ name: 'quantity', value: 1, min: 0, step: 1 }))
  it('has the numbers that were set', () =>
    expect(read({ name: 'chairs', value: 4, min: 2, max: 12, step: 2 })).toMatchObject({
      name: 'chairs',
      value: 4,
      min: 2,
      max: 12,
      step: 2,
    }))
  it('begins within its bounds', () => {
    expect(read({ min: 6 })).toMatchObject({ value: 6 })
    expect(read({ value: 40, max: 12 })).toMatchObject({ value: 1 })
  })
  it('knows no highest number below its lowest', () => expect(read({ min: 6, max: 2 })).not.toHaveProperty('max'))
  it('bears what is no number, and no name', () =>
    expect(read({ name: '"><script>', value: 'x', min: null, step: 0 })).toMatchObject({
      name: 'quantity',
      value: 1,
      min: 0,
      step: 1,
    }))
  it.each([
    ['without something to count', { label: ' ' }],
    ['without a way to go', { link: {} }],
    ['that leads to another site', { link: { url: 'https://elsewhere.example/' } }],
  ])('is left out %s', (_, raw) => expect(read(raw)).toBeUndefined())
})
