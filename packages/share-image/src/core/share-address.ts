/** Prefix of the addresses of share images. */
export const SHARE_PREFIX = '/og/'

/** Format of a share image: drawn cards are PNG, cropped images JPEG. */
export type ShareFormat = 'png' | 'jpg'

/**
 * Address of a page's share image. It changes with the image.
 *
 * @param address Address of the page, with slashes at both ends.
 */
export function shareAddress(hash: string, address: string, format: ShareFormat): string {
  return `${SHARE_PREFIX}${hash}${encodeURI(address)}card.${format}`
}

/**
 * Parses the address of a share image into its hash and the page that it belongs to.
 *
 * @param path Decoded path of a request.
 */
export function sharedPath(path: string): { readonly hash: string; readonly address: string } | undefined {
  const [, hash, address] = /^\/og\/([\w-]{16})(\/.*)card\.(?:png|jpg)$/.exec(path) ?? []
  return hash && address?.endsWith('/') ? { hash, address } : undefined
}
