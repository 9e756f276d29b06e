import { createHash, randomInt } from 'node:crypto'

/** Recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10

/** Letters and digits that are not mistaken for one another: 32, so that each is worth 5 bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Characters of a code: 80 bits, which nobody guesses, and which need no slow hash. */
const CODE_LENGTH = 16

const GROUP_LENGTH = 4

/** Makes new codes, each in four groups of four: `ABCD-EFGH-JKLM-NPQR`. */
export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => grouped(Array.from({ length: CODE_LENGTH }, letter).join('')))
}

/** Reads a code, whatever stands between its letters. @returns Its letters; undefined for what cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return code.length === CODE_LENGTH && [...code].every((one) => ALPHABET.includes(one)) ? code : undefined
}

/**
 * Hash under which a code is stored. It does not depend on the site's secret, so that codes still work after the secret
 * was lost and with it the authenticator's key.
 *
 * @param code As {@link readRecoveryCode} gives it.
 */
export function hashOfRecoveryCode(code: string, account: number): string {
  return createHash('sha256').update(`vitrine recovery code\n${account}\n${code}`).digest('base64')
}

function letter(): string {
  return ALPHABET.charAt(randomInt(ALPHABET.length))
}

function grouped(code: string): string {
  return Array.from({ length: CODE_LENGTH / GROUP_LENGTH }, (_, group) =>
    code.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-')
}
