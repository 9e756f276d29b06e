/** Decodes a percent-encoded text. Where an escape is broken, that part stays as it was written. */
export function decodePercent(written: string): string {
  if (!written.includes('%')) return written
  return written.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      // Bytes that are no UTF-8.
      return escapes
    }
  })
}
