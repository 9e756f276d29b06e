import { withOperations } from '@vitrine/content/store'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** PostgreSQL's code for a connection that could not be used. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CONNECTION_FAILURE = '08006'

/**
 * Has a transaction that cannot be begun fail with the code of a lost connection. Payload throws an error of its own then,
 * without what the driver said; to begin needs nothing but a connection.
 */
export function namingFailedBeginnings<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, ({ beginTransaction }) => {
    const begin: BaseDatabaseAdapter['beginTransaction'] = async function (this: Adapter, options) {
      try {
        return await beginTransaction.call(this, options)
      } catch (cause) {
        throw Object.assign(new Error('No transaction could be begun.', { cause }), { code: CONNECTION_FAILURE })
      }
    }
    return { beginTransaction: begin }
  })
}
