/** Where pictures for shared links stand. */
export const SHARE_PREFIX = '/og/'

/** Cards are drawn, so that they are PNG; pictures that are cut are JPEG. */
export type ShareFormat = 'png' | 'jpg'

/**
 * The address of a page's picture. It changes with what is drawn or cut.
 *
 * @param address Address of the page, with slashes at both ends.
 */
export function shareAddress(hash: string, address: string, format: ShareFormat): string {
  return `${SHARE_PREFIX}${hash}${encodeURI(address)}card.${format}`
}

/**
 * Reads what is asked for: a picture and the page that it is of.
 *
 * @param path Decoded path of a request.
 */
export function sharedPath(path: string): { readonly hash: string; readonly address: string } | undefined {
  const [, hash, address] = /^\/og\/([\w-]{16})(\/.*)card\.(?:png|jpg)$/.exec(path) ?? []
  return hash && address?.endsWith('/') ? { hash, address } : undefined
}
