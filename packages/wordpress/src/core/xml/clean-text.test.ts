import { describe, expect, it } from 'vitest'
import { badByteMark, cleanText } from './clean-text.ts'

const marks = (...bytes: readonly number[]) => bytes.map(badByteMark).join('')

describe('characters that XML forbids', () => {
  it('are dropped and counted: controls, lone surrogates, U+FFFE and U+FFFF', () => {
    expect(cleanText('a\u{0}b\u{8}c\u{b}d\u{1f}e\u{fffe}\u{ffff}\ud83df')).toEqual({
      text: 'abcdef',
      dropped: 7,
      badBytes: 0,
    })
  })
  it('do not include tab, line feed and carriage return, nor letters of two units', () => {
    const text = 'a\tb\nc\rd 💡 אור'
    expect(cleanText(text)).toEqual({ text, dropped: 0, badBytes: 0 })
  })
})

describe('bytes that are not UTF-8', () => {
  it('are read as Windows-1252 in a field without UTF-8', () => {
    expect(cleanText(`gr${marks(0xf6, 0xdf)}e ${marks(0x80)}`)).toEqual({ text: 'größe €', dropped: 0, badBytes: 3 })
  })
  it('are replaced in a field that has UTF-8 beside them', () => {
    expect(cleanText(`gr${marks(0xf6)}e, אור`).text).toBe('gr�e, אור')
  })
  it('are replaced where they are the beginning of a letter that was cut', () => {
    expect(cleanText(`don${marks(0xe2, 0x80)}`).text).toBe('don�')
  })
})
