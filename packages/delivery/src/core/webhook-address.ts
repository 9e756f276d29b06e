import type { AdminText } from '@vitrine/content/core'

/** Characters of the longest address. */
const MAX_LENGTH = 1000

/**
 * Validates the address of a webhook.
 *
 * @param privateHosts Hosts of this site's own network, with their port if it is not the default. They need no
 *   encryption.
 * @returns A sentence for the editor; undefined for a valid address.
 */
export function webhookAddressProblem(address: unknown, privateHosts: readonly string[]): AdminText | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || !URL.canParse(address)) return NO_ADDRESS
  const url = new URL(address)
  const mayBePrivate = isPrivateHost(url, privateHosts)
  if (url.protocol === 'http:' && !mayBePrivate) return NOT_ENCRYPTED
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return NO_ADDRESS
  return url.username || url.password ? HAS_PASSWORD : undefined
}

/** True if a private host may be reached: on the port that is listed with it, or on any if none is. */
export function isPrivateHost(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.includes(url.host) || privateHosts.includes(url.hostname)
}

const NO_ADDRESS: AdminText = {
  en: 'Give an address that begins with https://.',
  de: 'Eine Adresse angeben, die mit https:// beginnt.',
}
const NOT_ENCRYPTED: AdminText = {
  en: `${NO_ADDRESS.en} Without encryption only hosts are reached that WEBHOOK_PRIVATE_HOSTS names.`,
  de: `${NO_ADDRESS.de} Ohne Verschlüsselung werden nur Hosts erreicht, die WEBHOOK_PRIVATE_HOSTS nennt.`,
}
const HAS_PASSWORD: AdminText = {
  en: 'Give the address without a name and password.',
  de: 'Die Adresse ohne Namen und Passwort angeben.',
}
