import { describe, expect, it } from 'vitest'
import { DESCRIPTION_LENGTH, fitOf, shownAddress, shownText, TITLE_LENGTH } from './search-result.ts'

describe('a search result', () => {
  it.each([
    ['', 'missing'],
    ['Too short to say much.', 'short'],
    ['d'.repeat(50), 'fits'],
    ['d'.repeat(160), 'fits'],
    ['d'.repeat(161), 'long'],
  ])('tells whether its description is shown whole: %#', (text, fit) =>
    expect(fitOf(text, DESCRIPTION_LENGTH)).toBe(fit))

  it('shows a title that fits as it is', () => {
    const title = 'Rooms for reading – Halden & Rye'
    expect(shownText(title, TITLE_LENGTH)).toBe(title)
  })

  it.each([
    ['after a whole word', `${'word '.repeat(11)}another and more`, `${'word '.repeat(11).trim()} …`],
    [
      'where the last word ends at the limit',
      `${'n'.repeat(30)} ${'m'.repeat(29)} more`,
      `${'n'.repeat(30)} ${'m'.repeat(29)} …`,
    ],
    ['in a word that is too long', 'n'.repeat(80), `${'n'.repeat(60)} …`],
  ])('cuts a title %s', (_, title, shown) => expect(shownText(title, TITLE_LENGTH)).toBe(shown))

  it.each([
    ['https://example.com/', 'example.com'],
    ['https://example.com/studio/our-approach/', 'example.com › studio › our-approach'],
    ['https://example.com/%D7%A1%D7%98%D7%95%D7%93%D7%99%D7%95/', 'example.com › סטודיו'],
    ['https://example.com/100%/', 'example.com › 100%'],
    ['nowhere', 'nowhere'],
  ])('writes the address %s', (address, shown) => expect(shownAddress(address)).toBe(shown))
})
