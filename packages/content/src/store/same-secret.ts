import { timingSafeEqual } from 'node:crypto'

/** Compares what was given with a secret, in a time that says nothing of where they differ. */
export function isSameSecret(given: Uint8Array, secret: Uint8Array): boolean {
  return given.length === secret.length && timingSafeEqual(given, secret)
}
