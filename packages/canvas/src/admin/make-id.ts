/** An id as rows of the form have it: 24 hexadecimal digits. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
