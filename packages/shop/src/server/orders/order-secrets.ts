import { randomBytes } from 'node:crypto'

/** Bytes of a secret: nobody guesses one of 192 bits. */
const SECRET_BYTES = 24

/** A new secret: of an order's page, or the name of a payment. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
