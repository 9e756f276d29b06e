import { describe, expect, it } from 'vitest'
import { distance, nearWords, trigramsOf } from './near-words.ts'

describe('typing errors', () => {
  it.each([
    ['kitchen', 'kitchen', 0],
    ['kitchne', 'kitchen', 1],
    ['kichen', 'kitchen', 1],
    ['kittchen', 'kitchen', 1],
    ['kitshen', 'kitchen', 1],
    ['bibliotek', 'bibliothek', 1],
    ['blibiotek', 'bibliothek', 3],
  ])('between %s and %s are %i', (one, other, errors) => expect(distance(one, other, 3)).toBe(errors))

  it('are counted no further than asked', () => expect(distance('kitchen', 'bathroom', 1)).toBe(2))
})

describe('near words', () => {
  const known = ['kitchen', 'kitten', 'chicken', 'library', 'oak', 'oat', 'lantern', 'restaurant']

  it.each([
    ['kitchne', ['kitchen']],
    ['lantren', ['lantern']],
    ['resturent', ['restaurant']],
    ['xitchen', ['kitchen']],
  ])('of %s are %s', (word, near) => expect(nearWords(word, known)).toEqual(near))

  it('of short words are none: every error makes another word', () => expect(nearWords('oaj', known)).toEqual([]))

  it('of a word are never that word', () => expect(nearWords('kitchen', known)).toEqual([]))

  it('of an unfinished word are those that begin nearly so', () => {
    expect(nearWords('restuar', known)).toEqual([])
    expect(nearWords('restuar', known, true)).toEqual(['restaurant'])
  })
})

it('cuts trigrams with the ends of the word', () => expect(trigramsOf('oak')).toEqual(['^^o', '^oa', 'oak', 'ak$']))
