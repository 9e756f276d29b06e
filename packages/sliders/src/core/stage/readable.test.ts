import { describe, expect, it } from 'vitest'
import { poorContrast } from './readable.ts'

const [white, grey, black] = [
  [255, 255, 255],
  [119, 119, 119],
  [0, 0, 0],
] as const
const words = { color: white, ground: [grey], size: 16, weight: 400 }

describe('words on an image', () => {
  it('are hard to read below 4.5 to 1', () => expect(poorContrast(words)).toBeCloseTo(4.48, 2))
  it('may have 3 to 1 where they are large, or bold and nearly so', () => {
    expect(poorContrast({ ...words, size: 24 })).toBeUndefined()
    expect(poorContrast({ ...words, size: 19 })).toBeDefined()
    expect(poorContrast({ ...words, size: 19, weight: 700 })).toBeUndefined()
  })
  it('are judged by nine tenths of their background', () => {
    const ground = (spots: number) => Array.from({ length: 20 }, (_, index) => (index < spots ? white : black))
    expect(poorContrast({ ...words, ground: ground(2) })).toBeUndefined()
    expect(poorContrast({ ...words, ground: ground(3) })).toBe(1)
  })
  it('are not judged where their background is unknown', () =>
    expect(poorContrast({ ...words, ground: [] })).toBeUndefined())
})
