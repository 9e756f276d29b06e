import { createHash, randomBytes } from 'node:crypto'
import { parseToken, type Token } from '../core/link-token.ts'

/** Bytes of a secret: nobody guesses one of 256 bits, and its hash needs no slow function. */
const SECRET_BYTES = 32

/** A new secret of a link or a session. */
export function newToken(): Token {
  const token = parseToken(randomBytes(SECRET_BYTES).toString('base64url'))
  if (token === undefined) throw new Error('A new secret has another shape than those that are read.')
  return token
}

/** Hash by which a secret is stored and found. */
export function hashOfToken(token: Token): string {
  return createHash('sha256').update(token).digest('base64url')
}
