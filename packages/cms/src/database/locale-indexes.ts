/** Tables as Payload describes them before it makes them for a database, by name. */
export type RawTables = Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly columns: object
      indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>
    }
  >
>

/** Ending of the tables that hold what a document says in each language. */
const LOCALES = '_locales'

/**
 * Gives tables of translations an index by the document that they belong to. Payload's own begins with the language, so
 * that neither database could find the translations of a document without looking at those of all others.
 */
export function indexLocales(tables: RawTables): void {
  for (const table of Object.values(tables)) {
    if (!table.name.endsWith(LOCALES) || !('_parentID' in table.columns)) continue
    table.indexes = { ...table.indexes, _parent: { name: `${table.name}_parent_idx`, on: '_parentID' } }
  }
}
