import { describe, expect, it } from 'vitest'
import { offeredParts } from './offered-parts.ts'

const ALL = { arrows: true, gallery: true }

describe('the controls of a gallery', () => {
  it('lead to its other items', () =>
    expect(offeredParts(2, ALL)).toEqual({ position: true, arrows: true, thumbnails: true, slideshow: true }))
  it('are not there for an image alone, which has no others', () =>
    expect(offeredParts(1, ALL)).toEqual({ position: false, arrows: false, thumbnails: false, slideshow: false }))
  it('follow the settings', () =>
    expect(offeredParts(2, { arrows: false, gallery: false })).toEqual({
      position: true,
      arrows: false,
      thumbnails: true,
      slideshow: false,
    }))
})
