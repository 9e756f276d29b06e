/** Characters kept of an address that is none; a header of a proxy may hold anything. */
const MAX_UNKNOWN = 64

/** Groups of an IPv6 address, of 16 bits each, and those of them that name a network: one line has 2^64 addresses. */
const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * Names who asks, for counting: an IPv4 address as it is, of an IPv6 address its network (/64), which is what one line
 * gets. The same visitor has the same name however the address is written.
 *
 * @param address As a socket or a proxy tells it; a port or a zone is left out. Undefined once the connection is gone:
 *   those that left share an empty name.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const text = address.trim().toLowerCase()
  const four = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(text)
  if (four?.[1] !== undefined) return four[1]
  const [plain = ''] = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').split('%')
  const groups = groupsOf(plain)
  if (!groups) return text.slice(0, MAX_UNKNOWN)
  return mappedIpv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** Groups of an IPv6 address without leading zeros. */
function groupsOf(text: string): readonly string[] | undefined {
  const address = `http://[${text}]`
  if (!text.includes(':') || !URL.canParse(address)) return undefined
  // The shortest form is the only one here: the parser of addresses writes it (URL Standard, "IPv6 serializer").
  const [head = '', tail] = new URL(address).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}

/** An IPv4 address as a socket that takes both kinds writes it: `::ffff:192.0.2.1`. */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .flatMap((group) => {
      const bits = Number.parseInt(group, 16)
      return [bits >> 8, bits & 255]
    })
    .join('.')
}
