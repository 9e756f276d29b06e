import { expect, it } from 'vitest'
import { queryOf, withPassedQuery } from './passed-query.ts'

it.each([
  ['/services/', 'utm_source=x&gclid=Ab1', '/services/?utm_source=x&gclid=Ab1'],
  ['/contact/?from=flyer#form', 'utm_source=x', '/contact/?from=flyer&utm_source=x#form'],
  ['/services/#prices', 'utm_source=x', '/services/?utm_source=x#prices'],
  ['https://elsewhere.example/a', 'utm_source=x', 'https://elsewhere.example/a?utm_source=x'],
  ['/services/', '', '/services/'],
  ['/services/?', '&', '/services/'],
])('a redirect to %s passes on %j: %s', (to, query, end) => expect(withPassedQuery(to, query)).toBe(end))

it('letters pass as they were sent', () =>
  expect(withPassedQuery('/a/', 'q=caf%c3%a9+%2B&b=%zz&tag[]=1&tag[]=2&empty=&bare')).toBe(
    '/a/?q=caf%c3%a9+%2B&b=%zz&tag[]=1&tag[]=2&empty=&bare',
  ))

it('a field of the new address stays as an editor wrote it, however the visitor spells it', () =>
  expect(withPassedQuery('/a/?from=flyer', 'from=me&%66rom=you&x=1')).toBe('/a/?from=flyer&x=1'))

it('a field that the redirect asked for does not pass', () =>
  expect(withPassedQuery('/post/', 'p=12&utm_source=x', ['p'])).toBe('/post/?utm_source=x'))

it.each([
  ['/a/?b=1&c#d', 'b=1&c'],
  ['/a/#b?c', ''],
  ['/a/', ''],
])('the query of %s is %j', (address, query) => expect(queryOf(address)).toBe(query))
