/** Characters of the longest address. */
const MAX_LENGTH = 1000

/**
 * Validates the address of a webhook.
 *
 * @param privateHosts Hosts of this site's own network, with their port if it is not the default. They need no
 *   encryption.
 * @returns A sentence for the editor; undefined for a valid address.
 */
export function webhookAddressProblem(address: unknown, privateHosts: readonly string[]): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || !URL.canParse(address)) return NO_ADDRESS
  const url = new URL(address)
  const mayBePrivate = isPrivateHost(url, privateHosts)
  if (url.protocol === 'http:' && !mayBePrivate) return NOT_ENCRYPTED
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return NO_ADDRESS
  return url.username || url.password ? 'Give the address without a name and password.' : undefined
}

/** True if a private host may be reached: on the port that is listed with it, or on any if none is. */
export function isPrivateHost(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.includes(url.host) || privateHosts.includes(url.hostname)
}

const NO_ADDRESS = 'Give an address that begins with https://.'
const NOT_ENCRYPTED = `${NO_ADDRESS} Without encryption only hosts are reached that WEBHOOK_PRIVATE_HOSTS names.`
