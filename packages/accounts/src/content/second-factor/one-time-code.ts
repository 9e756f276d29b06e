import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code stands. @see https://datatracker.ietf.org/doc/html/rfc6238#section-5.2 */
const STEP_SECONDS = 30

const DIGITS = 6

/** Steps before and after the present one whose codes count too: clocks differ, and typing takes time. */
const STEPS_ASIDE = 1

/** Bytes of a key. @see https://datatracker.ietf.org/doc/html/rfc4226#section-4 (R6) */
const KEY_BYTES = 20

/** Makes the key that an authenticator shares with the site, in Base32. */
export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** Address that an authenticator reads from a QR code. @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function keyUri(key: string, { site, account }: { readonly site: string; readonly account: string }): string {
  return totp(key, { issuer: site, label: account }).toString()
}

/** Reads six digits, with or without blanks between them. */
export function readOneTimeCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '')
  return /^[0-9]{6}$/.test(code) ? code : undefined
}

/**
 * Finds the step that a code belongs to, among the present one and those beside it.
 *
 * @returns Steps since 1970; undefined for a code of none of them.
 */
export function stepOf(code: string, key: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const aside = totp(key).validate({ token: code, timestamp, window: STEPS_ASIDE })
  return aside === null ? undefined : TOTP.counter({ period: STEP_SECONDS, timestamp }) + aside
}

function totp(key: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(key),
    // What every authenticator knows; many ignore other values that an address names.
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_SECONDS,
  })
}
