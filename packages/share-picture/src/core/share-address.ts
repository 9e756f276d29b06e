/** Where pictures for shared links stand. */
export const SHARE_PREFIX = '/og/'

const FILE = 'card.png'

/**
 * The address of a page's picture. It changes with what is drawn, so that the picture may be kept for ever.
 *
 * @param address Address of the page, with slashes at both ends.
 */
export function shareAddress(hash: string, address: string): string {
  return `${SHARE_PREFIX}${hash}${encodeURI(address)}${FILE}`
}

/**
 * Reads what is asked for: a picture and the page that it is of.
 *
 * @param path Decoded path of a request.
 */
export function sharedPath(path: string): { readonly hash: string; readonly address: string } | undefined {
  const [, hash, address] = /^\/og\/([\w-]{16})(\/.*)card\.png$/.exec(path) ?? []
  return hash && address?.endsWith('/') ? { hash, address } : undefined
}
