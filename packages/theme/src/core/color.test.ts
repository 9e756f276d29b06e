import { describe, expect, it } from 'vitest'
import { BLACK, type Color, contrast, lowestContrast, mix, parseColor, poleOf, readable, WHITE } from './color.ts'

const GREY = '#777777' as Color

describe('a colour', () => {
  it('is read as three or six digits, in any case', () => {
    expect(parseColor('#B4432B')).toBe('#b4432b')
    expect(parseColor(' #fA0 ')).toBe('#ffaa00')
  })
  it.each(['red', '#12345', '#12345g', 'b4432b', '#b4432b;}', 'url(#a)', '', 7, null, undefined])('is not %j', (text) =>
    expect(parseColor(text)).toBeUndefined())
  it('is mixed with another by a share', () => {
    expect(mix(BLACK, WHITE, 0)).toBe(BLACK)
    expect(mix(BLACK, WHITE, 1)).toBe(WHITE)
    expect(mix(BLACK, WHITE, 0.5)).toBe('#808080')
  })
})

describe('contrast', () => {
  it('is 21 for black on white, and 1 for equal colours', () => {
    expect(contrast(BLACK, WHITE)).toBe(21)
    expect(contrast(GREY, GREY)).toBe(1)
  })
  it('does not depend on the order', () => expect(contrast(GREY, WHITE)).toBe(contrast(WHITE, GREY)))
  // Values of the checker of WebAIM.
  it.each([
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#000000', 5.25],
  ] as const)('of %s on %s is %d', (one, other, ratio) =>
    expect(contrast(one as unknown as Color, other as unknown as Color)).toBeCloseTo(ratio, 2))
})

describe('a readable colour', () => {
  it('is the chosen one where that can be read', () => expect(readable(BLACK, [WHITE], 4.5)).toBe(BLACK))
  it('is moved as little as needed towards black on a light ground', () => {
    const color = readable('#999999' as Color, [WHITE], 4.5)
    expect(contrast(color, WHITE)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color, WHITE)).toBeLessThan(4.8)
  })
  it('is moved towards white on a dark ground', () =>
    expect(contrast(readable('#663300' as Color, [BLACK], 4.5), BLACK)).toBeGreaterThanOrEqual(4.5))
  it('can be read on every ground that is asked for', () =>
    expect(
      lowestContrast(readable('#cccccc' as Color, [WHITE, '#dddddd' as Color], 4.5), [WHITE, '#dddddd' as Color]),
    ).toBeGreaterThanOrEqual(4.5))
  it('exists for every ground: black or white has 4.5:1 with any colour', () => {
    for (let value = 0; value < 256; value += 1) {
      const ground = mix(BLACK, WHITE, value / 255)
      expect(contrast(poleOf(ground), ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
