import { describe, expect, it } from 'vitest'
import { filledAddress, matchAddress } from './address-pattern.ts'

describe('a pattern', () => {
  it.each([
    ['/old/*', '/old/a/b/', ['a/b/']],
    ['/old/*', '/old/', ['']],
    ['/*/feed/', '/2024/02/hello/feed/', ['2024/02/hello']],
    ['/*/page/#/', '/news/page/12/', ['news', '12']],
    ['/shop/*/item-*/', '/shop/a/b/item-c/', ['a/b', 'c']],
    ['/#/#/*', '/2024/02/hello/', ['2024', '02', 'hello/']],
    ['/a*b*c/', '/abbc/', ['', 'b']],
    ['/*a/', '/banana/', ['banan']],
    ['/*-#.html', '/x-1-22.html', ['x-1', '22']],
  ])('%s means %s', (pattern, path, found) => expect(matchAddress(pattern, path)).toEqual(found))

  it.each([
    ['/old/*', '/older/'],
    ['/*/feed/', '/feed/'],
    ['/*/page/#/', '/news/page/x/'],
    ['/*/page/#/', '/news/page/1/2/'],
    ['/a-#/', '/a-/'],
    ['/x#/', '/x1'],
  ])('%s does not mean %s', (pattern, path) => expect(matchAddress(pattern, path)).toBeUndefined())

  it('of nothing but wildcards is compared soon with a path that is almost it', () => {
    const path = `/${'ab/'.repeat(650)}`
    expect(matchAddress('/*ab/*ab/*ab/*ab/*ab/*x/', path)).toBeUndefined()
    expect(matchAddress('/*1#/', `/${'1'.repeat(2000)}/`)).toBeUndefined()
  })
})

describe('a new address', () => {
  it.each([
    ['/new/$1', ['a/b/'], '/new/a/b/'],
    ['/$2/$1/', ['a', '7'], '/7/a/'],
    ['/$3/', ['a'], '/'],
    ['https://new.example/$1', ['a/'], 'https://new.example/a/'],
  ])('%s filled with %j is %s', (to, found, address) => expect(filledAddress(to, found)).toBe(address))
  it('never becomes one of another host', () => expect(filledAddress('/$1', ['/evil.example/'])).toBe('/evil.example/'))
})
