import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'

/**
 * Has operations of a database adapter replaced as soon as Payload has made it.
 *
 * @param operationsOf Gives those that differ, by name. They are called on the adapter.
 */
export function withOperations<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
  operationsOf: (adapter: Adapter, payload: Payload) => object,
): DatabaseAdapterObj<Adapter> {
  return {
    ...given,
    init(args) {
      const adapter = given.init(args)
      return Object.assign(adapter, operationsOf(adapter, args.payload))
    },
  }
}
