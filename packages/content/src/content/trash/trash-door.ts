import type { AccessArgs, CollectionBeforeOperationHook } from 'payload'
import { given } from '../../core/stored.ts'

/** Parts of a request that concern the trash. */
interface Asked {
  readonly id?: NonNullable<AccessArgs['id']>
  readonly data?: { readonly deletedAt?: unknown; readonly _status?: unknown }
  readonly trash?: boolean
  readonly overrideAccess?: boolean
}

/**
 * Opens the trash to those who may delete, and to nobody else: to look into it, to take something out, and to delete
 * something there for good. Payload asks only when something is put in.
 */
export const openToDeleters: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const asked = args as Asked
  const { trash, overrideAccess } = asked
  const isOpen = trash === true && (overrideAccess === true || (await mayDelete({ collection, req }, asked)))
  return {
    ...args,
    ...(trash && { trash: isOpen }),
    ...(operation === 'update' && asMove(asked, isOpen, Boolean(collection.versions?.drafts))),
  }
}

/** Decides about the whole trash. A right that depends on the document is none to all of it. */
async function mayDelete(
  { collection, req }: Pick<Parameters<CollectionBeforeOperationHook>[0], 'collection' | 'req'>,
  { id, data }: Asked,
): Promise<boolean> {
  return (await collection.access.delete({ req, ...given({ data, id }) })) === true
}

/** A draft that moves alone would leave what is published behind. And nothing is published that was only to come back. */
function asMove({ data, trash }: Asked, isOpen: boolean, hasDrafts: boolean): object {
  const returns = trash && isOpen && data?.deletedAt === null
  if (!returns && !data?.deletedAt) return {}
  const isSilent = returns && hasDrafts && data._status === undefined
  return { draft: false, autosave: false, ...(isSilent && { data: { ...data, _status: 'draft' } }) }
}
