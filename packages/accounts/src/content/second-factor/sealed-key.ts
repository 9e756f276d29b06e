import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'keys of second factors'

/** The account that a key belongs to: sealed with it, so that a key copied to another row opens nothing. */
export interface SealedFor {
  readonly secret: string
  readonly account: number
}

/** Encrypts the key of an authenticator for the database. */
export function sealKey(key: string, { secret, account }: SealedFor): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(secret, PURPOSE), nonce).setAAD(Buffer.from(String(account)))
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** @returns Undefined for what was sealed with another secret, for another account, or was changed. */
export function unsealKey(sealed: string, { secret, account }: SealedFor): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, derivedKey(secret, PURPOSE), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(String(account)))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit.
    return undefined
  }
}
