/** Base64url of 32 random bytes. */
const TOKEN = /^[\w-]{43}$/

/** Secret of a link or a session, as a visitor holds it. Only {@link parseToken} and the server make one. */
export type Token = string & { readonly brand: unique symbol }

/** Reads a token; undefined for anything that can be none. */
export function parseToken(raw: string | undefined): Token | undefined {
  return raw !== undefined && isToken(raw) ? raw : undefined
}

function isToken(raw: string): raw is Token {
  return TOKEN.test(raw)
}
