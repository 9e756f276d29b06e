import type { StoredRedirect } from './source.ts'

/** Reads a document of `redirects`. */
export function storedRedirect(doc: { readonly to?: unknown; readonly status?: unknown }): StoredRedirect {
  const { to, status } = doc
  if (status === '410' || typeof to !== 'string' || to === '') return { kind: 'gone' }
  return { kind: 'redirect', to: headerSafe(to), status: status === '302' ? 302 : 301 }
}

/** An address as it may stand in a header: letters outside ASCII are encoded. */
function headerSafe(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
