import { describe, expect, it } from 'vitest'
import { fluidSize, growingSize, NARROW_REM, WIDE_REM } from './fluid-size.ts'

/** Pixels of a rem. */
const REM = 16

/** Size that a browser computes, in device pixels. At a zoom of 2 the window is half as wide in CSS pixels. */
function shown(css: string, window: number, zoom = 1): number {
  const width = window / zoom
  const units = { rem: REM, vw: width / 100, cqi: width / 100 }
  const length = (text: string) =>
    [...text.matchAll(/(-?[\d.]+)(rem|vw|cqi)/g)].reduce(
      (sum, [, value, unit]) => sum + Number(value) * units[unit as keyof typeof units],
      0,
    )
  const [low, middle = '', high = ''] = css.replace(/^clamp\(|\)$/g, '').split(',')
  const size = css.startsWith('clamp')
    ? Math.min(Math.max(length(middle), length(low ?? '')), length(high))
    : length(css)
  return size * zoom
}

const SITE = WIDE_REM * REM

describe('a heading that shrinks with the window', () => {
  const heading = { size: 6, base: 1.125, factor: 1.5, sensitivity: 1 }
  const css = fluidSize(heading)

  it('has the set size at the width of the site', () => expect(shown(css, SITE)).toBeCloseTo(6 * REM, 1))
  it('does not grow beyond it', () => expect(shown(css, SITE * 2)).toBe(6 * REM))
  it('shrinks below it', () => expect(shown(css, 700)).toBeLessThan(6 * REM))
  it.each([0.2, 0.6, 1])('is not below text times factor at 320 pixels, with sensitivity %d', (sensitivity) => {
    for (const size of [1.8, 2.4, 4, 8]) {
      expect(shown(fluidSize({ ...heading, size, sensitivity }), 320)).toBeGreaterThanOrEqual(1.125 * 1.5 * REM)
    }
  })
  it('is constant with sensitivity 0', () => {
    const still = fluidSize({ ...heading, sensitivity: 0 })
    expect([320, 700, 1440].map((width) => shown(still, width))).toEqual([96, 96, 96])
  })
  it('shrinks more with more sensitivity', () => {
    const sizes = [0, 0.3, 0.6, 1].map((sensitivity) => shown(fluidSize({ ...heading, sensitivity }), 400))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(4)
  })
  it('stays as it is when it was set smaller than text times factor', () => {
    const small = fluidSize({ ...heading, size: 1.25 })
    expect([320, 700, 1440].map((width) => shown(small, width))).toEqual([20, 20, 20])
  })
  it('is at least half as large again at a zoom of 200 %', () => {
    for (const window of [1920, 1440, 1280, 1024, 800, 640, 390]) {
      for (const size of [2, 4, 8]) {
        const set = fluidSize({ ...heading, size })
        expect(shown(set, window, 2) / shown(set, window), `${size}rem in ${window}`).toBeGreaterThanOrEqual(1.499)
      }
    }
  })
  it('follows the column that it stands in, if so asked', () =>
    expect(fluidSize({ ...heading, within: 'container' })).toBe(css.replace('vw', 'cqi')))
  it('counts a sensitivity out of range as the nearest in it', () => {
    expect(fluidSize({ ...heading, sensitivity: 7 })).toBe(css)
    expect(fluidSize({ ...heading, sensitivity: -1 })).toBe('6rem')
  })
})

describe('a size that grows with the window', () => {
  const css = growingSize(1.5, 3)
  it('has its ends at the narrow and the wide window', () => {
    expect(shown(css, NARROW_REM * REM)).toBeCloseTo(24, 1)
    expect(shown(css, SITE)).toBeCloseTo(48, 1)
  })
  it('stays there beyond them', () => {
    expect(shown(css, 200)).toBe(24)
    expect(shown(css, 4000)).toBe(48)
  })
  it('is in the middle between them', () => expect(shown(css, 900)).toBeCloseTo(36, 0))
  it('is one number when both ends are equal', () => expect(growingSize(2, 2)).toBe('2rem'))
})
