import { describe, expect, it } from 'vitest'
import { parseFolder, parseTags } from './media-details.ts'

describe('a folder', () => {
  it.each([
    [' Projects / Bakery ', 'Projects/Bakery'],
    ['/Projects//Bakery/', 'Projects/Bakery'],
    ['Two   words', 'Two words'],
    [' / ', null],
    ['', null],
    [7, null],
    ['a/b/c/d/e/f/g/h/i', 'a/b/c/d/e/f/g/h'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('%j is %j', (typed, path) => expect(parseFolder(typed)).toBe(path))
})

describe('tags', () => {
  it('are trimmed, and each counts once', () =>
    expect(parseTags([' oak ', 'Oak', 'light  wood', '', 3])).toEqual(['oak', 'light wood']))
  it('are twenty at the most, each of forty characters', () => {
    expect(parseTags(Array.from({ length: 30 }, (_, index) => `tag ${index}`))).toHaveLength(20)
    expect(parseTags(['x'.repeat(50)])).toEqual(['x'.repeat(40)])
  })
  it('are none when there is no list', () => expect(parseTags('oak')).toEqual([]))
})
