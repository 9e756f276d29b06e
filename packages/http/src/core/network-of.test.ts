import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('who asks', () => {
  it('is an IPv4 address', () => expect(networkOf('192.0.2.1')).toBe('192.0.2.1'))

  it.each([
    ['an IPv6 socket', '::ffff:192.0.2.1'],
    ['hexadecimal digits', '::FFFF:c000:0201'],
    ['a port', '192.0.2.1:4711'],
  ])('is the same written with %s', (_, address) => expect(networkOf(address)).toBe('192.0.2.1'))

  it.each([
    '2001:db8:1:2::1',
    '2001:DB8:1:2:ffff:eeee:dddd:cccc',
    '2001:0db8:0001:0002:0:0:0:9',
    '[2001:db8:1:2::1]:443',
    '2001:db8:1:2::1%eth0',
  ])('is one with all of its /64: %s', (address) => expect(networkOf(address)).toBe('2001:db8:1:2::/64'))

  it('is another in the next /64', () => expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64'))

  it.each([
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
  ])('has all groups: %s', (address, network) => expect(networkOf(address)).toBe(network))

  it('has no name when the connection is gone', () => expect(networkOf(undefined)).toBe(''))

  it('is short when a header holds anything', () => expect(networkOf('x'.repeat(10_000)).length).toBeLessThan(100))
})
