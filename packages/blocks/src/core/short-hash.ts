/** A short name for a text, made of letters and digits: the same for the same text, and most likely for no other. */
export function shortHash(text: string): string {
  // FNV-1a, 32 bits. https://datatracker.ietf.org/doc/draft-eastlake-fnv
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
