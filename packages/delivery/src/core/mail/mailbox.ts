/** Sender or recipient of a mail. */
export interface Mailbox {
  /** Empty: nothing stands before the address. */
  readonly name: string
  readonly address: string
}

/** Characters of the longest address. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
export const MAX_ADDRESS_LENGTH = 254

/** Characters of a display name; what is longer is cut. */
const MAX_NAME_LENGTH = 200

/** Characters that mean something between the mailboxes of a header. https://www.rfc-editor.org/rfc/rfc5322#section-3.2.3 */
const SPECIALS = /[()<>[\]:;@\\,"]/

/** Writes mailboxes as a header has them: a name with anything special in it is quoted, so that nothing parses it. */
export function writeMailboxes(mailboxes: readonly Mailbox[]): string {
  return mailboxes.map(writeMailbox).join(', ')
}

function writeMailbox({ name, address }: Mailbox): string {
  if (name === '') return address
  const phrase = SPECIALS.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
  return `${phrase} <${address}>`
}

/** A display name as one short line without control characters. */
export function displayName(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, MAX_NAME_LENGTH).join('').trim()
}
