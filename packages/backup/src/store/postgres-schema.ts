import type { Client } from 'pg'
import type { TableContents } from '../core/manifest.ts'

/** Tables of the search index: it is made anew from the content. */
const INDEX_TABLES = /^search_/

/** Reads the names of the tables of the current schema, but those of the search index. */
export async function readTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !INDEX_TABLES.test(name))
}

/** Reads the columns of a table that hold values of their own: those that the database computes are left out. */
export async function readColumns(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Reads how a table is made: columns, constraints and indexes as PostgreSQL writes them. */
export async function readDefinition(client: Client, table: string): Promise<TableContents['definition']> {
  const { rows: columns } = await client.query<{ name: string; type: string; isRequired: boolean; initial: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
            pg_get_expr(adbin, adrelid) as initial
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped order by attnum`,
    [table],
  )
  const { rows: constraints } = await client.query<{ text: string }>(
    `select format('constraint %I %s', conname, pg_get_constraintdef(oid)) as text from pg_constraint
     where conrelid = to_regclass(quote_ident($1)) and contype in ('p', 'u', 'c') order by conname`,
    [table],
  )
  const { rows: indexes } = await client.query<{ text: string }>(
    `select pg_get_indexdef(indexrelid) as text from pg_index
     where indrelid = to_regclass(quote_ident($1))
       and not exists (select 1 from pg_constraint where conindid = indexrelid) order by 1`,
    [table],
  )
  return { columns, constraints: constraints.map(({ text }) => text), indexes: indexes.map(({ text }) => text) }
}

/** A foreign key, with the statement that adds it again. */
export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function readForeignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`,
  )
  return rows
}

/** Reads the sequences of the current schema, each with the last value that it gave. */
export async function readSequences(client: Client): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() order by sequencename`,
  )
  return rows.filter(({ name }) => !INDEX_TABLES.test(name))
}
