import type { PayloadRequest } from 'payload'
import { runSql, sql, transactionOf } from './sql.ts'

/** Tables with the columns that hold paths; those of newest versions too. */
export type MovingTables = readonly (readonly [table: string, column: string])[]

/** Moves everything below one address to another. */
export async function movePaths(
  tables: MovingTables,
  { before, after }: { readonly before: string; readonly after: string },
  req: PayloadRequest,
): Promise<void> {
  const transaction = await transactionOf(req)
  for (const [table, column] of tables) {
    const [name, path] = [sql.identifier(table), sql.identifier(column)]
    await runSql(
      req.payload,
      sql`update ${name} set ${path} = ${after} || substr(${path}, ${before.length + 1})
        where substr(${path}, 1, ${before.length}) = ${before}`,
      transaction,
    )
  }
}
