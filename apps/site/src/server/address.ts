/** Longest path that is looked up, in bytes; a longer one is nobody's page. */
export const MAX_PATH_BYTES = 2048

export type Address =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'bad' }

/**
 * Decides what a requested path means. Pages have one address: decoded and composed (NFC) segments, single
 * slashes, a slash at the end.
 *
 * @param target Path and query as the client sent them.
 */
export function parseAddress(target: string): Address {
  const [rawPath = '', ...query] = target.split('?')
  if (!rawPath.startsWith('/') || Buffer.byteLength(rawPath) > MAX_PATH_BYTES) return { kind: 'bad' }
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return { kind: 'bad' }
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(path) || /%2f/i.test(rawPath)) return { kind: 'bad' }
  const segments = path.normalize('NFC').split('/').filter(Boolean)
  if (segments.some((segment) => segment === '.' || segment === '..')) return { kind: 'bad' }
  const isFile = /\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '')
  const canonical = segments.length === 0 ? '/' : `/${segments.join('/')}${isFile && !path.endsWith('/') ? '' : '/'}`
  if (canonical === path) return { kind: 'page', path }
  return { kind: 'redirect', to: encodeURI(canonical) + (query.length > 0 ? `?${query.join('?')}` : '') }
}
