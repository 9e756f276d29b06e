import { expect, it } from 'vitest'
import { cleanSlug, isSlug, MAX_SLUG_LENGTH, slugFrom } from './slug.ts'

it.each([
  ['Crème brûlée & Co.', 'creme-brulee-co'],
  ['  --A  b--', 'a-b'],
  ['…', ''],
])('%s becomes %s', (title, slug) => expect(slugFrom(title)).toBe(slug))

it('a slug that is made from a title has at most 100 characters', () =>
  expect(slugFrom('a'.repeat(500))).toHaveLength(100))

it.each([
  ['about_us', 'about_us'],
  ['a__b', 'a__b'],
  ['a-_-b', 'a-_-b'],
  ['_private_', 'private'],
  ['v1.2_final', 'v1-2_final'],
  ['Über_uns', 'uber_uns'],
  ['__', ''],
])('%s from elsewhere stays %s', (written, slug) => expect(cleanSlug(written)).toBe(slug))

it('a slug from elsewhere keeps 200 characters, and is still one when it is cut', () => {
  expect(cleanSlug('a'.repeat(500))).toHaveLength(MAX_SLUG_LENGTH)
  expect(isSlug(cleanSlug(`${'a'.repeat(MAX_SLUG_LENGTH - 1)}_b`))).toBe(true)
})

it.each(['a', 'about_us', 'a__b', 'a-_-b', '2024', 'überuns'])('%s can be a slug', (value) =>
  expect(isSlug(value)).toBe(true))

it.each(['', '_', '_next', 'a_', '-a', 'a-', 'a--b', 'a.b', 'a/b', 'a b'])('“%s” cannot be a slug', (value) =>
  expect(isSlug(value)).toBe(false))
