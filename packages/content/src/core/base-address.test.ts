import { expect, it } from 'vitest'
import { baseAddress } from './base-address.ts'

it('is made from the settings, or from the default', () => {
  expect(baseAddress({ slug: 'Journal' }, 'blog')).toBe('/journal/')
  expect(baseAddress({ slug: '' }, 'blog')).toBe('/blog/')
  expect(baseAddress(null, 'work')).toBe('/work/')
})
