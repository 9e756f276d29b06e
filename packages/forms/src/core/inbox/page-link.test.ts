import { expect, it } from 'vitest'
import { pageLink } from './page-link.ts'

it('a page is named by host and path', () =>
  expect(pageLink('https://example.com/contact/?a=1#form')).toEqual({
    href: 'https://example.com/contact/?a=1#form',
    label: 'example.com/contact/',
  }))
it('a home page is named by its host', () => expect(pageLink('http://localhost:3000/')?.label).toBe('localhost:3000'))
it.each(['', 'contact', 'javascript:alert(1)', 'data:text/html,x'])('%j is no link', (address) =>
  expect(pageLink(address)).toBeUndefined())
