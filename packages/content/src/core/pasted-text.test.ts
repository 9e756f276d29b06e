import { describe, expect, it } from 'vitest'
import { asciiDigits, pastedText } from './pasted-text.ts'

describe('a text that was pasted', () => {
  it.each([
    ['marks of direction', '\u202a+49 30 1234567\u202c', '+49 30 1234567'],
    ['a space without width', 'ann@v.example\u200b', 'ann@v.example'],
    ['a byte order mark', '\ufeffann@v.example', 'ann@v.example'],
    ['a soft hyphen', 'ann@exam\u00adple.org', 'ann@example.org'],
    ['narrow spaces', '\u00a0+49\u200930\u202f1 ', '+49 30 1'],
    ['full-width letters', 'ａｎｎ＠ｖ.example', 'ann@v.example'],
    ['letters that a PDF has joined', 'of\ufb01ce@v.example', 'office@v.example'],
    ['letters in parts', 'jo\u0308rg@v.example', 'jörg@v.example'],
  ])('loses %s', (_, text, expected) => expect(pastedText(text)).toBe(expected))
})

it.each([
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
  ['९१', '91'],
  ['12 and 34', '12 and 34'],
  ['½', '½'],
])('%s has the digits %s', (text, expected) => expect(asciiDigits(text)).toBe(expected))
