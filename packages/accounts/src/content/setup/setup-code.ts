import { createHmac } from 'node:crypto'
import { isSameSecret } from '@vitrine/content/store'

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Characters of a code: 31^12 possibilities. */
const CODE_LENGTH = 12

/**
 * The code that the first account is made with: printed by the terminal, asked for by the admin. It follows from the
 * secret, so both programs know it without keeping it anywhere; it is worth nothing once there is an account.
 *
 * @returns Three groups of four: `ABCD-EFGH-JKMN`.
 */
export function setupCode(secret: string): string {
  const digest = createHmac('sha256', secret).update('vitrine first account').digest()
  const letters = Array.from(digest.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** Compares in constant time; case, blanks and dashes do not matter. */
export function isSetupCode(secret: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  return isSameSecret(Buffer.from(bare(given)), Buffer.from(bare(setupCode(secret))))
}

function bare(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
