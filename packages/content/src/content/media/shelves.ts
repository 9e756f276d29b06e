import type { Payload, TypedUser } from 'payload'
import { countShelves, type Shelves } from '../../core/media/shelves.ts'

/** Files whose folders and tags are counted, the newest ones. */
const MAX_COUNTED = 10_000

/** Reads the folders and tags of the library, as far as somebody may see its files. */
export async function readShelves(payload: Payload, user: TypedUser | null): Promise<Shelves> {
  const { docs } = await payload.find({
    collection: 'media',
    select: { folder: true, tags: true },
    sort: '-createdAt',
    limit: MAX_COUNTED,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return countShelves(docs)
}
