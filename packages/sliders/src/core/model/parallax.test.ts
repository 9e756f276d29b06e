import { describe, expect, it } from 'vitest'
import { depthOf, parseParallax } from './parallax.ts'
import { parseScrollEffect } from './scroll-effect.ts'

describe('depth', () => {
  it('moves with scrolling only, by default', () => expect(parseParallax(undefined).by).toBe('scroll'))
  it('follows the pointer in 400 ms, and returns in the same time', () =>
    expect(parseParallax({})).toEqual({ by: 'both', origin: 'entry', speed: 400, speedBack: 400 }))
  it('returns in its own time', () =>
    expect(parseParallax({ by: 'pointer', speed: 200, speedBack: 900, origin: 'center' })).toEqual({
      by: 'pointer',
      origin: 'center',
      speed: 200,
      speedBack: 900,
    }))
  it.each([
    [1, '0.050'],
    [8, '0.300'],
    [15, '0.550'],
  ])('of level %i is %s', (level, depth) => expect(depthOf(level)).toBe(depth))
})

describe('a slider that scrolls out of view', () => {
  it.each([undefined, {}, { blur: 0, side: 'both' }])('with %j does not change', (raw) =>
    expect(parseScrollEffect(raw)).toBeUndefined())
  it('fades, blurs and loses its colours', () =>
    expect(parseScrollEffect({ fade: true, blur: 10, grayscale: true, side: 'both', part: 'layers' })).toEqual({
      fade: true,
      blur: 10,
      grayscale: true,
      side: 'both',
      part: 'layers',
    }))
})
