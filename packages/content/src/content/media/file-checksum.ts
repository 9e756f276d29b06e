import { createHash } from 'node:crypto'

/** SHA-256 of a file, in hexadecimal. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
