import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/** Derives a key of its own for one purpose, so that what is made for one opens nothing of another. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vitrine ${purpose}`, KEY_BYTES))
}
