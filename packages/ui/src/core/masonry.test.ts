import { describe, expect, it } from 'vitest'
import { masonryMoves } from './masonry.ts'

const row = (top: number, ...heights: readonly number[]) => heights.map((height) => ({ top, height }))

describe('boxes of a masonry list', () => {
  it('close the gaps of a row in each column', () =>
    expect(masonryMoves([...row(0, 100, 60), ...row(110, 50, 80)], 2, 10)).toEqual({ up: [0, 0, 0, 40], saved: 30 }))

  it('move by all gaps above them', () =>
    expect(masonryMoves([...row(0, 100, 60), ...row(110, 100, 60), ...row(220, 100, 60)], 2, 10).up).toEqual([
      0, 0, 0, 40, 0, 80,
    ]))

  it('leave a grid as low as its longest column', () =>
    expect(masonryMoves([...row(0, 10, 100), ...row(110, 100, 10)], 2, 10)).toEqual({ up: [0, 0, 90, 0], saved: 90 }))

  it('stay where they are in one column, and in none', () => {
    expect(masonryMoves([...row(0, 100), ...row(110, 50)], 1, 10)).toEqual({ up: [0, 0], saved: 0 })
    expect(masonryMoves([], 3, 10)).toEqual({ up: [], saved: 0 })
  })

  it('never move down, where the browser put them closer', () =>
    expect(masonryMoves([...row(0, 100), ...row(80, 50)], 1, 10).up).toEqual([0, 0]))
})
