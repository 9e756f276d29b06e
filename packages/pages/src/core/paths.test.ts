import { describe, expect, it } from 'vitest'
import { freeHomeSlug, pathOf } from './paths.ts'

describe('the address of a page', () => {
  it.each([
    ['home', undefined, '/'],
    ['rooms', undefined, '/rooms/'],
    ['home', '/rooms/', '/rooms/home/'],
  ])('of %s below %s is %s', (slug, parent, path) => expect(pathOf(slug, parent)).toBe(path))
})

describe('the page that has been the home page', () => {
  it('gets a slug of its own', () => expect(freeHomeSlug(['/', '/home-20/'])).toBe('home-2'))
  it('leaves slugs to those who have them', () => expect(freeHomeSlug(['/home-2/', '/home-3/'])).toBe('home-4'))
})
