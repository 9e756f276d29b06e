import { describe, expect, it } from 'vitest'
import { publicQuery } from './public-query.ts'

const query = (search: string) => decodeURIComponent(publicQuery(search))

describe('the query of a stranger', () => {
  it.each([
    ['', '?limit=10&depth=1'],
    ['?limit=20&depth=0&page=2&sort=-title', '?page=2&sort=-title&limit=20&depth=0'],
    ['?where[slug][equals]=a&select[title]=true', '?where[slug][equals]=a&select[title]=true&limit=10&depth=1'],
  ])('%s reads as %s', (search, read) => expect(query(search)).toBe(read))

  it.each([
    ['?limit=0&depth=4', '?limit=100&depth=1'],
    ['?limit=-1', '?limit=10&depth=1'],
    ['?limit=1e9', '?limit=10&depth=1'],
    ['?limit=5000', '?limit=100&depth=1'],
    ['?%6cimit=0', '?limit=100&depth=1'],
    ['?limit=1&limit=0&limit[]=0&limit[a]=0', '?limit=1&depth=1'],
    ['?pagination=false&draft=true&trash=true&populate[a][b]=true&joins[c][limit]=0', '?limit=10&depth=1'],
    ['?depth[]=9', '?limit=10&depth=1'],
  ])('cannot ask for more: %s', (search, read) => expect(query(search)).toBe(read))
})
