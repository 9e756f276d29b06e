import { describe, expect, it } from 'vitest'
import { foldedWords, MAX_WORD_LENGTH, wordsIn } from './words.ts'

describe('words', () => {
  it('stand where the text has them', () => {
    const text = 'The «Küche», again'
    expect([...wordsIn(text, 'de')].map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['the', 'The'],
      ['kuche', 'Küche'],
      ['again', 'again'],
    ])
  })

  it('are letters and digits, whatever stands between them', () =>
    expect(foldedWords("don't (e-mail) <b>24/7</b> 🙂 l’eau", 'en')).toEqual([
      'don',
      't',
      'e',
      'mail',
      'b',
      '24',
      '7',
      'b',
      'l',
      'eau',
    ]))

  it('are found in scripts that put no spaces between them', () => {
    expect(foldedWords('東京の図書館', 'ja')).toEqual(['東京', 'の', '図書館'])
    expect(foldedWords('ห้องสมุดใหญ่', 'th').length).toBeGreaterThan(1)
  })

  it('keep the vowels of Devanagari', () => expect(foldedWords('हिन्दी किताब', 'hi')).toEqual(['हिन्दी', 'किताब']))

  it('ignore hyphens that only show where a line may break', () =>
    expect(foldedWords('li\u00ADbra\u00ADry', 'en')).toEqual(['library']))

  it('are cut when they are longer than any word', () => {
    const [word = ''] = foldedWords('🅰a'.repeat(9) + '𐐀'.repeat(10_000), 'en').slice(-1)
    expect(word.length).toBeLessThanOrEqual(MAX_WORD_LENGTH)
    expect(word).not.toMatch(/[\uD800-\uDBFF]$/)
  })

  it('of nothing are none', () => {
    expect(foldedWords('', 'en')).toEqual([])
    expect(foldedWords('… — !!! 🙂', 'en')).toEqual([])
  })
})
