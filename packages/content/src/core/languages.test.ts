import { describe, expect, it } from 'vitest'
import { addressOf, type Languages, localPathOf, siteLanguage } from './languages.ts'

const languages: Languages = ['en', 'de', 'pt-BR']

describe('the address of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/services/', 'en', '/services/'],
    ['/de/', 'de', '/'],
    ['/de/services/lighting/', 'de', '/services/lighting/'],
    ['/pt-BR/services/', 'pt-BR', '/services/'],
  ])('%s names a language and a page', (address, locale, path) => {
    expect(localPathOf(address, languages)).toEqual({ locale, path })
    expect(addressOf({ locale, path }, languages)).toBe(address)
  })

  it('belongs to the default language when it only begins like another', () => {
    expect(localPathOf('/design/', languages)).toEqual({ locale: 'en', path: '/design/' })
    expect(localPathOf('/de', languages)).toEqual({ locale: 'en', path: '/de' })
  })

  it('has no prefix on a site of one language', () => {
    expect(localPathOf('/de/', ['en'])).toEqual({ locale: 'en', path: '/de/' })
  })
})

describe('a language that is asked for', () => {
  it.each([
    ['de', 'de'],
    ['fr', 'en'],
    [undefined, 'en'],
    [['de'], 'en'],
  ])('%j is answered in %s', (asked, language) => expect(siteLanguage(asked, languages)).toBe(language))
})
