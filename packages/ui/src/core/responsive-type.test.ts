import { describe, expect, it } from 'vitest'
import { responsiveSize, TYPE_FACTOR } from './responsive-type.ts'

const REM_PX = 16
const SITE_PX = 1440
const heading = { size: 4, base: 1.125, factor: TYPE_FACTOR.standard, sensitivity: 1, siteWidth: SITE_PX / REM_PX }

/** What a browser makes of the text in a window of this width, in CSS pixels. */
function pixels(css: string, windowWidth: number): number {
  const [, least, rem, vw, most] = /^clamp\((.+)rem, (.+)rem \+ (.+)vw, (.+)rem\)$/.exec(css) ?? []
  if (least === undefined) return Number.parseFloat(css) * REM_PX
  const middle = Number(rem) * REM_PX + (Number(vw) / 100) * windowWidth
  return Math.min(Math.max(Number(least) * REM_PX, middle), Number(most) * REM_PX)
}

describe('the size of a heading', () => {
  it('is the set one at the width of the site and beyond', () => {
    expect(pixels(responsiveSize(heading), SITE_PX)).toBeCloseTo(64, 0)
    expect(pixels(responsiveSize(heading), 2 * SITE_PX)).toBe(64)
  })

  it('is less in a narrower window, the more so the more sensitive it is', () => {
    const at = (sensitivity: number) => pixels(responsiveSize({ ...heading, sensitivity }), 720)
    expect(at(0.5)).toBeLessThan(64)
    expect(at(1)).toBeLessThan(at(0.5))
  })

  it.each([1.5, 3])('is at 320 pixels no less than body text times %d', (factor) => {
    const css = responsiveSize({ ...heading, size: 7, factor })
    expect(pixels(css, 320)).toBeGreaterThanOrEqual(1.125 * factor * REM_PX)
    expect(pixels(responsiveSize({ ...heading, factor: 3 }), 320)).toBe(1.125 * 3 * REM_PX)
  })

  it('does not change without sensitivity', () => {
    expect(responsiveSize({ ...heading, sensitivity: 0 })).toBe('4rem')
  })

  it('stays when it was set smaller than the least', () => {
    expect(responsiveSize({ ...heading, size: 1.25 })).toBe('1.25rem')
  })

  it.each([2880, 1440, 1024, 800, 640])('is at 200 %% zoom at least half as large again, from %i pixels', (width) => {
    const css = responsiveSize(heading)
    expect((2 * pixels(css, width / 2)) / pixels(css, width)).toBeGreaterThanOrEqual(1.5)
  })
})
