import { runSql, sql, transactionOf } from '@vitrine/cms/sql'
import type { PayloadRequest } from 'payload'

/** Tables of what stands below the blog, the newest versions of posts included. */
const TABLES = [
  ['posts', 'path'],
  ['_posts_v', 'version_path'],
  ['categories', 'path'],
  ['tags', 'path'],
  ['series', 'path'],
  ['authors', 'path'],
] as const

/** Moves everything below one address to another. */
export async function movePaths(before: string, after: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  for (const [table, column] of TABLES) {
    const [name, path] = [sql.identifier(table), sql.identifier(column)]
    await runSql(
      req.payload,
      sql`update ${name} set ${path} = ${after} || substr(${path}, ${before.length + 1})
        where substr(${path}, 1, ${before.length}) = ${before}`,
      transaction,
    )
  }
}
