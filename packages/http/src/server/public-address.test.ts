import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each([
    '93.184.216.34',
    '1.1.1.1',
    '172.32.0.1',
    '192.167.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::8a',
  ])('of the internet may be asked: %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '0.0.0.0'],
    ['this machine', '::1'],
    ['this machine', '::'],
    ['this machine, written as IPv6', '::ffff:127.0.0.1'],
    ['this machine, written as IPv6', '::ffff:7f00:1'],
    ['this machine, written as IPv6', '::127.0.0.1'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network, written as IPv6', '::ffff:192.168.1.1'],
    ['a private network', 'fd00::1'],
    ['a private network', 'fec0::1'],
    ['a private network behind 6to4', '2002:c0a8:0101::1'],
    ['a private network behind NAT64', '64:ff9b::c0a8:101'],
    ['a private network behind Teredo', '2001:0:4136:e378::1'],
    ["a provider's network", '100.64.0.1'],
    ["the link, where clouds keep their machines' keys", '169.254.169.254'],
    ['the link', 'fe80::1'],
    ['the link, with its interface', 'fe80::1%eth0'],
    ['everybody', '224.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['everybody', 'ff02::1'],
    ['nobody', '192.0.2.1'],
    ['nobody', '2001:db8::1'],
    ['no address', 'example.com'],
    ['no address', ''],
  ])('of %s may not: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
})
