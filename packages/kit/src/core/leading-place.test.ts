import { describe, expect, it } from 'vitest'
import { leadingPlace } from './leading-place.ts'

const image = {
  alt: 'A chair',
  fallback: { url: '/media/chair.webp', width: 4, height: 3, type: 'image/webp' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
}

describe('the first picture of a list', () => {
  it('is that of the first entry which has one', () => expect(leadingPlace(true, [{}, { image }, { image }])).toBe(1))
  it('is none where the page has shown another before', () => expect(leadingPlace(false, [{ image }])).toBe(-1))
  it('is none without pictures', () => expect(leadingPlace(true, [{}, {}])).toBe(-1))
})
