import { type PhpValue, phpEntries, phpText } from '../php/php-value.ts'
import { unserialize } from '../php/unserialize.ts'
import type { SourceMeta } from '../source/source.ts'
import { sanitizeKey } from './sanitize-key.ts'

/** Fields of one message that are kept. */
const MAX_ENTRIES = 500

/** Texts of one field that are kept. */
const MAX_VALUES = 500

const PREFIX = '_field_'

export interface ReadEntries {
  /** In the order of the form. */
  readonly entries: Readonly<Record<string, string | readonly string[]>>
  /** Fields whose key another field has as well: only the value of the last one was kept. */
  readonly collisions: readonly string[]
}

/** The fields of a message: their names are in `_fields`, their values in one meta each, under a key made of the name. */
export function entriesOf(metas: readonly SourceMeta[]): ReadEntries {
  const values = new Map(
    metas.flatMap(({ key, value }) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value] as const] : [])),
  )
  const names = namesIn(metas).slice(0, MAX_ENTRIES)
  const known = names.length > 0 ? names : [...values.keys()].slice(0, MAX_ENTRIES)
  const byKey = new Map<string, string[]>()
  for (const name of known) byKey.set(sanitizeKey(name), [...(byKey.get(sanitizeKey(name)) ?? []), name])
  return {
    entries: Object.fromEntries(known.map((name) => [name, entryOf(values.get(sanitizeKey(name)) ?? '')])),
    collisions: [...byKey.values()].flatMap((same) => (same.length > 1 ? same : [])),
  }
}

function namesIn(metas: readonly SourceMeta[]): readonly string[] {
  const read = unserialize(metas.findLast(({ key }) => key === '_fields')?.value ?? '')
  return read.ok ? phpEntries(read.value).map(([name]) => name) : []
}

function entryOf(stored: string): string | readonly string[] {
  if (!/^a:\d+:\{/.test(stored)) return stored
  const read = unserialize(stored)
  return read.ok ? textsIn(read.value).slice(0, MAX_VALUES) : stored
}

function textsIn(value: PhpValue): readonly string[] {
  return phpEntries(value).flatMap(([, entry]) => phpText(entry) ?? textsIn(entry))
}
