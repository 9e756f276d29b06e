import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { parseMenu, parseMenuItems } from './parse-menu.ts'

const image = {
  alt: 'A chair',
  fallback: { url: '/media/chair.webp', width: 3, height: 2, type: 'image/webp' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
}

const parse: ParseContext = {
  locale: 'en',
  image: (raw) => (raw === 'chair' ? image : undefined),
  blocks: () => [],
  href: (link) => (link as { url?: string } | undefined)?.url,
}

const row = (label: string, children: readonly object[] = [], more: object = {}) => ({
  link: { type: 'url', label, url: `/${label}/` },
  children,
  ...more,
})

describe('the entries of a menu', () => {
  it('go four levels deep, and no deeper', () => {
    const fourth = row('d', [row('e')], { leaves: [row('e')], below: [row('e')] })
    const third = row('c', [], { below: [fourth] })
    const [first] = parseMenuItems([row('a', [row('b', [], { leaves: [third] })])], parse)
    expect(first?.children[0]?.children[0]).toMatchObject({ label: 'c', children: [{ label: 'd', children: [] }] })
  })
  it('stand in columns when an entry of the first level says so', () => {
    const below = [row('b', [], { leaves: [row('c')], share: 2, description: 'Chairs and tables.', picture: 'chair' })]
    const [first] = parseMenuItems([row('a', below, { display: 'window' })], parse)
    expect(first?.columns).toBe('window')
    expect(first?.children[0]).toMatchObject({ share: 2, description: 'Chairs and tables.', image })
  })
  it('stand in no columns where there is nothing to stand', () =>
    expect(parseMenuItems([row('a', [], { display: 'site' })], parse)[0]).not.toHaveProperty('columns'))
  it.each([
    [99, 3],
    [1.6, 2],
    [1, undefined],
    [-4, undefined],
    ['2', undefined],
  ])('keep the share %j of a column within bounds: %j', (share, parsed) =>
    expect(parseMenuItems([row('a', [row('b', [], { share })])], parse)[0]?.children[0]?.share).toBe(parsed))
  it('without what they lead to are left out', () =>
    expect(parseMenuItems([{ link: { type: 'page', page: null, label: 'Gone' } }, null, 'x'], parse)).toEqual([]))
})

describe('a menu', () => {
  it('that was deleted is none', () =>
    expect([null, undefined, 7].map((raw) => parseMenu(raw, parse))).toEqual([undefined, undefined, undefined]))
  it('may be empty', () => expect(parseMenu({ name: 'Main', items: [] }, parse)).toEqual([]))
})
