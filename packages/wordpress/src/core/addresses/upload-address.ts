/** Path of a file on the old site. */
export function uploadAddressOf(file: string): string {
  return `/wp-content/uploads/${file}`
}
