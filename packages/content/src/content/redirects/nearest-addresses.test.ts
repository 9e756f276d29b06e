import { describe, expect, it } from 'vitest'
import { distance } from './edit-distance.ts'
import { nearestAddresses } from './nearest-addresses.ts'

const PAGES = [
  '/',
  '/services/',
  '/services/interiors/',
  '/services/furniture/',
  '/studio/',
  '/studio/approach/',
  '/contact/',
]
const nearest = (missing: string) => nearestAddresses(missing, PAGES, 3)

describe('the page that was meant', () => {
  it.each([
    ['/servises/', '/services/'],
    ['/interiors/', '/services/interiors/'],
    ['/studio/our-approach/', '/studio/approach/'],
    ['/kontakt/', '/contact/'],
    ['/Contact.html', '/contact/'],
    ['/sérvices/', '/services/'],
  ])('by %s is %s', (missing, page) => expect(nearest(missing)[0]).toBe(page))
  it('is none where nothing is alike', () => expect(nearest('/zzzzzz/')).toEqual([]))
  it('is none for the home page', () => expect(nearestAddresses('/x/', ['/'], 3)).toEqual([]))
  it('is one of as many as asked for', () => expect(nearestAddresses('/services/', PAGES, 1)).toHaveLength(1))
})

describe('the distance of two words', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['same', 'same', 0],
  ])('%j to %j is %i', (a, b, letters) => expect(distance(a, b)).toBe(letters))
})
