import { describe, expect, it } from 'vitest'
import { windowCounter } from './window-counter.ts'

describe('a count within a minute', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000)

  it('goes up for each key alone', () => {
    const count = windowCounter(60_000)
    expect([count('a', at(0)), count('a', at(59)), count('b', at(59))]).toEqual([1, 2, 1])
  })

  it('begins anew when the minute is over', () => {
    const count = windowCounter(60_000)
    expect([count('a', at(0)), count('a', at(59)), count('a', at(60))]).toEqual([1, 2, 1])
  })

  it('begins anew when the clock goes back, and when it leaps ahead', () => {
    const count = windowCounter(60_000)
    expect([count('a', at(0)), count('a', at(-86_400)), count('a', at(86_400)), count('a', at(86_401))]).toEqual([
      1, 1, 1, 2,
    ])
  })

  it('can be asked without counting, and taken back', () => {
    const count = windowCounter(60_000)
    expect([count('a', at(0), 0), count('a', at(1)), count('a', at(2)), count('a', at(3), -1)]).toEqual([0, 1, 2, 1])
    expect([count('a', at(60), 0), count('a', at(61), -1), count('a', at(62))]).toEqual([1, 0, 1])
  })
})
