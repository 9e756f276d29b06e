import { describe, expect, it } from 'vitest'
import { afterFailure, NotTakenByAll, RETRY_AFTER_MINUTES, RETRY_HOURS, RefusedForGood } from './retry.ts'

describe('a mail that is refused', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  it('is tried again with growing pauses', () => {
    expect(afterFailure(1, now)).toEqual({ state: 'queued', nextAttemptAt: new Date('2026-01-01T00:01:00Z') })
  })
  it('is given up after the last pause', () => {
    expect(afterFailure(RETRY_AFTER_MINUTES.length + 1, now)).toEqual({ state: 'failed' })
  })
  it('is given up at once when its receiver refuses it for good', () => {
    expect(afterFailure(1, now, new RefusedForGood('550 No such mailbox'))).toEqual({ state: 'failed' })
  })
  it.each([
    ['some receivers may take it later', false, 'queued'],
    ['all that is left was refused for good', true, 'failed'],
  ])('is handled by its rest: %s', (_, isForGood, state) => {
    const error = new NotTakenByAll('no', { content: {}, isPartlyTaken: true, isForGood })
    expect(afterFailure(1, now, error).state).toBe(state)
  })
  it('is tried for 48 hours', () => {
    expect(RETRY_AFTER_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(RETRY_HOURS * 60)
  })
})
