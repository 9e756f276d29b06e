/** How deep stored blocks are looked into. */
const MAX_DEPTH = 20

/** A block as it is stored. Whoever fills it writes into it. */
export type StoredBlock = Record<string, unknown>

/** Finds stored blocks of a kind, those inside others included. */
export function storedBlocks(stored: unknown, blockType: string, depth = 0): StoredBlock[] {
  if (typeof stored !== 'object' || stored === null || depth > MAX_DEPTH) return []
  const inside = Object.values(stored).flatMap((value) => storedBlocks(value, blockType, depth + 1))
  return (stored as StoredBlock).blockType === blockType ? [stored as StoredBlock, ...inside] : inside
}
