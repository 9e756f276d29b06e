import { describe, expect, it } from 'vitest'
import { countText, steppedOption } from './listbox.ts'

describe('an arrow key in a list of three', () => {
  it('begins at the top with down, at the bottom with up', () => {
    expect(steppedOption(undefined, 1, 3)).toBe(0)
    expect(steppedOption(undefined, -1, 3)).toBe(2)
  })
  it('goes on from the active option, around at the ends', () => {
    expect([0, 1, 2].map((active) => steppedOption(active, 1, 3))).toEqual([1, 2, 0])
    expect([0, 1, 2].map((active) => steppedOption(active, -1, 3))).toEqual([2, 0, 1])
  })
})

describe('the number of suggestions', () => {
  const texts = { noResults: 'Nothing.', oneSuggestion: 'One.', suggestionCount: '{count} results.' }
  it.each([
    [0, 'Nothing.'],
    [1, 'One.'],
    [12, '12 results.'],
  ])('%i: %s', (count, text) => expect(countText(count, texts)).toBe(text))
})
