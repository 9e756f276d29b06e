import { describe, expect, it } from 'vitest'
import { followed, pointerWay } from './pointer-way.ts'

const size = { width: 1000, height: 400 }
const middle = { x: 500, y: 200 }

describe('movement with the pointer', () => {
  it('is turned round', () => expect(pointerWay({ x: 700, y: 150 }, middle, size)).toEqual({ x: -200, y: 50 }))
  it('is never more than half of the space', () =>
    expect(pointerWay({ x: 1000, y: 0 }, { x: 0, y: 400 }, size)).toEqual({ x: -500, y: 200 }))
})

describe('what follows', () => {
  const [start, aim] = [
    { x: 0, y: 0 },
    { x: 100, y: -40 },
  ]
  it('covers 95 percent of its distance in its time', () => {
    const { x, y } = followed(start, aim, 400, 400)
    expect(x).toBeCloseTo(95, 0)
    expect(y).toBeCloseTo(-38, 0)
  })
  it('is the same after two steps as after one of the same time', () => {
    const half = followed(start, aim, 100, 400)
    expect(followed(half, aim, 100, 400).x).toBeCloseTo(followed(start, aim, 200, 400).x)
  })
  it('is complete when the rest is too small to see', () => expect(followed(start, aim, 2000, 400)).toEqual(aim))
  it('is immediate without a time', () => expect(followed(start, aim, 0, 0)).toEqual(aim))
})
