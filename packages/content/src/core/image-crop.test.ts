import { describe, expect, it } from 'vitest'
import { isImageCrop, parseImageCrop } from './image-crop.ts'

describe('the crop of an image', () => {
  it('is read with its point and its shapes', () =>
    expect(parseImageCrop({ focus: { x: 20.4, y: 100 }, wide: '16:9', phone: '1:1' })).toEqual({
      focus: { x: 20, y: 100 },
      wide: '16:9',
      phone: '1:1',
    }))

  it.each([
    ['a point outside of the image', { focus: { x: -1, y: 50 } }],
    ['half a point', { focus: { x: 5 } }],
    ['a shape that is not offered', { wide: '5:1' }],
    ['nothing', {}],
    ['no object', 'wide'],
  ])('is none of %s, which is refused', (_, raw) => {
    expect(parseImageCrop(raw)).toBeUndefined()
    expect(isImageCrop(raw)).toBe(false)
  })

  it.each([[null], [undefined], [{ tablet: '4:3' }]])('may be stored as %j', (raw) =>
    expect(isImageCrop(raw)).toBe(true))
  it('is refused with something beside it', () => expect(isImageCrop({ tablet: '4:3', style: 'x' })).toBe(false))
})
