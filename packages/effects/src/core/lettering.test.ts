import { describe, expect, it } from 'vitest'
import { letter, unknownLettering } from './lettering.ts'

describe('a text split into units', () => {
  it('by characters keeps its words together', () =>
    expect(letter('an oak', 'characters', 'en')).toEqual([
      ['a', 'n'],
      ['o', 'a', 'k'],
    ]))
  it('by words has one unit in each', () =>
    expect(letter('an  oak\nchair', 'words', 'en')).toEqual([['an'], ['oak'], ['chair']]))
  it('by lines has one unit in each', () =>
    expect(letter('an oak\n\nchair ', 'lines', 'en')).toEqual([['an oak'], ['chair']]))
  it('is the same whether a browser or a pattern finds the letters', () => {
    const found = (word: string) =>
      [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment)
    const single = Array.from({ length: 0x300 }, (_, code) => String.fromCodePoint(code)).filter(
      (it) => it.trim() === it,
    )
    for (const sign of [...single, 'Ærø', '\u2014', '\u2019', '\u2026'])
      if (sign.trim() !== '') expect(letter(`a${sign}b`, 'characters', 'en')).toEqual([found(`a${sign}b`)])
  })
  it('leaves a family of emoji one unit', () =>
    expect(letter('👩‍👩‍👧‍👦!', 'characters', 'en')).toEqual([['👩‍👩‍👧‍👦', '!']]))
  it('leaves an accent with its letter', () =>
    expect(letter('e\u0301a', 'characters', 'en')).toEqual([['e\u0301', 'a']]))
  it('leaves a word whole whose letters are joined', () =>
    expect(letter('شجرة oak', 'characters', 'ar')).toEqual([['شجرة'], ['o', 'a', 'k']]))
  it('is undefined for an unknown method, which has a message for the console', () => {
    expect(letter('oak', 'syllables', 'en')).toBeUndefined()
    expect(unknownLettering('syllables')).toBe('Method syllables does not exist on jQuery.lettering')
  })
})
