import { describe, expect, it } from 'vitest'
import { parseBlogAddress } from './addresses.ts'

describe('an address of the blog', () => {
  it.each([
    ['/blog/', { kind: 'index' }],
    ['/blog/a-chair-for-a-ferry/', { kind: 'post' }],
    ['/blog/category/light/', { kind: 'term', collection: 'categories' }],
    ['/blog/tag/oak/', { kind: 'term', collection: 'tags' }],
    ['/blog/series/one-room/', { kind: 'term', collection: 'series' }],
    ['/blog/author/mira-halden/', { kind: 'term', collection: 'authors' }],
    ['/blog/2026/', { kind: 'year', year: 2026 }],
    ['/blog/2026/03/', { kind: 'month', year: 2026, month: 3 }],
  ])('%s is read', (path, address) => expect(parseBlogAddress(path, '/blog/')).toEqual(address))

  it.each([
    '/',
    '/blogs/',
    '/blog',
    '/blog/category/',
    '/blog/page/',
    '/blog/2026/13/',
    '/blog/2026/3/',
    '/blog/0000/',
    '/blog/a/b/',
    '/blog/category/light/chairs/',
    '/blog//x/',
  ])('%s leads to nothing', (path) => expect(parseBlogAddress(path, '/blog/')).toBeUndefined())

  it('stands below what the settings say', () => {
    expect(parseBlogAddress('/journal/x/', '/journal/')).toEqual({ kind: 'post' })
  })
})
