import { describe, expect, it } from 'vitest'
import { hashOfSlide, slideOfHash, slideOfPlace } from './deep-link.ts'

const names = { alias: 'rooms', deeplinks: [undefined, 'summer', undefined] }

describe('the hash of a page', () => {
  it.each([
    ['2', 1],
    ['summer', 1],
    ['rooms/3', 2],
    ['rooms/summer', 1],
  ])('%s selects a slide', (hash, index) => expect(slideOfHash(hash, names)).toBe(index))
  it.each([
    '',
    '0',
    '4',
    '02',
    'winter',
    'other/2',
    'rooms/',
    'rooms/9',
    'rooms',
    '-1',
    '1.5',
    'undefined',
  ])('"%s" means something else', (hash) => expect(slideOfHash(hash, names)).toBeUndefined())
  it('says the name of a slide, or its place', () => {
    expect(hashOfSlide(1, names)).toBe('#summer')
    expect(hashOfSlide(2, names)).toBe('#rooms/3')
  })
})

describe('a place that scripts and layers name', () => {
  it('counts from 1, also as text', () => {
    expect(slideOfPlace(2, names.deeplinks)).toBe(1)
    expect(slideOfPlace('3', names.deeplinks)).toBe(2)
  })
  it('may be a name', () => expect(slideOfPlace('summer', names.deeplinks)).toBe(1))
  it('is undefined where no slide has the name', () => expect(slideOfPlace('winter', names.deeplinks)).toBe(-1))
})
