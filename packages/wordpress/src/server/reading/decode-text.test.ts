import { describe, expect, it } from 'vitest'
import { cleanText } from '../../core/xml/clean-text.ts'
import { TextDecoding } from './decode-text.ts'

const TEXT = `<?xml version="1.0" encoding="UTF-8"?><a>größe אור 💡${' '.repeat(1500)}é</a>`
const declared = (label: string) => `<?xml version="1.0" encoding="${label}"?><a>größe ${' '.repeat(1500)}</a>`

function decoded(bytes: Uint8Array, chunkBytes = bytes.length): string {
  const decoding = new TextDecoding()
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkBytes) text += decoding.write(bytes.subarray(at, at + chunkBytes))
  return text + decoding.end()
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('encodings', () => {
  it('are UTF-8 without a word', () => expect(decoded(Buffer.from(TEXT))).toBe(TEXT))
  it('may have a byte order mark, which is no text', () => {
    expect(decoded(Buffer.from(`\u{feff}${TEXT}`))).toBe(TEXT)
    expect(decoded(Buffer.from(`\u{feff}${TEXT}`, 'utf16le'))).toBe(TEXT)
    expect(decoded(utf16be(`\u{feff}${TEXT}`))).toBe(TEXT)
  })
  it('are UTF-16 without a mark by their shape', () => {
    expect(decoded(Buffer.from(TEXT, 'utf16le'))).toBe(TEXT)
    expect(decoded(utf16be(TEXT))).toBe(TEXT)
  })
  it('are the declared one', () => {
    const text = declared('ISO-8859-1')
    expect(decoded(Buffer.from(text, 'latin1'))).toBe(text)
    expect(decoded(Buffer.from(declared('koi8-r').replace('größe', '\xf2'), 'latin1'))).toContain('Р')
  })
  it('are UTF-8 when the file is, whatever it declares', () => {
    for (const label of ['ISO-8859-1', 'windows-1252', 'UTF-16', 'no-such-encoding']) {
      expect(decoded(Buffer.from(declared(label)))).toBe(declared(label))
    }
  })
  it('may lie: what is not UTF-8 is marked where it stands', () => {
    expect(cleanText(decoded(Buffer.from(declared('UTF-8'), 'latin1'))).text).toBe(declared('UTF-8'))
  })
})

describe('chunks', () => {
  it('may end inside of a letter', () => {
    for (const size of [1, 2, 3, 5, 1025]) {
      expect(decoded(Buffer.from(TEXT), size), `${size} bytes`).toBe(TEXT)
      expect(decoded(Buffer.from(`\u{feff}${TEXT}`, 'utf16le'), size), `${size} bytes`).toBe(TEXT)
    }
  })
  it('do not change what is marked', () => {
    const bytes = Buffer.concat([
      Buffer.from(TEXT),
      Buffer.from([0xf6, 0xe2, 0x82, 0x41, 0xf0, 0x9f, 0x92, 0xed, 0xa0, 0x80, 0xc3]),
    ])
    for (const size of [1, 2, 3, 5, 1025]) expect(decoded(bytes, size), `${size} bytes`).toBe(decoded(bytes))
    expect(decoded(bytes).slice(TEXT.length)).toBe('\udcf6\udce2\udc82A\udcf0\udc9f\udc92\udced\udca0\udc80\udcc3')
  })
})
