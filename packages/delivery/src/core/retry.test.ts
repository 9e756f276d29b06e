import { describe, expect, it } from 'vitest'
import {
  AskedToWait,
  afterFailure,
  NEVER_AWAY_MS,
  NotTakenByAll,
  RETRY_AFTER_MINUTES,
  RETRY_HOURS,
  ReceiverGone,
  RefusedForGood,
} from './retry.ts'

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

describe('a receiver that asks to wait', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const next = (attempts: number, waitMs: number) => {
    const decided = afterFailure(attempts, now, new AskedToWait('429', waitMs))
    return decided.state === 'queued' ? decided.nextAttemptAt.toISOString() : decided.state
  }
  it('is not tried before the time that it names', () => expect(next(1, 600_000)).toBe('2026-01-01T00:10:00.000Z'))
  it('is not tried sooner than without asking', () => expect(next(5, 1_000)).toBe('2026-01-01T00:20:00.000Z'))
  it('cannot ask for so long that the try would be taken for one of a wrong clock', () => {
    const at = new Date(next(1, Number.MAX_SAFE_INTEGER)).getTime()
    expect(at - now.getTime()).toBe(1182 * 60_000)
    expect(at - now.getTime()).toBeLessThan(NEVER_AWAY_MS)
  })
  it('is given up after as many tries as others', () => expect(next(13, 600_000)).toBe('failed'))
})

it('a receiver that is gone is not tried again', () =>
  expect(afterFailure(1, new Date(), new ReceiverGone('410'))).toEqual({ state: 'failed' }))
