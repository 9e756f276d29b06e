import { describe, expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

describe('Retry-After', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  it.each([
    ['600', 600_000],
    [' 5 ', 5_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:10:00 GMT', 600_000],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ])('of %j is so many milliseconds: %i', (header, ms) => expect(retryAfterMs(header, now)).toBe(ms))
  it.each([
    undefined,
    '',
    'soon',
    '-5',
    '1.5',
    '2026-01-01',
    'Thu, 99 Foo 2026 00:10:00 GMT',
    '9'.repeat(20),
  ])('of %j says nothing', (header) => expect(retryAfterMs(header, now)).toBeUndefined())
})
