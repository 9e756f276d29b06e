import { withOperations } from '@vitrine/content/store'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/**
 * Has one document deleted by its id, after it was found. Payload's adapters fail to delete what is not there when the
 * question reaches into another table, such as whose preference it is: they look a second time, without that table.
 */
export function deletingFound<Adapter extends BaseDatabaseAdapter>(
  given: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withOperations(given, ({ deleteOne }) => {
    const deleteFound: BaseDatabaseAdapter['deleteOne'] = async function (this: Adapter, asked) {
      const { collection, req, where } = asked
      const found = await this.findOne({ collection, where, ...(req && { req }) })
      return found ? deleteOne.call(this, { ...asked, where: { id: { equals: found.id } } }) : null
    }
    return { deleteOne: deleteFound }
  })
}
