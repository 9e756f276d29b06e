import { describe, expect, it } from 'vitest'
import { MAX_PATH_BYTES, parseAddress } from './address.ts'
import { preferredEncoding } from './encoding.ts'

describe('an address', () => {
  it.each([
    ['/', { kind: 'page', path: '/' }],
    ['/a/b/', { kind: 'page', path: '/a/b/' }],
    ['/a/b/?x=1', { kind: 'page', path: '/a/b/' }],
    ['/caf%C3%A9/', { kind: 'page', path: '/café/' }],
    ['/gr%c3%b6%c3%9fe/', { kind: 'page', path: '/größe/' }],
    ['/gro%CC%88%C3%9Fe/', { kind: 'redirect', to: '/gr%C3%B6%C3%9Fe/' }],
    ['/%73ervices/', { kind: 'page', path: '/services/' }],
    ['/services//', { kind: 'redirect', to: '/services/' }],
    ['/%C3%28/', { kind: 'bad' }],
    ['/old.html', { kind: 'page', path: '/old.html' }],
    ['/a', { kind: 'redirect', to: '/a/' }],
    ['/a?x=1', { kind: 'redirect', to: '/a/?x=1' }],
    ['//a//b', { kind: 'redirect', to: '/a/b/' }],
    ['//evil.example/', { kind: 'redirect', to: '/evil.example/' }],
    ['/%00', { kind: 'bad' }],
    ['/%zz', { kind: 'bad' }],
    ['/a/../b/', { kind: 'bad' }],
    ['/%2e%2e/b/', { kind: 'bad' }],
    ['/a%2fb/', { kind: 'bad' }],
    ['/a\\b/', { kind: 'bad' }],
    [`/${'a'.repeat(MAX_PATH_BYTES)}/`, { kind: 'bad' }],
  ])('%s', (target, address) => expect(parseAddress(target)).toEqual(address))
})

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('for %j is %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding))
})
