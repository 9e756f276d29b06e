import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('the part of a file of 1,000 bytes that a request names', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=999-999', 999, 999],
  ])('is found in %s', (header, first, last) => expect(parseByteRange(header, 1_000)).toEqual({ first, last }))

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=1000-',
    'bytes=-0',
    'bytes=9-3',
    'bytes=0-1,4-5',
    'lines=0-1',
  ])('is all of it for %s', (header) => expect(parseByteRange(header, 1_000)).toBeUndefined())

  it('is nothing of an empty file', () => expect(parseByteRange('bytes=0-', 0)).toBeUndefined())
})
