import { describe, expect, it } from 'vitest'
import { costOf, describeCost } from './cost.mjs'

const answers = [
  { ms: 4, title: 'GET /' },
  { ms: 60, title: 'POST /deep' },
  { ms: 5, title: 'GET /a' },
]
const memory = { site: { beforeBytes: 200, afterBytes: 250 } }

describe('the cost of a piece', () => {
  it('is given in idle requests, and names what was slowest', () =>
    expect(costOf({ times: { idleMs: [9, 1, 2, 3], answers }, memory })).toEqual({
      times: { answers: 3, idleMs: 2.5, median: 2, slowest: 24, slowestRequest: 'POST /deep' },
      memory: { site: 1.25 },
    }))

  it('may be of memory alone', () => expect(costOf({ memory })).toEqual({ memory: { site: 1.25 } }))

  it.each([
    { idleMs: [], answers },
    { idleMs: [1], answers: [] },
  ])('has no times without something to compare: %j', (times) =>
    expect(costOf({ times, memory: {} })).toEqual({ memory: {} }))

  it('is a line for a person', () => {
    expect(describeCost(costOf({ times: { idleMs: [2], answers }, memory }))).toBe(
      '3 answers: median 2.5, slowest 30 times an idle request of 2 ms, site 1.25 times as large, slowest: POST /deep',
    )
    expect(describeCost(costOf({ memory }))).toBe('site 1.25 times as large')
  })
})
