import { describe, expect, it } from 'vitest'
import { parseLocalTexts, textIn } from './local-paths.ts'

describe('a text by language', () => {
  it('is read without languages that have none', () => {
    expect(parseLocalTexts({ en: '/services/', de: '', fr: null, ar: 7 })).toEqual({ en: '/services/' })
    expect(parseLocalTexts('/services/')).toEqual({})
    expect(parseLocalTexts(undefined)).toEqual({})
  })

  it('is that of the language, where it has one', () => {
    expect(textIn({ en: 'services', de: 'leistungen' }, 'de', ['en', 'de'])).toBe('leistungen')
  })

  it('is else that of the first language of the site that has one', () => {
    expect(textIn({ de: 'leistungen', en: 'services' }, 'fr', ['en', 'de', 'fr'])).toBe('services')
    expect(textIn({ de: 'leistungen' }, 'fr', ['en', 'de', 'fr'])).toBe('leistungen')
  })

  it('is else that of a language that the site no longer has', () => {
    expect(textIn({ it: 'servizi' }, 'en', ['en'])).toBe('servizi')
    expect(textIn({}, 'en', ['en'])).toBeUndefined()
  })
})
