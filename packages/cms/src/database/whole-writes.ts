import { inSession } from '@vitrine/content/sql'
import { withOperations } from '@vitrine/content/store'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

/** Operations of the adapter that write one document or version by several statements, in several tables. */
const OPERATIONS = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteOne',
  'updateGlobal',
  'updateGlobalVersion',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof BaseDatabaseAdapter)[]

type Operation = (this: unknown, asked: { readonly req?: Partial<PayloadRequest> }) => Promise<unknown>

/**
 * Has SQLite write a document in all its tables, or in none. Payload's operations have no transaction there, so two that
 * write the same document would take turns statement by statement, and leave parts of each, or a process that ends would
 * leave a document without its texts.
 */
export function writingWhole<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, (adapter, payload) => {
    const operations: object = adapter
    return Object.fromEntries(
      OPERATIONS.map((name) => {
        const operate: Operation = Reflect.get(operations, name)
        const whole: Operation = async function (asked) {
          if ((await asked.req?.transactionID) != null) return operate.call(this, asked)
          return inSession(payload, (transactionID) =>
            operate.call(this, { ...asked, req: { ...asked.req, transactionID } }),
          )
        }
        return [name, whole]
      }),
    )
  })
}
