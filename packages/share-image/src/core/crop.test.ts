import { describe, expect, it } from 'vitest'
import { cropArea } from './crop.ts'

const middle = { x: 50, y: 50 }

describe('an image that is cropped for sharing', () => {
  it.each([
    [
      'of the same shape is used whole',
      { width: 2400, height: 1260 },
      middle,
      { left: 0, top: 0, width: 2400, height: 1260 },
    ],
    [
      'is cropped above and below when it is tall',
      { width: 1200, height: 1830 },
      middle,
      { left: 0, top: 600, width: 1200, height: 630 },
    ],
    [
      'is cropped at the sides when it is wide',
      { width: 3000, height: 630 },
      middle,
      { left: 900, top: 0, width: 1200, height: 630 },
    ],
    [
      'keeps its focal point',
      { width: 1200, height: 1830 },
      { x: 50, y: 30 },
      { left: 0, top: 234, width: 1200, height: 630 },
    ],
    [
      'is never cropped beyond its edges',
      { width: 1200, height: 1830 },
      { x: 0, y: 100 },
      { left: 0, top: 1200, width: 1200, height: 630 },
    ],
    [
      'may be smaller than the result',
      { width: 600, height: 600 },
      middle,
      { left: 0, top: 143, width: 600, height: 315 },
    ],
  ])('%s', (_, size, focalPoint, area) => expect(cropArea(size, focalPoint)).toEqual(area))
})
