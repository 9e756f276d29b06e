import { linkTarget } from '@vitrine/content/core'

/** Beginnings of addresses that a link may lead to. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/**
 * Reads a link group: the address of its document, or its own when the scheme is harmless.
 *
 * @param addressOf Gives the address of a document's path; `languages` are those that it was saved in, as they are stored.
 * @returns Undefined for one that leads nowhere.
 */
export function parseHref(raw: unknown, addressOf: (path: string, languages: unknown) => string): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { url } = raw as Record<string, unknown>
  const target = linkTarget(raw as Record<string, unknown>)
  if (!target) return typeof url === 'string' && SAFE_ADDRESS.test(url.trim()) ? url.trim() : undefined
  const { reference } = target
  if (typeof reference !== 'object' || reference === null) return undefined
  const { path, languages = null, _status } = reference as Record<string, unknown>
  return typeof path === 'string' && _status !== 'draft' ? addressOf(path, languages) : undefined
}
