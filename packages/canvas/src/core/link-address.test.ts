import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('the address of a link', () => {
  it.each([
    'https://example.org/a?b#c',
    'mailto:me@example.org',
    'tel:+441',
    '/contact/',
    '/',
    '#top',
  ])('is %s as it is typed', (typed) => expect(linkAddress(` ${typed} `)).toBe(typed))
  it.each([
    ['example.org', 'https://example.org'],
    ['www.münchen.de/karte', 'https://www.münchen.de/karte'],
    ['me@example.org', 'mailto:me@example.org'],
  ])('of %s is %s', (typed, address) => expect(linkAddress(typed)).toBe(address))
  it.each([
    '',
    'contact',
    'our contact page',
    'javascript:alert(1)',
    '//other.example',
    'data:text/html,x',
    'https://',
  ])('is not “%s”', (typed) => expect(linkAddress(typed)).toBeUndefined())
})
