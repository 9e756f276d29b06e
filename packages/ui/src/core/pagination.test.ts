import { describe, expect, it } from 'vitest'
import { listPageAddress, listPageOf } from './pagination.ts'

describe('a part of a long list', () => {
  it.each([
    ['/blog/', 1, '/blog/'],
    ['/blog/', 3, '/blog/page/3/'],
    ['/de/blog/category/light/', 12, '/de/blog/category/light/page/12/'],
    ['/', 2, '/page/2/'],
  ])('of %s, number %i, is at %s', (list, part, address) => {
    expect(listPageAddress(list, part)).toBe(address)
    expect(listPageOf(address)).toEqual({ list, part })
  })

  it.each([
    '/blog/page/1/',
    '/blog/page/02/',
    '/blog/page/0/',
    '/blog/page/x/',
    '/blog/page/99999/',
    '/page/',
    '/blog',
  ])('is not %s', (address) => expect(listPageOf(address)).toEqual({ list: address, part: 1 }))
})
