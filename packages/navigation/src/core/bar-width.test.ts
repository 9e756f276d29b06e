import { describe, expect, it } from 'vitest'
import { barFrom, type HeaderContent, nameBreaks, USUAL_TYPE } from './bar-width.ts'
import { parseHeaderSettings } from './settings.ts'

const entry = (label: string, children: HeaderContent['header']['items'] = []) => ({
  label,
  href: '/',
  newTab: false,
  children,
})
const entries = (count: number, label = 'Services') => Array.from({ length: count }, () => entry(label))

const from = (
  items: HeaderContent['header']['items'],
  more: Partial<HeaderContent> & { readonly stored?: object } = {},
) => {
  const { stored, ...content } = more
  const action = { label: 'Contact', href: '/contact/', newTab: false }
  const header = { items, action, settings: parseHeaderSettings(stored) }
  return barFrom({ header, name: 'Halden & Rye', languages: [], type: USUAL_TYPE, ...content })
}

describe('the bar of a menu', () => {
  it('stands in every wide window with few entries', () => expect(from(entries(4))).toBe(60))
  it('needs a wider one for six entries with a search and three languages', () => {
    const more = { stored: { search: 'overlay', languages: true }, languages: ['English', 'Deutsch', 'עברית'] }
    expect(from(entries(6), more)).toBeGreaterThan(80)
  })
  it('fits into none with twelve long entries', () => expect(from(entries(12, 'Accessories for boats'))).toBe('never'))
  it('needs more room in capitals', () =>
    expect(from(entries(8), { type: { capitals: true, textRem: 1.125 } })).toBeGreaterThan(Number(from(entries(8)))))
  it('has a row of its own in the layout of two rows', () => {
    expect(from(entries(7), { stored: { layout: 'rows' } })).toBeLessThan(Number(from(entries(7))))
  })
  it('needs as much on both sides of a name in the middle', () =>
    expect(from(entries(6), { stored: { layout: 'centred' } })).toBeGreaterThan(Number(from(entries(6)))))
  it('counts the arrows of lists', () => {
    const opened = Array.from({ length: 6 }, () => entry('Services', entries(2)))
    expect(from(opened)).toBeGreaterThan(Number(from(entries(6))))
  })
  it('counts links of other features', () =>
    expect(from(entries(6), { tools: 3 })).toBeGreaterThan(Number(from(entries(6)))))
  it('counts a logo instead of the name', () => {
    const name = 'The workshop of Halden and Rye'
    expect(from(entries(6), { name, logo: { width: 100, height: 100 } })).toBeLessThan(
      Number(from(entries(6), { name })),
    )
  })
})

describe('a name', () => {
  it.each([
    ['Halden & Rye', 'never'],
    ['Halden, Rye & Sons', 'narrow'],
    ['Society for the History of Lamps and Lanterns', 'always'],
  ] as const)('%s breaks in two lines: %s', (name, windows) => expect(nameBreaks(name)).toBe(windows))
})

it('a name gives way to a link of another feature in narrow windows', () => {
  expect(nameBreaks('Halden & Rye')).toBe('never')
  expect(nameBreaks('Halden & Rye', 1)).toBe('narrow')
})
