import { describe, expect, it } from 'vitest'
import { compoundEndings, compoundPart } from './compounds.ts'

describe('a part of compounds', () => {
  it.each([
    ['tisch', 'de', 'tisch'],
    ['tische', 'de', 'tisch'],
    ['planungen', 'de-AT', 'plan'],
    ['tafel', 'nl', 'tafel'],
  ])('%s in %s is the stem %s', (word, locale, stem) => expect(compoundPart(word, locale)).toMatchObject({ stem }))

  it.each([
    ['ei', 'de'],
    ['rat', 'de'],
    ['table', 'en'],
    ['table', 'fr'],
  ])('%s in %s is none', (word, locale) => expect(compoundPart(word, locale)).toBeUndefined())

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
  ])('of %s have %s', (word, part) => expect(has(word, part)).toBe(true))

  it('have no part with too few letters before it', () => expect(has('fatisch', 'tisch')).toBe(false))
  it('are none of a short word, and of languages that write compounds apart', () => {
    expect(compoundEndings('tische', 'de')).toEqual([])
    expect(compoundEndings('bookkeeping', 'en')).toEqual([])
  })
})
