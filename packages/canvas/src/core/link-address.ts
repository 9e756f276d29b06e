/** Addresses that a link can lead to as they are. */
const WHOLE = /^(?:https?:\/\/\S+|(?:mailto|tel|sms):\S+|\/(?!\/)\S*|#\S+)$/i

/** Addresses without the beginning that people leave out. */
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?$/u
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

/** Characters of an address. */
const MAX_LENGTH = 2_000

/**
 * Address of a link, as an editor types it: `example.org`, `/contact/`, `me@example.org`.
 *
 * @returns With what was left out. Undefined: it is none.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > MAX_LENGTH) return undefined
  if (WHOLE.test(text)) return text
  if (MAIL.test(text)) return `mailto:${text}`
  return DOMAIN.test(text) ? `https://${text}` : undefined
}
