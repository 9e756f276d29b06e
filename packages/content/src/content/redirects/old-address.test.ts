import { describe, expect, it } from 'vitest'
import { parseOldAddress } from './old-address.ts'

describe('an old address', () => {
  it.each([
    ['old', '/old/', 'path'],
    ['/old.html', '/old.html', 'path'],
    ['/?p=12', '/?p=12', '?p'],
    ['?page_id=7', '/?page_id=7', '?page_id'],
    ['/shop?size=L&id=5', '/shop/?id=5&size=L', '?id&size'],
    ['/?q=a b%20c', '/?q=a+b+c', '?q'],
    ['/gr%C3%B6%C3%9Fe', '/größe/', 'path'],
    ['/gro\u0308ße?p=1', '/größe/?p=1', '?p'],
    ['/a%20b%2A/', '/a%20b%2A/', 'path'],
    ['/100%/', '/100%/', 'path'],
    ['/old/*', '/old/*', 'pattern'],
    ['old/*/x', '/old/*/x/', 'pattern'],
    ['/*/page/#', '/*/page/#/', 'pattern'],
    ['/item-#.html', '/item-#.html', 'pattern'],
  ])('%s is stored as %s, compared by %s', (written, from, matchedBy) =>
    expect(parseOldAddress(written)).toEqual({ from, matchedBy }))

  it.each([
    '/*',
    '/*/*',
    '/a**',
    '/a*#',
    '/a##',
    '/a b/',
    '/?',
    '/?=1',
    '/?a=1&a=2',
    '/x*?a=1',
    '/?a=1&b=2&c=3&d=4&e=5&f=6',
    `/${'*a'.repeat(7)}`,
    `/*${'a'.repeat(200)}`,
    `/${'a'.repeat(2000)}`,
  ])('%s is none', (written) => expect(parseOldAddress(written)).toBeUndefined())
})
