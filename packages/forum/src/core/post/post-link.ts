/** Stands for the site: no address of the net has this name. */
const SITE = 'https://site.invalid'

/** Characters of an address. */
const MAX_ADDRESS_LENGTH = 2_000

/**
 * Reads the address of a link in a text: of another site over http or https, a mail address, or a path of this site.
 *
 * @returns Undefined for any other, such as one that browsers would run.
 */
export function parsePostLink(raw: string): string | undefined {
  // Browsers leave tabs and line breaks out of an address before they read it, and so does `URL`.
  const address = raw.trim()
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address, SITE)) return undefined
  const url = new URL(address, SITE)
  if (url.origin === SITE) {
    const path = url.pathname + url.search + url.hash
    // A path that begins with two slashes is read as the name of another site.
    return address.startsWith('/') && !url.pathname.startsWith('//') ? path : undefined
  }
  const isSafe = url.protocol === 'http:' || url.protocol === 'https:' || url.protocol === 'mailto:'
  // A name and a password before the host mean nothing but to mislead.
  const isWritten = /^(?:https?:\/\/|mailto:)/i.test(address)
  return isSafe && isWritten && url.username === '' && url.password === '' ? url.href : undefined
}
