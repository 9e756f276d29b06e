import type { BlockBase } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { leadingBlock } from './leading-block.ts'

const image = {
  alt: 'A chair',
  fallback: { url: '/media/chair.webp', width: 4, height: 3, type: 'image/webp' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
}
const block = (id: string, more: object = {}): BlockBase => ({ blockType: 'any', id, ...more })
const words = (id: string) => block(id)
const pictured = (id: string) => block(id, { ground: { picture: { image } } })
const around = (id: string, ...blocks: readonly BlockBase[]) =>
  block(id, { columns: [{ id: 'one', blocks }], nested: blocks })

describe('the block with the first picture of a page', () => {
  it('may be the third', () => expect(leadingBlock([words('a'), words('b'), pictured('c')])?.id).toBe('c'))
  it('is not sought below the first screen', () =>
    expect(leadingBlock([words('a'), words('b'), words('c'), pictured('d')])).toBeUndefined())
  it('is the first of several', () => expect(leadingBlock([pictured('a'), pictured('b')])?.id).toBe('a'))
  it('may stand inside another', () =>
    expect(leadingBlock([around('a', words('b'), pictured('c')), pictured('d')])?.id).toBe('c'))
  it('is the outer one where a picture lies behind what stands in it', () =>
    expect(leadingBlock([{ ...around('a', pictured('b')), ...pictured('a') }])?.id).toBe('a'))
  it('is not one whose pictures another shows', () =>
    expect(leadingBlock([{ ...pictured('a'), showsNoImage: true }, pictured('b')])?.id).toBe('b'))
  it('is none on a page without pictures', () => expect(leadingBlock([words('a')])).toBeUndefined())
})
