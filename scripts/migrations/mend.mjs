/** First line of a migration: the checker would find the SQL builder of each database in two versions. */
const HEAD = '// @ts-nocheck: generated, and of two copies of the SQL builder\n'

/** Where the half of a migration begins that takes it back. */
const DOWN = 'export async function down('

/** A column that is added to a table of SQLite and leads to another table; backticks are escaped in a template. */
const ADDED_REFERENCE = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;`]*REFERENCES \w+\(\w+\))(?=;)/g

/**
 * Part of a snapshot of a schema, as drizzle-kit writes it.
 *
 * @typedef {{ readonly tables: Readonly<Record<string, {
 *   readonly foreignKeys: Readonly<Record<string, ForeignKey>>
 * }>> }} Snapshot
 * @typedef {{ readonly tableFrom: string, readonly columnsFrom: readonly string[], readonly onDelete: string,
 *   readonly onUpdate: string }} ForeignKey
 */

/**
 * Completes a migration as it was generated: the checker leaves it out, and what a column of SQLite refers to may be
 * deleted as the schema has it. Of a column that is added to a table, drizzle-kit leaves out `ON DELETE`, and then nothing
 * that is referred to could be deleted.
 *
 * @param {string} source
 * @param {{ readonly before: Snapshot, readonly after: Snapshot }} schemas
 * @throws {Error} For a column of which the schema has no reference.
 */
export function mendMigration(source, { before, after }) {
  const downAt = source.indexOf(DOWN)
  const [up, down] = [source.slice(0, downAt), source.slice(downAt)]
  return (source.startsWith(HEAD) ? '' : HEAD) + withActions(up, after) + withActions(down, before)
}

/** @param {string} statements @param {Snapshot} schema @returns {string} */
function withActions(statements, schema) {
  return statements.replace(ADDED_REFERENCE, (statement, _, table, column) => {
    const key = Object.values(schema.tables[table]?.foreignKeys ?? {}).find(
      ({ columnsFrom }) => columnsFrom.length === 1 && columnsFrom[0] === column,
    )
    if (!key) throw new Error(`The schema has no reference for ${table}.${column}.`)
    return `${statement} ON UPDATE ${key.onUpdate} ON DELETE ${key.onDelete}`
  })
}

/** Whether a migration has no statement: the schema is what the newest migration made. @param {string} source */
export function isEmptyMigration(source) {
  return !source.includes('sql`')
}
