import { expect, it } from 'vitest'
import { widthOf } from './window-widths.ts'

it.each([
  [390, 'phone'],
  [639, 'phone'],
  [640, 'tablet'],
  [1023, 'tablet'],
  [1024, 'wide'],
])('a window of %i pixels is that of %s', (pixels, width) => expect(widthOf(pixels)).toBe(width))
