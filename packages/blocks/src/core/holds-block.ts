import { MAX_JSON_DEPTH } from '@vitrine/content/core'

/** True if stored blocks, or blocks inside of them, are of a kind. */
export function holdsBlock(stored: unknown, blockType: string, depth = 0): boolean {
  if (typeof stored !== 'object' || stored === null || depth > MAX_JSON_DEPTH) return false
  if (!Array.isArray(stored) && 'blockType' in stored && stored.blockType === blockType) return true
  return Object.values(stored).some((value) => holdsBlock(value, blockType, depth + 1))
}
