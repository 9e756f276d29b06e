import { expect, test } from 'vitest'
import { wordpressSearch } from './wordpress-search.ts'

const LANGUAGES = ['en', 'de'] as const

test.each([
  ['/', { s: 'oak table' }, '/search/?q=oak+table'],
  ['/de/', { s: 'Nußbaum & Öl' }, '/de/search/?q=Nu%C3%9Fbaum+%26+%C3%96l'],
  ['/search/', { s: 'oak' }, '/search/?q=oak'],
  ['/de/search/', { s: ['oak', 'ash'] }, '/de/search/?q=oak'],
  ['/', { s: '' }, '/search/?q='],
  ['/', { s: '//evil.example' }, '/search/?q=%2F%2Fevil.example'],
])('a search of WordPress at %s, %j, leads to %s', (path, query, address) => {
  expect(wordpressSearch(path, query, LANGUAGES)).toBe(address)
})

test.each([
  ['/', {}],
  ['/', { q: 'oak' }],
  ['/', { s: [] }],
  ['/journal/', { s: 'oak' }],
  ['/search/more/', { s: 'oak' }],
])('nothing is looked for at %s, %j', (path, query) => {
  expect(wordpressSearch(path, query, LANGUAGES)).toBeUndefined()
})
