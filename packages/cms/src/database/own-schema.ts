import { isDeepStrictEqual } from 'node:util'

/** Description of a schema, as drizzle-kit writes it: tables, enumerations and more, each by its name. */
export type SchemaSnapshot = Readonly<Record<string, unknown>>

/** Parts of a snapshot that list things by name; the rest of it describes the snapshot itself. */
const GROUPS = ['tables', 'enums', 'schemas', 'sequences', 'roles', 'policies', 'views']

/**
 * The part of a schema that is an optional feature's own.
 *
 * @param whole Schema of the core with the feature.
 * @param core Schema of the core alone.
 * @param feature Name, for the error.
 * @throws {Error} When the feature changes something of the core.
 */
export function ownSchema(whole: SchemaSnapshot, core: SchemaSnapshot, feature: string): SchemaSnapshot {
  // As it will be written: what drizzle-kit leaves undefined is not there in a file.
  const written: SchemaSnapshot = JSON.parse(JSON.stringify(whole))
  return Object.fromEntries(
    Object.entries(written).map(([kind, things]) => {
      const known = core[kind]
      return [
        kind,
        GROUPS.includes(kind) && isGroup(things) && isGroup(known) ? withoutCore(things, known, feature) : things,
      ]
    }),
  )
}

function withoutCore(things: SchemaSnapshot, known: SchemaSnapshot, feature: string): SchemaSnapshot {
  const changed = [...new Set([...Object.keys(things), ...Object.keys(known)])].find(
    (name) => name in known && !isDeepStrictEqual(things[name], known[name]),
  )
  if (changed !== undefined) {
    throw new Error(
      `The optional feature ${feature} changes ${changed}, which is not its own: keep its settings in a global of its own, ` +
        'and let others refer to its documents from blocks alone.',
    )
  }
  return Object.fromEntries(Object.entries(things).filter(([name]) => !(name in known)))
}

function isGroup(value: unknown): value is SchemaSnapshot {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
