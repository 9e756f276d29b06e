import { MAX_JSON_DEPTH } from '@vitrine/content/core'

/** A block as it is stored, all languages together. */
export type StoredBlock = Readonly<Record<string, unknown>>

/**
 * Turns a stored block of one version into one of the next. A text that each language has for itself is an object of
 * languages; what one language's form sends is the text alone: {@link perLanguage} treats both.
 */
export type Upgrade = (block: StoredBlock) => StoredBlock

/** Field of a stored block that says of which version it is; a block without it is of version 1. */
export const VERSION_FIELD = 'blockVersion'

/** The version of a stored block. */
function versionOf(block: StoredBlock): number {
  const version = block[VERSION_FIELD]
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1
}

/** Changes a value, or what each language has of it. */
export function perLanguage(value: unknown, change: (value: unknown) => unknown): unknown {
  if (!isObject(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([language, own]) => [language, change(own)]))
}

/**
 * Maps each stored block in a value, those inside others first. What holds no changed block is returned as it is.
 *
 * @param change Returns the block itself when nothing of it changes.
 */
export function mapBlocks<Value>(value: Value, change: (block: StoredBlock) => StoredBlock): Value
export function mapBlocks(value: unknown, change: (block: StoredBlock) => StoredBlock): unknown {
  return mapped(value, change, 0)
}

function mapped(value: unknown, change: (block: StoredBlock) => StoredBlock, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_JSON_DEPTH) return value
  if (Array.isArray(value)) {
    let items: readonly unknown[] = value
    for (const [index, item] of value.entries()) {
      const changed = mapped(item, change, depth + 1)
      if (changed !== item) items = items.with(index, changed)
    }
    return items
  }
  // Rich text is most of what a document holds, and no block stands in it.
  if (!isObject(value) || 'root' in value) return value
  let whole: StoredBlock = value
  // Every document that is read is walked through: no list is made on the way.
  for (const name in value) {
    const inner = value[name]
    const changed = mapped(inner, change, depth + 1)
    if (changed !== inner) whole = { ...whole, [name]: changed }
  }
  return typeof whole.blockType === 'string' ? change(whole) : whole
}

/**
 * Brings a stored block to the newest version.
 *
 * @param upgrades The first leads from version 1 to 2. A block of a version that they do not know stays as it is.
 */
export function upgraded(block: StoredBlock, upgrades: readonly Upgrade[]): StoredBlock {
  const pending = upgrades.slice(versionOf(block) - 1)
  if (pending.length === 0) return block
  const current = pending.reduce((stored, upgrade) => upgrade(stored), block)
  return { ...current, [VERSION_FIELD]: upgrades.length + 1 }
}

/** True if a block is of a later version than the upgrades know: another program wrote it. */
export function isLater(block: StoredBlock, upgrades: readonly Upgrade[]): boolean {
  return versionOf(block) > upgrades.length + 1
}

/** Plain objects alone: dates and other values of the database are no blocks. */
function isObject(value: unknown): value is StoredBlock {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
