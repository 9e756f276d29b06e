import { RICH_HINTS } from '../rich-nodes.ts'
import { isSameJson } from '../same-json.ts'
import { isStored } from '../stored.ts'

/**
 * True if two parts of a document hold the same. What is empty counts as absent: forms and stored versions say so in
 * different ways.
 */
export function isSameContent(one: unknown, other: unknown): boolean {
  return isSameJson(filled(one), filled(other), RICH_HINTS)
}

/** A value without what is empty in it; undefined: nothing is left. Rows and nodes stay, for their number counts. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => filled(item))
  if (!isStored(value)) return value === null || value === '' || value === false ? undefined : value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const rest = filled(inner)
    return rest === undefined ? [] : [[name, rest] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
