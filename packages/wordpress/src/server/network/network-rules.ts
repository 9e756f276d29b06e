import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from '@vitrine/http/public-address'

/** Access to the network; a test gives its own. */
export interface NetworkRules {
  /** True when an address of a host is one that may be connected to. */
  readonly mayConnect: (ip: string) => boolean
}

export const PUBLIC_ONLY: NetworkRules = { mayConnect: isPublicAddress }

const ANYWHERE: NetworkRules = { mayConnect: () => true }

/**
 * Rules for a site whose address its owner gave: an address of the private network may be named outright, such as
 * `http://localhost:8080` or `http://192.168.0.4`, but a name that only leads to one is refused.
 */
export function rulesForNamed(home: URL): NetworkRules {
  return isNamedOutright(home) ? ANYWHERE : PUBLIC_ONLY
}

/** True for an address by number, or of this very machine. */
export function isNamedOutright({ hostname }: URL): boolean {
  return isIP(literalOf(hostname)) !== 0 || /(?:^|\.)localhost$/.test(hostname)
}

/**
 * Looks up the address to connect to. Connect to that very one: a second look-up may lead elsewhere.
 *
 * @returns Undefined when one of the host's addresses may not be connected to.
 * @throws When the host is not known.
 */
export async function addressToConnect({ hostname }: URL, { mayConnect }: NetworkRules): Promise<string | undefined> {
  const literal = literalOf(hostname)
  const addresses = isIP(literal) ? [{ address: literal }] : await lookup(hostname, { all: true })
  return addresses.every(({ address }) => mayConnect(address)) ? addresses[0]?.address : undefined
}

function literalOf(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
