/** Bytes of a suffix that stays when a name is shortened. What is longer is no suffix that a program knows. */
const MAX_SUFFIX_BYTES = 16

const encoder = new TextEncoder()

/**
 * The name of a file itself, or the beginning of one that is too long, with its suffix.
 *
 * @param name Without folders.
 * @param maxBytes Bytes in UTF-8, more than those of a suffix. File systems take 255.
 */
export function shortFileName(name: string, maxBytes: number): string {
  if (bytesOf(name) <= maxBytes) return name
  const written = /\.[^.]+$/.exec(name)?.[0] ?? ''
  const suffix = bytesOf(written) <= MAX_SUFFIX_BYTES ? written : ''
  return beginningOf(name.slice(0, name.length - suffix.length), maxBytes - bytesOf(suffix)) + suffix
}

/** As many whole characters as so many bytes hold. */
function beginningOf(text: string, maxBytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(maxBytes))
  return text.slice(0, read)
}

function bytesOf(text: string): number {
  return encoder.encode(text).length
}
