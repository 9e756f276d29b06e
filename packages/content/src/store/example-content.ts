import type { Payload } from 'payload'
import { type Example, examplesIn, SELECT_EXAMPLES } from '../core/example-content.ts'
import { inTransaction, runSql, sql, type Transaction } from './sql.ts'

/** Rows that are written in one statement. */
const ROWS_AT_ONCE = 200

const TABLE = sql`create table if not exists example_content (
  collection varchar(60) not null, document varchar(40) not null, updated_at varchar(30) not null,
  primary key (collection, document))`

/** Notes documents as examples, in place of those of before. */
export async function noteExamples(payload: Payload, examples: readonly Example[]): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await runSql(payload, TABLE, transaction)
    await runSql(payload, sql`delete from example_content`, transaction)
    for (let from = 0; from < examples.length; from += ROWS_AT_ONCE) {
      const rows = examples
        .slice(from, from + ROWS_AT_ONCE)
        .map(({ collection, id, updatedAt }) => sql`(${collection}, ${id}, ${updatedAt})`)
      await runSql(
        payload,
        sql`insert into example_content (collection, document, updated_at) values ${sql.join(rows, sql`, `)}`,
        transaction,
      )
    }
  })
}

/** Reads which documents are noted as examples. Makes the table where there is none. */
export async function readExamples(payload: Payload): Promise<readonly Example[]> {
  await runSql(payload, TABLE)
  return examplesIn(await runSql(payload, sql.raw(SELECT_EXAMPLES)))
}

/** Notes a changed document as an example as it is now, where it was noted as one. */
export async function noteExampleAgain(
  payload: Payload,
  { collection, id, updatedAt }: Example,
  transaction: Transaction | undefined,
): Promise<void> {
  await runSql(
    payload,
    sql`update example_content set updated_at = ${updatedAt} where collection = ${collection} and document = ${id}`,
    transaction,
  )
}
