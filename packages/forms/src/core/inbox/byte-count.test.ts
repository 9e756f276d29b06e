import { expect, it } from 'vitest'
import { byteCount } from './byte-count.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [9_960, '10 KB'],
  [999_600, '1.0 MB'],
  [25_000_000, '25 MB'],
])('%i bytes are said as %s', (bytes, said) => expect(byteCount(bytes)).toBe(said))
