import { describe, expect, it } from 'vitest'
import { languageAttributes } from './language.ts'
import { protocolLocale } from './locale.ts'

describe('the language of a form', () => {
  it.each([
    'ar',
    'fa',
    'he',
    'ur',
  ])('runs from right to left in %s, with the region that the protocol wants', (code) => {
    expect(languageAttributes(protocolLocale(code)).dir).toBe('rtl')
  })

  it.each(['en', 'de', 'tr', 'zh-TW'])('runs from left to right in %s', (code) => {
    expect(languageAttributes(protocolLocale(code)).dir).toBe('ltr')
  })

  it('is written as HTML writes it', () => {
    expect(languageAttributes('de_DE')).toEqual({ lang: 'de-DE', dir: 'ltr' })
  })
})
