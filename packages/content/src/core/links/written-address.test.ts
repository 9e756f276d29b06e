import { describe, expect, it } from 'vitest'
import { kindOfAddress, MAX_LINK_ADDRESS, writtenAddress } from './written-address.ts'

describe('what somebody writes where a link leads', () => {
  it.each([
    ['ada@example.com', 'mail', 'mailto:ada@example.com'],
    ['mailto:ada@example.com?subject=Chairs', 'mail', 'mailto:ada@example.com?subject=Chairs'],
    ['+49 (0)30 123 456-78', 'telephone', 'tel:+493012345678'],
    ['030 / 12 34 56', 'telephone', 'tel:030123456'],
    ['tel:+44 20 7946 0000', 'telephone', 'tel:+442079460000'],
    ['sms:+441', 'telephone', 'sms:+441'],
    ['www.münchen.de/karte', 'web', 'https://www.münchen.de/karte'],
    ['https://example.com/a?b#c', 'web', 'https://example.com/a?b#c'],
    ['www.example.com', 'web', 'https://www.example.com'],
    ['example.co.uk/prices', 'web', 'https://example.co.uk/prices'],
    [' /contact/#map ', 'site', '/contact/#map'],
    ['#prices', 'site', '#prices'],
    ['#', 'site', '#'],
  ])('%s is taken for an address of kind %s', (written, kind, url) =>
    expect(writtenAddress(written)).toEqual({ kind, url }))

  it.each([
    '',
    'contact',
    'two words',
    'tel:',
    'our office hours at example.com',
    '12',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//elsewhere.example',
    'https://',
    `/${'a'.repeat(MAX_LINK_ADDRESS)}`,
  ])('%s is no address', (written) => expect(writtenAddress(written)).toBeUndefined())
})

it('the kind of a stored address is known by its beginning', () =>
  expect(
    ['mailto:a@b.example', 'tel:123', '/media/price.pdf', '/a/#b', '/a/', '#b', 'https://a.example'].map(kindOfAddress),
  ).toEqual(['mail', 'telephone', 'file', 'section', 'site', 'site', 'web']))
