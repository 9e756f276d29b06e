import { describe, expect, it } from 'vitest'
import { parseCarouselLook } from './carousel-look.ts'

describe('the look of a carousel', () => {
  it('shows three slides, the current one in the middle, in 800 ms', () =>
    expect(parseCarouselLook(undefined)).toEqual({
      visible: 3,
      infinite: false,
      space: 0,
      stretch: false,
      speed: 800,
      snap: true,
      align: 'center',
      showLayers: 'current',
      radius: 0,
      orientation: 'horizontal',
      padding: { top: 0, bottom: 0 },
      justify: false,
    }))
  it('has one slide in the middle, so an even number is one less', () => {
    expect(parseCarouselLook({ visible: 4 }).visible).toBe(3)
    expect(parseCarouselLook({ visible: 12 }).visible).toBe(3)
    expect(parseCarouselLook({ visible: 5 }).visible).toBe(5)
  })
  it('fades, shrinks and turns what is not in the middle', () => {
    const look = parseCarouselLook({ maxOpacity: 40, minScale: 60, varyScale: true, maxRotation: 45 })
    expect(look).toMatchObject({
      opacity: { to: 40, varies: false },
      scale: { to: 60, varies: true },
      rotation: { to: 45, varies: false },
    })
  })
  it('fades to nothing at the edge where it fades by distance, and not at all where that is off', () => {
    expect(parseCarouselLook({ varyFade: true, maxOpacity: 40 }).opacity).toEqual({ to: 0, varies: true })
    expect(parseCarouselLook({ varyFade: true, fadeOut: false }).opacity).toBeUndefined()
  })
  it('keeps to its bounds', () =>
    expect(parseCarouselLook({ space: -4, speed: 0, maxRotation: 720, minScale: 'small' })).toMatchObject({
      space: 0,
      speed: 800,
    }))
})
