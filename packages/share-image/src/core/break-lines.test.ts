import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Every letter is one wide. */
const inLetters = (text: string) => text.length
const lines = (title: string, width: number) => breakLines(title, width, inLetters)

describe('a title', () => {
  it('that fits stands on one line', () => expect(lines('Studio', 20)).toEqual(['Studio']))
  it('is broken into as few lines as hold it', () =>
    expect(lines('Rooms for ordinary mornings', 20)).toEqual(['Rooms for', 'ordinary mornings']))
  it('leaves no word alone at its end', () =>
    expect(lines('We draw rooms and build what stands in them', 21)).toEqual([
      'We draw rooms',
      'and build what',
      'stands in them',
    ]))
  it('has no line that is wider than it may be', () => {
    const title = 'A studio of eleven people for interiors furniture and light in a town by the sea'
    for (const width of [12, 17, 25, 40]) {
      expect(lines(title, width).every((line) => line.length <= width)).toBe(true)
      expect(lines(title, width).join(' ')).toBe(title)
    }
  })
})

describe('a word that is longer than a line', () => {
  it('is broken where a syllable begins, with a hyphen', () =>
    expect(lines('Rechtsschutzversicherungsgesellschaften', 30)).toEqual([
      'Rechtsschutzversicherungsge-',
      'sellschaften',
    ]))
  it('is broken at the soft hyphens that its writer put in', () =>
    expect(lines('Rechts\u00ADschutz\u00ADversicherungs\u00ADgesellschaften', 30)).toEqual([
      'Rechtsschutzversicherungs-',
      'gesellschaften',
    ]))
  it('is left as it is where no break is allowed', () => expect(lines('strengthslngth', 6)).toHaveLength(1))
})
