/** A file as a browser posts it; only what rules look at. */
export interface PostedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

export type EntryValue = string | PostedFile

/** What a form posts: names with values, in order. A name may repeat. */
export type Entries = readonly (readonly [name: string, value: EntryValue])[]

/**
 * Values of each field. `name[]` counts as `name`; what follows a name that is none (`f.x`, `f[`) is ignored, and names
 * that do not begin with a letter do not exist for the rules. [reference 8.1]
 */
export function valuesByField(entries: Entries): ReadonlyMap<string, readonly EntryValue[]> {
  const fields = new Map<string, Map<string, EntryValue>>()
  for (const [name, value] of entries) {
    const match = /^([a-z][-a-z0-9_:]*)((?:\[(?:[a-z][-a-z0-9_:]*|[0-9]*)\])*)/i.exec(name)
    if (!match) continue
    const [, field = '', keys = ''] = match
    const slots = fields.get(field) ?? new Map<string, EntryValue>()
    fields.set(field, slots)
    if (keys === '') slots.clear()
    // `name[]` appends; the same key, or the bare name, replaces what was there.
    slots.set(keys.includes('[]') ? `${keys}#${slots.size}` : keys, value)
  }
  return new Map([...fields].map(([field, slots]) => [field, [...slots.values()]]))
}

const EDGE_SPACE = /^[\s\u0085]+|[\s\u0085]+$/g

/** Non-blank texts of a field, trimmed. U+0085 is space to the server of the original; here to both sides. */
export function texts(values: readonly EntryValue[]): readonly string[] {
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => value.replace(EDGE_SPACE, ''))
    .filter((value) => value !== '')
}

export function files(values: readonly EntryValue[]): readonly PostedFile[] {
  return values.filter((value) => typeof value !== 'string')
}
