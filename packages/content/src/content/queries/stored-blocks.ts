import { MAX_JSON_DEPTH } from '../../core/document-limits.ts'

/** A block as it is stored. Whoever fills it writes into it. */
export type StoredBlock = Record<string, unknown>

/** Finds stored blocks of a kind, those inside others included, in reading order. */
export function storedBlocks(stored: unknown, blockType: string): StoredBlock[] {
  const found: StoredBlock[] = []
  const look = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return
    if ((value as StoredBlock).blockType === blockType) found.push(value as StoredBlock)
    // Rich text is most of what a page holds, and no block stands in it.
    if ('root' in value) return
    // Every page is walked through for each kind that is filled: no list is made on the way.
    for (const name in value) look((value as StoredBlock)[name], depth + 1)
  }
  look(stored, 0)
  return found
}
