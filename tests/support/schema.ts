import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Description of a table: whatever makes two tables different, each as a text. */
export interface TableDescription {
  readonly columns: readonly string[]
  readonly indexes: readonly string[]
  readonly foreignKeys: readonly string[]
  readonly triggers: readonly string[]
}

/** Tables of a database by their names; on PostgreSQL with its enumerations, as tables of one column for each value. */
export type Schema = Readonly<Record<string, TableDescription>>

/** Describes all tables of a database, so that two databases can be compared. */
export async function schemaOf(payload: Payload): Promise<Schema> {
  return payload.db.name === 'postgres' ? postgresSchema(payload) : sqliteSchema(payload)
}

async function sqliteSchema(payload: Payload): Promise<Schema> {
  const tables = await runSql(
    payload,
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  )
  const described = tables.map(async ({ name }) => {
    const of = String(name)
    const columns = await runSql(payload, sql`select * from pragma_table_xinfo(${of})`)
    const keys = await runSql(payload, sql`select * from pragma_foreign_key_list(${of})`)
    const triggers = await runSql(
      payload,
      sql`select sql from sqlite_master where type = 'trigger' and tbl_name = ${of}`,
    )
    return [
      of,
      {
        columns: columns
          .map((one) => words(one.name, one.type, one.notnull, 'default', one.dflt_value, 'key', one.pk, one.hidden))
          .sort(),
        indexes: await sqliteIndexes(payload, of),
        foreignKeys: keys
          .map((one) => words(one.from, one.table, one.to, one.on_update, one.on_delete, one.match))
          .sort(),
        triggers: triggers.map((one) => String(one.sql)).sort(),
      },
    ] as const
  })
  return Object.fromEntries(await Promise.all(described))
}

async function sqliteIndexes(payload: Payload, table: string): Promise<readonly string[]> {
  const indexes = await runSql(payload, sql`select * from pragma_index_list(${table})`)
  const described = indexes.map(async (index) => {
    const columns = await runSql(
      payload,
      sql`select * from pragma_index_xinfo(${String(index.name)}) where key = 1 order by seqno`,
    )
    const parts = columns.map((one) => words(one.name, one.desc, one.coll))
    return words(index.name, index.unique, index.partial, ...parts)
  })
  return (await Promise.all(described)).sort()
}

async function postgresSchema(payload: Payload): Promise<Schema> {
  const tables = await runSql(
    payload,
    sql`select tablename as name from pg_tables where schemaname = 'public' union
      select typname from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace`,
  )
  const columns = await runSql(
    payload,
    sql`select table_name as name, concat_ws(' ', column_name, udt_name, is_nullable, 'default', column_default,
        is_identity, collation_name, character_maximum_length, numeric_precision, datetime_precision) as text
      from information_schema.columns where table_schema = 'public' union all
      select typname, concat_ws(' ', 'value', row_number() over (partition by enumtypid order by enumsortorder), enumlabel)
      from pg_enum join pg_type on pg_type.oid = enumtypid`,
  )
  const indexes = await runSql(
    payload,
    sql`select tablename as name, indexdef as text from pg_indexes where schemaname = 'public'`,
  )
  const keys = await runSql(
    payload,
    sql`select relname as name, concat_ws(' ', conname, pg_get_constraintdef(pg_constraint.oid)) as text
      from pg_constraint join pg_class on pg_class.oid = conrelid where connamespace = 'public'::regnamespace`,
  )
  const triggers = await runSql(
    payload,
    sql`select relname as name, pg_get_triggerdef(pg_trigger.oid) as text
      from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal`,
  )
  return Object.fromEntries(
    tables.map(({ name }) => {
      const of = (rows: readonly Readonly<Record<string, unknown>>[]) =>
        rows
          .filter((row) => row.name === name)
          .map(({ text }) => String(text))
          .sort()
      return [
        String(name),
        { columns: of(columns), indexes: of(indexes), foreignKeys: of(keys), triggers: of(triggers) },
      ]
    }),
  )
}

function words(...values: readonly unknown[]): string {
  return values.map(String).join(' ')
}
