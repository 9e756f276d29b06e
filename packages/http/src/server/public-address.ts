import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * True if an IP address belongs to the public internet. Everything else could be a program on this machine or its
 * network, which trusts whoever reaches it.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL_V4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6')
}

const SPECIAL_V4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** All that is given out for the internet. Addresses that hold an IPv4 address in `::ffff:0:0/96` are not among them. */
const GLOBAL_V6 = blockList('ipv6', [['2000::', 3]])

/** Reserved IPv6 ranges, among them the two ways in which an IPv6 address leads to an IPv4 one. */
const SPECIAL_V6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [network: string, bits: number])[]): BlockList {
  const blocked = new BlockList()
  for (const [network, bits] of subnets) blocked.addSubnet(network, bits, family)
  return blocked
}
