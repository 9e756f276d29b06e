import { describe, expect, it } from 'vitest'
import { faceOf, hasGlyphs, parseFontFaces } from './font-faces.ts'

const CSS = `@layer a;@font-face{font-family:A;src:url(/assets/latin.woff2)format("woff2");unicode-range:U+??,U+131,U+2000-206F}
@font-face{font-family:A;src:url("/assets/hebrew.woff2") format("woff2");unicode-range: U+0590-05FF, bad}
@font-face{font-family:Stand-in;src:local(Arial);size-adjust:90%}`

const faces = parseFontFaces(CSS)

describe('the files of a typeface', () => {
  it('are read with their letters; what stands in for them is left out', () =>
    expect(faces).toEqual([
      {
        url: '/assets/latin.woff2',
        ranges: [
          [0, 255],
          [0x131, 0x131],
          [0x2000, 0x206f],
        ],
      },
      { url: '/assets/hebrew.woff2', ranges: [[0x590, 0x5ff]] },
    ]))
  it('are found by a letter', () => {
    expect(faceOf('ש'.codePointAt(0) ?? 0, faces)?.url).toBe('/assets/hebrew.woff2')
    expect(faceOf('字'.codePointAt(0) ?? 0, faces)).toBeUndefined()
  })
  it('say whether a text can be drawn', () => {
    expect(hasGlyphs('Halden & Rye – ש', faces)).toBe(true)
    expect(hasGlyphs('Halden 🙂', faces)).toBe(false)
  })
})
