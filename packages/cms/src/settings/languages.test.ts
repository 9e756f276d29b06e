import { describe, expect, it } from 'vitest'
import { chosenLanguages, parseLanguageList, unknownLanguageIn } from './languages.ts'

describe('a list of languages', () => {
  it.each([
    ['de', ['de']],
    ['de en  he', ['de', 'en', 'he']],
    ['pt-BR, en, pt-BR', ['pt-BR', 'en']],
  ])('%j names %j', (text, languages) => expect(parseLanguageList(text)).toEqual(languages))

  it.each(['', ' , ', 'de xx', 'DE'])('%j cannot be read', (text) => expect(parseLanguageList(text)).toBeUndefined())

  it('names the first that is not known', () => expect(unknownLanguageIn('de xx yy')).toBe('xx'))
})

describe('the languages of a site', () => {
  it('stand in the order that it chose', () => expect(chosenLanguages(['en', 'de'], 'de en')).toEqual(['de', 'en']))
  it('are those of the settings, too, behind the chosen ones', () =>
    expect(chosenLanguages(['en', 'de', 'he'], 'fr de')).toEqual(['fr', 'de', 'en', 'he']))
  it.each([undefined, '', 'xx'])('are those of the settings where it chose %j', (chosen) =>
    expect(chosenLanguages(['en', 'de'], chosen)).toEqual(['en', 'de']))
})
