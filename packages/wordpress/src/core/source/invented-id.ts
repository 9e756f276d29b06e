/** First id of items that have none in the file: far beyond the ids of WordPress. */
export const FIRST_INVENTED_ID = 2 ** 40

/** Id for an item without one, the same each time for the same text (FNV-1a of its UTF-16 code units). */
export function inventedId(identity: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < identity.length; at += 1) hash = Math.imul(hash ^ identity.charCodeAt(at), 0x01000193)
  return FIRST_INVENTED_ID + (hash >>> 0)
}
