/** A name as WordPress writes it into the key of a meta: small letters of ASCII, digits, `_` and `-`, and nothing else. */
export function sanitizeKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9_-]/g, '')
}
