import { expect, it } from 'vitest'
import { fileWeight } from './file-weight.ts'

it.each([
  [0, 'en', '0 kB'],
  [12, 'en', '0.1 kB'],
  [9_140, 'en', '9.1 kB'],
  [240_499, 'en', '240 kB'],
  [1_440_000, 'de', '1,4 MB'],
  [25_000_000, 'en', '25 MB'],
])('%d bytes are in %s: %s', (bytes, language, text) =>
  expect(fileWeight(bytes, language).replace(/\s/g, ' ')).toBe(text))
