import { describe, expect, it } from 'vitest'
import { fragmentOf, parsePosition } from './item-position.ts'

describe('the fragment of an item', () => {
  it('is the gallery, a slash and the index from 0', () => {
    expect(fragmentOf({ group: 'reading-room', index: 2 })).toBe('#reading-room/2')
    expect(parsePosition('#reading-room/2')).toEqual({ group: 'reading-room', index: 2 })
  })
  it('carries any name of a gallery', () => {
    const place = { group: 'Lampen & Möbel/neu', index: 0 }
    expect(parsePosition(fragmentOf(place))).toEqual(place)
  })
  it.each([
    '',
    '#',
    '#reading-room',
    '#reading-room/',
    '#/2',
    '#reading-room/two',
    '#a/-1',
    '#%E0%A4%A/1',
    '#a/123456',
  ])('is not %s', (fragment) => expect(parsePosition(fragment)).toBeUndefined())
})
