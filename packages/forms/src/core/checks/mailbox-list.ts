import { isEmail } from '../formats.ts'

/** A quoted name at the start of a mailbox, or one character of any text. */
const PART = /(?<=^|,)\s*'(?:\\.|[^'\\])*'(?=\s*<)|"(?:\\.|[^"\\])*"|./gs

/**
 * Reads mailboxes with commas between them: `office@example.com, "Doe, Jane" <jane@example.com>`.
 *
 * @returns The addresses; none for a blank text. Undefined when something in it is no mailbox.
 */
export function mailboxList(text: string): readonly string[] | undefined {
  const addresses: string[] = []
  for (const mailbox of split(text)) {
    const address = /<(.+)>$/s.exec(mailbox)?.[1] ?? mailbox
    if (!isEmail(address)) return undefined
    addresses.push(address)
  }
  return addresses
}

/** Commas in quoted names separate nothing. */
function split(text: string): readonly string[] {
  const mailboxes = ['']
  for (const [part] of text.matchAll(PART)) {
    if (part === ',') mailboxes.push('')
    else mailboxes.push(mailboxes.pop() + part)
  }
  return mailboxes.map((mailbox) => mailbox.trim()).filter(Boolean)
}

/** True if every address is at the domain or a parent of it; addresses at its subdomains do not count. */
export function isEmailInDomain(list: string, domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  const endings = labels.map((_, index) => `@${labels.slice(index).join('.')}`)
  const isInDomain = (address: string) => endings.some((ending) => address.toLowerCase().endsWith(ending))
  return mailboxList(list)?.every(isInDomain) ?? false
}

/**
 * True if mail servers accept these senders from the site: its own domain or a parent of it. A local site may use any.
 */
export function isEmailOfSite(list: string, siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname
  const isLocal = /(?:^|\.)localhost$/.test(host) || /^[0-9.]+$/.test(host) || host.startsWith('[')
  return isLocal || isEmailInDomain(list, host)
}
