import { MAX_RETURN_LENGTH } from './limits.ts'

/** Stands for the site: no address of the net has this name. */
const SITE = 'http://site.invalid'

/**
 * Reads where a visitor is led back to: a path of this site with its query, never another site.
 *
 * @returns Undefined for anything else.
 */
export function parseReturnPath(raw: string | undefined): string | undefined {
  if (raw === undefined || raw.length > MAX_RETURN_LENGTH || !raw.startsWith('/')) return undefined
  if (!URL.canParse(raw, SITE)) return undefined
  const { origin, pathname, search } = new URL(raw, SITE)
  // Browsers read `//name` and `/\name` as another site, and so might who reads a path that begins with two slashes.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search : undefined
}
