import type { Entries } from './entries.ts'
import { FieldGroup } from './field-group.ts'

/** Keys of one name that are read, as PHP reads them at most; deeper ones are left out with their value. */
const MAX_KEYS = 64

/** A text, or the texts of a name that was posted with keys: in order, whatever their depth. */
export type PostedValue = string | readonly string[]

/**
 * The texts of a post by the names that PHP gives them: `a.b` and `a b` are `a_b`, `f[]` and `f[a][b]` belong to `f`; a
 * later value of a name or key replaces an earlier one. Files are left out. [reference 8.1]
 */
export function postedFields(entries: Entries): ReadonlyMap<string, PostedValue> {
  const fields = new FieldGroup<string>()
  for (const [written, value] of entries) {
    const path = typeof value === 'string' ? parseName(written) : undefined
    if (path && path.length <= MAX_KEYS + 1) fields.put(path, value as string)
  }
  return new Map(
    [...fields.members].map(([name, member]) => [name, member instanceof FieldGroup ? member.values() : member]),
  )
}

/** A posted name as {@link postedFields} reads it, keys and all; what names nothing stays. */
export function fieldNameOf(written: string): string {
  const [name, ...keys] = parseName(written) ?? [written]
  return name + keys.map((key) => `[${key}]`).join('')
}

/** @returns The name, then its keys; undefined for what names nothing. */
function parseName(written: string): readonly [string, ...string[]] | undefined {
  const text = written.replace(/^ +/, '')
  const bracket = text.indexOf('[')
  const head = bracket < 0 ? text : text.slice(0, bracket)
  if (head === '') return undefined
  const keys: string[] = []
  let at = bracket
  while (at >= 0 && text[at] === '[') {
    const end = text.indexOf(']', at)
    if (end < 0) break
    keys.push(text.slice(at + 1, end))
    at = end + 1
  }
  // A bracket that nothing closes is a letter of the name.
  const name = bracket >= 0 && keys.length === 0 ? text : head
  return [name.replace(/[ .[]/g, '_'), ...keys]
}
