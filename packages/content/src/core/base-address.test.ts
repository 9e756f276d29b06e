import { expect, it } from 'vitest'
import { baseAddress } from './base-address.ts'

it('is made of what the settings say, or of what is usual', () => {
  expect(baseAddress({ slug: 'Journal' }, 'blog')).toBe('/journal/')
  expect(baseAddress({ slug: '' }, 'blog')).toBe('/blog/')
  expect(baseAddress(null, 'work')).toBe('/work/')
})
