import { parseOldAddress } from '@vitrine/content/redirects'
import { describe, expect, it } from 'vitest'
import { patternOf } from './regex-pattern.ts'

describe('a regular expression of a plugin', () => {
  it.each([
    ['/shop/(.*)', 'https://shop.example/$1', '/shop/*', 'https://shop.example/$1'],
    ['^/old/(.+)$', '/new/$1', '/old/*', '/new/$1'],
    ['^old/([^/]+)/?$', '/new/$1/', '/old/*/', '/new/$1/'],
    ['^/(\\d{4})/(\\d{2})/([\\w-]+)/$', '/blog/$3/', '/#/#/*/', '/blog/$3/'],
    ['/a/.*/b/([0-9]+)', '/$1/', '/a/*/b/#*', undefined],
    ['^/news/page/(\\d+)/?$', '/news/', '/news/page/#/', '/news/'],
    ['/file\\.html$', '/file/', '/file.html', '/file/'],
    ['/old', '/new/', '/old*', '/new/'],
    ['^/x/(.*)/y/(.*)', '/$2/$1/$3', '/x/*/y/*', '/$2/$1/'],
  ])('%s to %s becomes %s', (source, target, from, to) =>
    expect(patternOf(source, target)).toEqual(to === undefined ? undefined : { from, to }))

  it.each([
    '^/(a|b)/',
    '^/a(?=b)',
    '/(.*)(.*)',
    '/colou?r/',
    '/a+/',
    '/x\\?id=(\\d+)',
    '(.*)',
    '/[^a]+/',
    `/${'a'.repeat(400)}`,
    '/(((((((((a+)+)+)+)+)+)+)+)+)$',
  ])('%s says more than a pattern can', (source) => expect(patternOf(source, '/')).toBeUndefined())

  it.each([
    '/shop/(.*)',
    '^/(\\d{4})/(.*)$',
    '/old',
    '^old/([^/]+)/?$',
  ])('%s becomes what redirects store', (source) => {
    const from = patternOf(source, '/')?.from ?? ''
    expect(parseOldAddress(from)).toEqual({ from, matchedBy: 'pattern' })
  })
})
