import { describe, expect, it } from 'vitest'
import { parsePortfolioAddress } from './addresses.ts'

describe('an address of the portfolio', () => {
  it.each([
    ['/work/', 'index'],
    ['/work/house-by-a-weir/', 'project'],
    ['/work/category/furniture/', 'category'],
  ])('%s is read', (path, address) => expect(parsePortfolioAddress(path, '/work/')).toBe(address))

  it.each([
    '/',
    '/works/',
    '/work',
    '/work/category/',
    '/work/page/',
    '/work/a/b/',
    '/work/category/furniture/chairs/',
    '/work//x/',
    '/work/category//',
  ])('%s leads to nothing', (path) => expect(parsePortfolioAddress(path, '/work/')).toBeUndefined())

  it('stands below what the settings say', () => {
    expect(parsePortfolioAddress('/projekte/x/', '/projekte/')).toBe('project')
    expect(parsePortfolioAddress('/work/x/', '/projekte/')).toBeUndefined()
  })
})
