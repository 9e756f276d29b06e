import { describe, expect, it } from 'vitest'
import { distance, errorsForgiven, nearWords, resemblanceOf, trigramsOf } from './near-words.ts'

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

describe('what near words have in common', () => {
  /** All words that are one error away, with one letter to put in. */
  const oneError = (word: string) =>
    [...word].flatMap((_, at) => {
      const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)]
      return [
        before + after,
        `${before}x${after}`,
        `${before}x${letter}${after}`,
        `${word}x`,
        before + after.slice(0, 1) + letter + after.slice(1),
      ]
    })
  const shared = (trigrams: readonly string[], other: string) => {
    const others = trigramsOf(other)
    // Short words may have lost all of them: no trigram leads to these.
    return Math.max(1, trigrams.filter((trigram) => others.includes(trigram)).length)
  }

  it.each([
    'lamp',
    'table',
    'kitchen',
    'restaurant',
    'bananananas',
    'ottoman',
    'bookshelves',
  ])('is never less for %s than what is asked for', (known) => {
    const once = oneError(known)
    for (const typed of new Set([...once, ...once.flatMap(oneError)])) {
      if (distance(typed, known, 2) > errorsForgiven(typed)) continue
      for (const isPrefix of [false, true]) {
        const { trigrams, least } = resemblanceOf(typed, isPrefix)
        expect(shared(trigrams, known), typed).toBeGreaterThanOrEqual(least)
        if (isPrefix) expect(shared(trigrams, `${known}ing`), typed).toBeGreaterThanOrEqual(least)
      }
    }
  })

  it('leaves the first letter out where enough remains', () => {
    expect(resemblanceOf('restaurant', false)).toEqual({ trigrams: trigramsOf('restaurant').slice(1), least: 2 })
    expect(resemblanceOf('oaks', true)).toEqual({ trigrams: trigramsOf('oaks'), least: 1 })
  })
})
