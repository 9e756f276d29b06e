import { describe, expect, it } from 'vitest'
import { EXCERPT_LENGTH, excerptOf, mark, type Piece } from './excerpt.ts'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'

const question = (term: string, locale = 'en') => parseQuery(term, locale) as ParsedQuery
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

describe('marks', () => {
  it.each([
    ['kitchen', 'Oak kitchens for small rooms', 'Oak [kitchens] for small rooms'],
    ['cafe', 'Das Café am Fluß', 'Das [Café] am Fluß'],
    ['fluss', 'Das Café am Fluß', 'Das Café am [Fluß]'],
    ['lib', 'The library', 'The [library]'],
    ['"small rooms"', 'Oak for small rooms', 'Oak for [small] [rooms]'],
    ['img', '<img onerror=alert(1)>', '<[img] onerror=alert(1)>'],
    ['zebra', 'Nothing of it', 'Nothing of it'],
  ])('what answers %s in “%s”', (term, text, expected) => expect(shown(mark(text, question(term)))).toBe(expected))

  it('marks the word that a mistyped one stands for', () =>
    expect(shown(mark('The kitchen', question('kitchne '), new Map([['kitchne', ['kitchen']]])))).toBe('The [kitchen]'))

  it('loses nothing of the text', () => {
    const text = '🙂 Café — 図書館, שָׁלוֹם'
    expect(
      mark(text, question('cafe 図書館'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

describe('an excerpt', () => {
  const filler = 'word '.repeat(200)

  it('shows the part where most of what was looked for stands', () => {
    const text = `${filler}an oak ${filler}an oak kitchen with light ${filler}`
    const excerpt = excerptOf(text, question('oak kitchen'))
    expect(shown(excerpt)).toContain('[oak] [kitchen] with light')
    expect(excerpt[0]?.text).toBe('… ')
    expect(excerpt.at(-1)?.text).toBe(' …')
  })

  it('is about as long as it should be', () => {
    const length = shown(excerptOf(filler, question('zebra'))).length
    expect(length).toBeGreaterThan(EXCERPT_LENGTH / 2)
    expect(length).toBeLessThan(EXCERPT_LENGTH * 1.5)
  })

  it('of a short text is all of it', () => expect(shown(excerptOf('An oak.', question('oak')))).toBe('An [oak].'))

  it('of no text is nothing', () => expect(excerptOf('', question('oak'))).toEqual([]))
})
