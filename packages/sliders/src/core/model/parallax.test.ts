import { describe, expect, it } from 'vitest'
import { depthOf, parseParallax } from './parallax.ts'
import { parseScrollEffect } from './scroll-effect.ts'

describe('depth', () => {
  it('is moved by scrolling alone where nobody says more', () => expect(parseParallax(undefined).by).toBe('scroll'))
  it('follows the pointer in 400 ms, and goes back in as many', () =>
    expect(parseParallax({})).toEqual({ by: 'both', origin: 'entry', speed: 400, speedBack: 400 }))
  it('goes back in its own time', () =>
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

describe('a slider that leaves the window', () => {
  it.each([undefined, {}, { blur: 0, side: 'both' }])('with %j stays as it is', (raw) =>
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
