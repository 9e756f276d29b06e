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
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && privateHosts.includes(url.host))
  if (!isSafe) return NO_ADDRESS
  return url.username || url.password ? 'Give the address without a name and password.' : undefined
}

const NO_ADDRESS = 'Give an address that begins with https://.'
