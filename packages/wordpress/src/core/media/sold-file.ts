/** Folder in which WooCommerce has files that are sold: no visitor of the old site could reach it. */
const SOLD_FOLDER = /(?:^|\/)woocommerce_uploads\//

/** Tells whether a file, by its path or address, is one that only buyers may have. */
export function isSoldFile(file: string): boolean {
  return SOLD_FOLDER.test(file)
}
