import { describe, expect, it } from 'vitest'
import { compoundEndings, compoundPart, compoundRests } from './compounds.ts'

describe('a part of compounds', () => {
  it.each([
    ['tisch', 'de', 'tisch'],
    ['tische', 'de', 'tisch'],
    ['planungen', 'de-AT', 'plan'],
    ['tafel', 'nl', 'tafel'],
  ])('%s in %s is the stem %s', (word, locale, stem) => expect(compoundPart(word, locale)).toMatchObject({ stem }))

  it.each([
    ['ei', 'de'],
    ['table', 'en'],
    ['table', 'fr'],
  ])('%s in %s is none', (word, locale) => expect(compoundPart(word, locale)).toBeUndefined())

  it.each([
    ['tur', true],
    ['tisch', false],
  ])('%s is short: %s', (word, isShort) => expect(compoundPart(word, 'de')).toMatchObject({ isShort }))

  it('begins a compound with four letters after it', () =>
    expect(compoundPart('tisch', 'de')?.leastLength).toBe('tischbein'.length))
})

describe('the endings of a compound', () => {
  const has = (word: string, part: string, locale = 'de') =>
    compoundEndings(word, locale).some((ending) => ending.startsWith(part))

  it.each([
    ['esstisch', 'tisch'],
    ['eichentische', 'tisch'],
    ['holztischplatte', 'tisch'],
    ['kuchenplanung', 'plan'],
    ['arbeitsplatte', 'platt'],
    ['haustur', 'tur'],
  ])('of %s have %s', (word, part) => expect(has(word, part)).toBe(true))

  it('have no part with too few letters before it', () => expect(has('fatisch', 'tisch')).toBe(false))
  it('are none of a short word, and of languages that write compounds apart', () => {
    expect(compoundEndings('tische', 'de')).toEqual([])
    expect(compoundEndings('bookkeeping', 'en')).toEqual([])
  })
})

describe('what is left of a compound without a part', () => {
  const rests = (compound: string, word: string) => {
    const part = compoundPart(word, 'de')
    return part ? compoundRests(compound, part, 'de') : []
  }

  it.each([
    ['haustur', 'tur', 'haus'],
    ['gastebader', 'bad', 'gaste'],
    ['badezimmer', 'bad', 'zimmer'],
    ['arbeitstag', 'tag', 'arbeit'],
  ])('of %s without %s is %s', (compound, word, rest) => expect(rests(compound, word)).toContain(rest))

  it('is no word of two letters', () => expect(rests('natur', 'tur')).toEqual([]))
})
