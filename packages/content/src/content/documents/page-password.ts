import { randomBytes, scrypt } from 'node:crypto'
import { isSameSecret } from '../../store/same-secret.ts'

/** Bytes of a salt and of a hash. */
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Cost of a hash in CPU and memory, about 16 MB: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const

/** Characters of a password. */
export const MAX_PASSWORD_LENGTH = 255

/** Hashes the password of a page, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Tells whether a password is the one of a hash of {@link hashPassword}. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt, hash] = stored.split('$')
  if (kind !== 'scrypt' || !salt || !hash || password.length > MAX_PASSWORD_LENGTH) return false
  const wanted = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return isSameSecret(given, wanted)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters may be typed as one sign or as two.
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
