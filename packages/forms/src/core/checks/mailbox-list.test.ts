import { describe, expect, it } from 'vitest'
import { isEmailInDomain, isEmailOfSite, mailboxList } from './mailbox-list.ts'

describe('a list of mailboxes', () => {
  it.each([
    ['office@example.com', ['office@example.com']],
    ['a@example.com, Jane <b@example.com>', ['a@example.com', 'b@example.com']],
    ['"Doe, \\"J\\"" <a@example.com>', ['a@example.com']],
    ["'Doe, Jane' <a@example.com>", ['a@example.com']],
    ["O'Brien <a@example.com>, D'Arcy <b@example.com>", ['a@example.com', 'b@example.com']],
    [' , ', []],
  ])('%s', (text, addresses) => expect(mailboxList(text)).toEqual(addresses))

  it.each([
    'office',
    'a@example',
    'a@example.com b@example.com',
    'a@example.com; b@example.com',
    'A <a@example.com> x',
  ])('is not: %s', (text) => expect(mailboxList(text)).toBeUndefined())
})

describe('the domain of addresses', () => {
  it('is compared ignoring case', () => expect(isEmailInDomain('a@EXAMPLE.com', 'example.COM')).toBe(true))
  it('is that of all of them', () => expect(isEmailInDomain('a@example.com, b@example.org', 'example.com')).toBe(false))
  it('may be one above it, for each of them its own', () => {
    expect(isEmailInDomain('a@example.com', 'www.example.com')).toBe(true)
    expect(isEmailInDomain('a@example.com, b@www.example.com', 'www.example.com')).toBe(true)
    expect(isEmailInDomain('a@other.example.com', 'www.example.com')).toBe(false)
  })
  it('does not cover its subdomains', () => expect(isEmailInDomain('a@www.example.com', 'example.com')).toBe(false))
  it('does not cover what only ends alike', () => expect(isEmailInDomain('a@myexample.com', 'example.com')).toBe(false))
})

describe('the domain of a site', () => {
  it.each([
    ['a@www.example.com', 'https://www.example.com', true],
    ['a@example.com', 'https://www.example.com', true],
    ['a@mail.example.com', 'https://www.example.com', false],
    ['a@example.org', 'https://www.example.com', false],
    ['a@example.org', 'http://localhost:3000', true],
    ['a@example.org', 'http://192.0.2.1', true],
    ['a@example.org', 'http://[2001:db8::1]:8080', true],
  ])('%s may send for %s: %s', (address, site, may) => expect(isEmailOfSite(address, site)).toBe(may))
})
