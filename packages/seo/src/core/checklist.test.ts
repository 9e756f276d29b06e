import { describe, expect, it } from 'vitest'
import { checklist, type LinkTargets, type PageOutline } from './checklist.ts'

const GOOD: PageOutline = {
  title: 'Studio – Halden & Rye',
  description: 'Eleven people who draw rooms and build what stands in them, since 1998.',
  headings: [
    { level: 1, text: 'Studio' },
    { level: 2, text: 'People' },
    { level: 3, text: 'Ines' },
    { level: 2, text: 'Place' },
  ],
  images: [{ address: '/media/room.jpg', alt: 'A room' }],
  links: [{ href: '/contact/', name: 'Contact' }],
  words: 200,
}
const found = (page: Partial<PageOutline>, targets: Partial<LinkTargets> = {}) =>
  checklist({ ...GOOD, ...page }, { gone: [], drafts: [], ...targets })
const only = (page: Partial<PageOutline>, targets: Partial<LinkTargets> = {}) => {
  const [first, ...others] = found(page, targets)
  expect(others).toEqual([])
  return `${first?.weight} ${first?.place}: ${first?.text.en}`
}

it('finds nothing on a good page', () => expect(found({})).toEqual([]))

describe('title and description', () => {
  it('is reported if the title is longer than search engines show', () => {
    expect(found({ title: 'x'.repeat(60) })).toEqual([])
    expect(only({ title: 'x'.repeat(61) })).toMatch(/^hint title: The title has 61/)
  })
  it.each([
    [0, /There is no description/],
    [49, /has 49 characters. There is room/],
    [161, /has 161 characters. About 160/],
  ])('is said of a description of %i characters', (length, sentence) =>
    expect(only({ description: 'x'.repeat(length) })).toMatch(sentence))
  it.each([50, 160])('is content with one of %i', (length) =>
    expect(found({ description: 'x'.repeat(length) })).toEqual([]))
})

describe('headings', () => {
  it('have one of the first level', () => {
    expect(only({ headings: [{ level: 2, text: 'A' }] })).toMatch(/^problem blocks: There is no heading/)
    const two = [
      { level: 1, text: 'A' },
      { level: 1, text: 'B' },
    ]
    expect(only({ headings: two })).toMatch(/There are 2 headings of the first level: A, B/)
  })
  it('skip no level on their way down, and may on their way up', () => {
    const at = (...levels: number[]) => levels.map((level) => ({ level, text: `h${level}` }))
    expect(only({ headings: at(1, 3) })).toMatch(/“h3” is a heading of level 3 without one of level 2/)
    expect(found({ headings: at(1, 2, 3, 4, 2) })).toEqual([])
  })
})

describe('what can be mended at its place', () => {
  it('is a heading that skips a level, or is one title too many', () => {
    const headings = [
      { level: 1, text: 'A', block: 'a' },
      { level: 1, text: 'B', block: 'b' },
      { level: 4, text: 'C', block: 'c' },
    ]
    expect(found({ headings }).flatMap(({ spots = [] }) => spots)).toEqual([
      { name: 'A', block: 'a' },
      { name: 'B', block: 'b', heading: { words: 'B', level: 1, fitting: 2 } },
      { name: 'C', block: 'c', heading: { words: 'C', level: 4, fitting: 2 } },
    ])
  })

  it('is a link that leads nowhere, by the field of its words, or by the text and its number among the links there', () => {
    const links = [
      { href: '/gone/', name: 'Gone', block: 'a', field: 'link.label' },
      { href: '/gone/', name: 'In a text', block: 'b', field: 'content', nth: 1 },
      { href: '/gone/', name: 'Elsewhere', block: 'c' },
    ]
    expect(found({ links }, { gone: ['/gone/'] })[0]?.spots).toEqual([
      { name: 'Gone', block: 'a', link: { at: 'link.label' } },
      { name: 'In a text', block: 'b', link: { at: 'content', nth: 1 } },
      { name: 'Elsewhere', block: 'c' },
    ])
  })
})

describe('pictures and links', () => {
  it.each([undefined, '', ' '])('says which picture has no text: %j', (alt) =>
    expect(only({ images: [{ address: '/media/a.jpg', alt }] })).toMatch(/^problem blocks: .*: a\.jpg\./))
  it('says which links have no text, and which no address', () => {
    expect(only({ links: [{ href: '/a/', name: ' ' }] })).toMatch(/without a text: \/a\/\./)
    expect(only({ links: [{ href: '#', name: 'More' }] })).toMatch(/without an address: More\./)
  })
  it('says which lead nowhere, and which to drafts', () => {
    expect(only({}, { gone: ['/old/'] })).toMatch(/lead nowhere: \/old\/\./)
    expect(only({}, { drafts: ['Prices'] })).toMatch(/visitors cannot see: Prices\./)
  })
  it('names no more than can be read', () =>
    expect(only({}, { gone: ['1', '2', '3', '4', '5', '6', '6', '7'] })).toMatch(/: 1, 2, 3, 4, 5 and 2 more\./))
})

it('is said in German, too', () => {
  const [finding] = found({}, { gone: ['1', '2', '3', '4', '5', '6'] })
  expect(finding?.text.de).toBe('Links, die ins Leere führen: 1, 2, 3, 4, 5 und 1 weitere. Berichtigen oder entfernen.')
})

it('reports a page with hardly any text', () => expect(only({ words: 12 })).toMatch(/^hint blocks: There are 12 words/))
