/** Path below which files are downloaded, with addresses that hold for a while. */
export const DOWNLOADS_PATH = '/api/shop/files'

/** Facts that the signature of an address is made of. */
export interface SignedDownload {
  /** Id of the file of an order. */
  readonly id: number
  /** Second since 1970 until which the address holds. */
  readonly until: number
}

/** Text that is signed. It names its purpose: no signature that is made for another one fits. */
export function signedText({ id, until }: SignedDownload): string {
  return `shop download ${id} until ${until}`
}

/** Path of a file. @param signature As base64url. */
export function downloadAddress({ id, until }: SignedDownload, signature: string): string {
  return `${DOWNLOADS_PATH}/${id}/${until}/${signature}`
}
