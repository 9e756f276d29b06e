/** Attributes of a block, as its delimiter has them. */
export type BlockAttributes = Readonly<Record<string, unknown>>

/**
 * Reads the attributes of a delimiter. Those that a tool took the backslashes out of (`u0022` for `\u0022`) are mended
 * where there is no other backslash, or where that makes them readable again.
 *
 * @returns Undefined when they cannot be read: the block then has none, its HTML still counts.
 */
export function parseBlockAttributes(json: string): BlockAttributes | undefined {
  // No backslash at all, but what follows one in WordPress: they were taken out everywhere.
  const isStripped = !json.includes('\\') && json.search(BARE_ESCAPE) !== -1
  return isStripped ? (parsed(mended(json)) ?? parsed(json)) : (parsed(json) ?? parsed(mended(json)))
}

function parsed(json: string): BlockAttributes | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as BlockAttributes) : undefined
  } catch {
    // Undefined says that the attributes are broken.
    return undefined
  }
}

/** The escapes that WordPress writes into attributes, of `-`, `<`, `>`, `&`, `"` and the backslash, without theirs. */
const BARE_ESCAPE = /(?<!\\)u(002d|003c|003e|0026|0022|005c)/g

function mended(json: string): string {
  return json.replace(BARE_ESCAPE, '\\u$1')
}

/** A text of the attributes; empty ones are absent. */
export function textAttribute(attributes: BlockAttributes, name: string): string | undefined {
  const value = attributes[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** A number of the attributes, also when it is written as text. */
export function numberAttribute(attributes: BlockAttributes, name: string): number | undefined {
  const value = attributes[name]
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : undefined
}

/** An object of the attributes; an empty one where there is none. */
export function groupAttribute(attributes: BlockAttributes, name: string): BlockAttributes {
  const value = attributes[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as BlockAttributes) : {}
}

/** Objects of a list of the attributes. */
export function rowsAttribute(attributes: BlockAttributes, name: string): readonly BlockAttributes[] {
  const value = attributes[name]
  if (!Array.isArray(value)) return []
  return value.filter((row): row is BlockAttributes => typeof row === 'object' && row !== null && !Array.isArray(row))
}
