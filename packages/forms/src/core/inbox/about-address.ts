import type { Submitted } from '../submitted.ts'

/** Characters of the longest address. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
const MAX_LENGTH = 254

/** Reads the address of a person whose data is asked for: lower case, for addresses differ in nothing else that matters. */
export function parsePersonAddress(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const address = raw.trim().toLowerCase()
  return address.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined
}

/** Whether a message is a person's: sent from the address, or with a field that holds it and nothing else. */
export function isFrom(address: string, message: { readonly fromEmail: string; readonly entries: Submitted }): boolean {
  const values = [message.fromEmail, ...Object.values(message.entries).flat()]
  return values.some((value) => value.trim().toLowerCase() === address)
}

/** Whether a text names an address, and not only a longer one that contains it. */
export function namesAddress(address: string, text: string): boolean {
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.+%-])${escaped}(?![\\w-]|\\.\\w)`, 'i').test(text)
}

/**
 * What finds candidates in a JSON column: JSON writes quotes and backslashes in two characters, and both stand for
 * anything in the pattern. It finds too much, never too little; {@link isFrom} and {@link namesAddress} decide.
 */
export function jsonPattern(address: string): string {
  return `%${address.replace(/["\\]/g, '%')}%`
}
