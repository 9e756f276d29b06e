import { describe, expect, it } from 'vitest'
import { languageFor, pageLanguages } from './page-languages.ts'

const languages = ['en', 'de', 'he'] as const

describe('a page', () => {
  it('exists in the languages that it was saved in, in the order of the site', () =>
    expect(pageLanguages(['he', 'en', 'fr'], languages)).toEqual(['en', 'he']))

  it.each([undefined, null, [], ['fr'], 'de'])('exists in the default language when %j was noted', (stored) =>
    expect(pageLanguages(stored, languages)).toEqual(['en']))

  it.each([
    ['de', ['en', 'de'], 'de'],
    ['he', ['en', 'de'], 'en'],
    ['he', ['de'], 'de'],
  ])('is shown to visitors in %s, when it exists in %j, in %s', (locale, stored, shown) =>
    expect(languageFor(locale, stored, languages)).toBe(shown))
})
