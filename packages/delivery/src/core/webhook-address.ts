/** Characters of the longest address. */
const MAX_LENGTH = 1000

/**
 * What is wrong with the address of a webhook.
 *
 * @param privateHosts Hosts of this site's own network, with their port when it is not the usual one. They need no
 *   encryption.
 * @returns A sentence for the editor; undefined for an address that may be used.
 */
export function webhookAddressProblem(address: unknown, privateHosts: readonly string[]): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || !URL.canParse(address)) return NO_ADDRESS
  const url = new URL(address)
  const mayBePrivate = isPrivateHost(url, privateHosts)
  if (url.protocol === 'http:' && !mayBePrivate) return NOT_ENCRYPTED
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return NO_ADDRESS
  return url.username || url.password ? 'Give the address without a name and password.' : undefined
}

/** Whether a host of the site's own network may be reached: on the port that is named with it, or on any without one. */
export function isPrivateHost(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.includes(url.host) || privateHosts.includes(url.hostname)
}

const NO_ADDRESS = 'Give an address that begins with https://.'
const NOT_ENCRYPTED = `${NO_ADDRESS} Without encryption only hosts are reached that WEBHOOK_PRIVATE_HOSTS names.`
