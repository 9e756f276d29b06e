import { describe, expect, it } from 'vitest'
import { beginHistory, MAX_STEPS, recorded, redone, undone } from './history.ts'

describe('steps of an editor', () => {
  it('go back and forth', () => {
    const two = recorded(recorded(beginHistory(0), 1), 2)
    expect(undone(two).present).toBe(1)
    expect(redone(undone(two)).present).toBe(2)
    expect(undone(beginHistory(0)).present).toBe(0)
    expect(redone(two).present).toBe(2)
  })
  it('are forgotten ahead of a new one, and when they are too many', () => {
    const other = recorded(undone(recorded(beginHistory(0), 1)), 5)
    expect([other.present, other.future]).toEqual([5, []])
    const many = Array.from({ length: MAX_STEPS + 5 }).reduce<ReturnType<typeof beginHistory<number>>>(
      (history, _, index) => recorded(history, index),
      beginHistory(-1),
    )
    expect(many.past).toHaveLength(MAX_STEPS)
  })
})
