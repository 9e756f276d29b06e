import type { Submitted } from '../submitted.ts'

/** Characters of the longest address. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
const MAX_LENGTH = 254

/** Reads the address of a person whose data is asked for: lower case, for addresses differ in nothing else that matters. */
export function parsePersonAddress(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const address = raw.trim().toLowerCase()
  return address.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined
}

/** True if a message was written by a person: sent from the address, or with a field that holds exactly the address. */
export function isFrom(address: string, message: { readonly fromEmail: string; readonly entries: Submitted }): boolean {
  const values = [message.fromEmail, ...Object.values(message.entries).flat()]
  return values.some((value) => value.trim().toLowerCase() === address)
}

/** True if a text contains the address itself, and not only a longer one that ends or begins with it. */
export function namesAddress(address: string, text: string): boolean {
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.+%-])${escaped}(?![\\w-]|\\.\\w)`, 'i').test(text)
}

/**
 * `LIKE` pattern that finds candidates in a JSON column: JSON escapes quotes and backslashes, and both match anything
 * here. It may find too much, never too little; {@link isFrom} and {@link namesAddress} decide.
 */
export function jsonPattern(address: string): string {
  return `%${address.replace(/["\\]/g, '%')}%`
}
