import { describe, expect, it } from 'vitest'
import { passedCuePoints } from './cue-points.ts'

const at = (time: number) => ({ id: String(time), time, data: {} })
const passed = (from: number, to: number, rate = 1) =>
  passedCuePoints([at(2), at(0), at(1), at(1.5)], { from, to, rate }).map(({ time }) => time)

describe('cue points between two looks', () => {
  it('are those in between, in the order of their times', () => expect(passed(0.9, 1.6)).toEqual([1, 1.5]))
  it('are emitted once: the end of a check belongs to it, its beginning to the check before', () => {
    expect(passed(0.9, 1)).toEqual([1])
    expect(passed(1, 1.1)).toEqual([])
  })
  it('have one at the very start', () => {
    expect(passed(0, 0.1)).toEqual([0])
    expect(passed(0, 0)).toEqual([])
  })
  it('are none after a jump, forwards or back', () => {
    expect(passed(0.5, 1.9)).toEqual([])
    expect(passed(1.9, 0.5)).toEqual([])
  })
  it('are there in the longer steps of a faster video', () => expect(passed(0.6, 2, 2)).toEqual([1, 1.5, 2]))
})
