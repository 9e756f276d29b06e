import { describe, expect, it } from 'vitest'
import { isLoopEnd, LOOP_CHECK_MS } from './seamless-loop.ts'

describe('a video that repeats', () => {
  it('begins anew 0.45 s before the end of its first round', () => {
    expect(isLoopEnd({ currentTime: 9.54, duration: 10, round: 0 })).toBe(false)
    expect(isLoopEnd({ currentTime: 9.55, duration: 10, round: 0 })).toBe(true)
  })
  it('begins anew 0.21 s before the end of later rounds', () => {
    expect(isLoopEnd({ currentTime: 9.7, duration: 10, round: 1 })).toBe(false)
    expect(isLoopEnd({ currentTime: 9.8, duration: 10, round: 1 })).toBe(true)
  })
  it('does not while its length is unknown', () =>
    expect(isLoopEnd({ currentTime: 0, duration: 0, round: 0 })).toBe(false))
  it('never reaches its end, looked at every 150 ms', () => {
    for (const round of [0, 1])
      for (let first = 0; first < LOOP_CHECK_MS; first += 1) {
        let now = 9 + first / 1000
        while (!isLoopEnd({ currentTime: now, duration: 10, round })) now += LOOP_CHECK_MS / 1000
        expect(now).toBeLessThan(10)
      }
  })
})
