import { describe, expect, it } from 'vitest'
import { isFrom, jsonPattern, namesAddress, parsePersonAddress } from './about-address.ts'

describe('the address of a person', () => {
  it('is read whatever its case', () => expect(parsePersonAddress(' Ada@Example.com ')).toBe('ada@example.com'))
  it.each([
    undefined,
    5,
    '',
    'ada',
    '@',
    '@example.com',
    'a b@example.com',
    `${'a'.repeat(250)}@b.de`,
    '%',
  ])('is not %j', (raw) => expect(parsePersonAddress(raw)).toBeUndefined())
})

describe('a message is a person’s', () => {
  it('when it was sent from the address', () =>
    expect(isFrom('ada@example.com', { fromEmail: 'ADA@example.com', entries: {} })).toBe(true))
  it('when a field holds the address', () =>
    expect(isFrom('ada@example.com', { fromEmail: '', entries: { mail: ['x', ' Ada@example.com'] } })).toBe(true))
  it('not when somebody else mentions it', () =>
    expect(isFrom('ada@example.com', { fromEmail: 'b@example.com', entries: { text: 'Ask ada@example.com' } })).toBe(
      false,
    ))
})

describe('a text names an address', () => {
  it.each([
    'ada@example.com',
    'Ada <ada@example.com>',
    'Write to ADA@example.com.',
    '"ada@example.com"',
  ])('in %s', (text) => expect(namesAddress('ada@example.com', text)).toBe(true))
  it.each([
    'grada@example.com',
    'x.ada@example.com',
    'ada@example.com.au',
    'ada@example.community',
    'ada@exampleXcom',
  ])('not in %s', (text) => expect(namesAddress('ada@example.com', text)).toBe(false))
})

it('a quote is found as JSON writes it', () => expect(jsonPattern('"a\\b"@example.com')).toBe('%%a%b%@example.com%'))
