import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/** Counts the bytes of the files of all messages that are held as spam. */
export async function heldBytes(payload: Payload): Promise<number> {
  const [row] = await runSql(payload, payload.db.name === 'postgres' ? POSTGRES : SQLITE)
  return Number(row?.bytes ?? 0)
}

const SQLITE = sql`select sum(json_extract(file.value, '$.size')) as bytes
  from submissions s, json_each(s.files) file where s.status = 'spam'`

const POSTGRES = sql`select sum((file ->> 'size')::bigint) as bytes
  from submissions s, jsonb_array_elements(s.files) file where s.status = 'spam' and jsonb_typeof(s.files) = 'array'`
