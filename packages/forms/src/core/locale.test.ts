import { describe, expect, it } from 'vitest'
import { languageOf, languageTag, protocolLocale } from './locale.ts'

describe('the language of a form', () => {
  it('is written with its region', () => {
    expect(['en', 'de', 'pt-BR', 'zh'].map(protocolLocale)).toEqual(['en_US', 'de_DE', 'pt_BR', 'zh_CN'])
  })

  it.each([
    ['en_US', 'en'],
    ['en_GB', 'en-GB'],
    ['de_DE', 'de'],
    ['pt_BR', 'pt'],
    ['pt_PT', 'pt-PT'],
    ['eo', 'eo'],
  ])('%s is %s for formats, without the usual region', (locale, tag) => expect(languageTag(locale)).toBe(tag))

  it('is the one that the request names, when the site has it', () => {
    expect(languageOf('de_DE', ['en', 'de'])).toBe('de')
    expect(languageOf('fr_FR', ['en', 'de'])).toBe('en')
    expect(languageOf(undefined, ['en', 'de'])).toBe('en')
  })
})
