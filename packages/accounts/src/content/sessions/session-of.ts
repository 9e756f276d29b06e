/**
 * Reads the name of the session from a token that Payload has just signed.
 *
 * @throws {Error} for a token that names none.
 */
export function sessionOf(token: string): string {
  const [, claims = ''] = token.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly sid?: unknown }
  if (typeof sid !== 'string') throw new Error('A login made a token without a session.')
  return sid
}
