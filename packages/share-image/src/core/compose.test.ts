import { describe, expect, it } from 'vitest'
import { compose, IMAGE_WIDTH, type TextStyle, type Typesetter } from './compose.ts'
import { type ShareLook, shareCard } from './share-card.ts'

/** Every letter is half as wide as high, and nothing is drawn but the text itself. */
const setter: Typesetter = {
  measure: (text, { size }) => (text.length * size) / 2,
  outline: (text, { size }: TextStyle, direction) => `<text size="${size}" dir="${direction}">${text}</text>`,
}
const LOOK: ShareLook = {
  colors: { paper: '#f4f0e8', surface: '#ebe5d9', ink: '#1d1b18', accent: '#a83c22', line: '#c9c0b0' },
  type: { weight: 400, tracking: -0.02, leading: 1, display: ['serif'], text: ['sans'] },
}
const drawn = (title: string, locale = 'en') =>
  compose(shareCard({ title, siteName: 'Halden & Rye', locale }, LOOK), setter)
const texts = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)[^>]*><text size="([\d.]+)" dir="(...)">([^<]*)/g)].map(
    ([, x, y, size, direction, text]) => ({ x: Number(x), y: Number(y), size: Number(size), direction, text }),
  )
const lines = (svg: string) => texts(svg).slice(1)

describe('an image for shared links', () => {
  it('sets a short title large, and a long one so that it fits', () => {
    const [short] = lines(drawn('Studio'))
    const long = lines(drawn('We draw rooms and build what stands in them for homes, shops and public rooms'))
    expect(short?.size).toBe(164)
    expect(long.length).toBeGreaterThan(2)
    for (const { x, y, size, text = '' } of long) {
      expect(x + (text.length * size) / 2).toBeLessThanOrEqual(IMAGE_WIDTH)
      expect(y - size).toBeGreaterThan(120)
    }
  })
  it('keeps the words of a title, in order', () =>
    expect(
      lines(drawn('How we work, from the first visit on'))
        .map(({ text }) => text)
        .join(' '),
    ).toBe('How we work, from the first visit on'))
  it('breaks a long word only when no size holds it', () => {
    expect(lines(drawn('Rechtsschutzversicherung')).map(({ text }) => text)).toEqual(['Rechtsschutzversicherung'])
    const [first] = lines(drawn('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'))
    expect(first?.text).toMatch(/-$/)
  })
  it('is a mirror image where one writes from right to left', () => {
    const [name, title] = texts(drawn('abc', 'he'))
    expect(name?.direction).toBe('rtl')
    expect((title?.x ?? 0) + (3 * 164) / 2).toBeCloseTo(IMAGE_WIDTH - 84 + 164 * 0.04)
  })
  it('has the colours of its look, and no others', () =>
    expect([...new Set(drawn('a').match(/#[0-9a-f]{6}/g))].sort()).toEqual(Object.values(LOOK.colors).sort()))
})
