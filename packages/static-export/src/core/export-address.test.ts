import { describe, expect, it } from 'vitest'
import { exportedFile, exportedPath, needsRunningSite, ownAddress } from './export-address.ts'

describe('the file of a path', () => {
  it.each([
    ['/', 'index.html'],
    ['/about/', 'about/index.html'],
    ['/de/%C3%BCber-uns/', 'de/über-uns/index.html'],
    ['/feed.xml', 'feed.xml'],
    ['/media/a%20b.jpg', 'media/a b.jpg'],
  ])('%s is %s', (path, file) => expect(exportedFile(path)).toBe(file))

  it.each([
    '/%2e%2e/secret',
    '/a%2fb/',
    '/a%5cb/',
    '/%00/',
    '/%zz/',
    '//a/',
    `/${'x'.repeat(256)}/`,
  ])('%s is none', (path) => expect(exportedFile(path)).toBeUndefined())
})

describe('an address', () => {
  const base = 'https://halden.example/work/'
  it('is the site’s own when it is whole, from the root, or relative', () => {
    const paths = ['https://halden.example/a/?b=c#d', '/a/?b=c#d', '../a/?b=c#d'].map((one) => ownAddress(one, base))
    expect(paths).toEqual(Array(3).fill({ path: '/a/', query: '?b=c', fragment: '#d' }))
  })
  it.each([
    'https://other.example/a/',
    '//other.example/a/',
    'mailto:a@halden.example',
    'http://halden.example/',
    'http://[',
  ])('%s is none of the site', (one) => expect(ownAddress(one, base)).toBeUndefined())
  it('of the admin needs a running site, one that only begins like it does not', () =>
    expect(['/admin', '/admin/pages', '/api/x', '/administration/'].map(needsRunningSite)).toEqual([
      true,
      true,
      true,
      false,
    ]))
})

describe('the stylesheet of many blocks', () => {
  const long = `/assets/blocks/${Array.from({ length: 40 }, (_, at) => `block-${at}`).join('.')}.Xq3_kP0b-A.css`
  it('stands at a short address, which keeps the hash of its content', () =>
    expect(exportedPath(long)).toBe('/assets/blocks/block-39.Xq3_kP0b-A.css'))
  it('of few blocks stays where it is', () =>
    expect(exportedPath('/assets/blocks/hero.Xq3_kP0b-A.css')).toBe('/assets/blocks/hero.Xq3_kP0b-A.css'))
})
