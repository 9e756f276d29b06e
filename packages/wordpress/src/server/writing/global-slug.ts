import { isGlobal } from '@vitrine/content/documents'
import type { GlobalSlug, Payload } from 'payload'

/** @throws {Error} For settings that this site does not have. */
export function globalSlug(payload: Payload, global: string): GlobalSlug {
  if (isGlobal(payload, global)) return global
  throw new Error(`This site has no settings “${global}”.`)
}
