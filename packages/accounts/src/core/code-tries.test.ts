import { describe, expect, it } from 'vitest'
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, mayTryCode, TRIES_BEFORE_PAUSE } from './code-tries.ts'

const last = new Date('2026-01-01T00:00:00Z')
const may = (wrong: number, ms: number) => mayTryCode({ wrong, lastAt: last.getTime() }, new Date(last.getTime() + ms))

describe('another code for an account', () => {
  it.each([0, 1, 4, 6, 9, 11])('is taken at once after %i wrong ones', (wrong) => expect(may(wrong, 0)).toBe(true))

  it.each([
    [TRIES_BEFORE_PAUSE, FIRST_PAUSE_MS],
    [2 * TRIES_BEFORE_PAUSE, 2 * FIRST_PAUSE_MS],
    [3 * TRIES_BEFORE_PAUSE, 4 * FIRST_PAUSE_MS],
    [100 * TRIES_BEFORE_PAUSE, LONGEST_PAUSE_MS],
  ])('waits after %i wrong ones for %i ms', (wrong, pause) => {
    expect(may(wrong, pause - 1)).toBe(false)
    expect(may(wrong, pause)).toBe(true)
  })

  it('does not wait for a clock that went back', () => expect(may(TRIES_BEFORE_PAUSE, -1)).toBe(true))

  it('cannot be guessed within a year: fewer than 2,000 attempts among a million codes, of which three are valid', () => {
    let [wrong, now, lastAt] = [0, 0, 0]
    while (now < 365 * LONGEST_PAUSE_MS) {
      if (mayTryCode({ wrong, lastAt }, new Date(now))) {
        wrong += 1
        lastAt = now
      } else now += FIRST_PAUSE_MS
    }
    expect(wrong).toBeLessThan(2_000)
  })
})
