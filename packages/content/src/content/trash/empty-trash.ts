import type { Payload } from 'payload'
import { startRounds } from '../jobs/rounds.ts'
import { slugOfCollection } from '../queries/slugs.ts'

/** Days that something lies in the trash before it is deleted for good. */
export const TRASH_DAYS = 30

const DAY_MS = 86_400_000

/** Milliseconds between two looks. */
const EVERY_MS = 3_600_000

/** Documents of one collection that are deleted at one look: what is left waits for the next. */
const MAX_DELETED = 200

/**
 * Empties the trash of what has lain there for {@link TRASH_DAYS}, at once and every hour until it is stopped.
 * One process of a site does this.
 *
 * @param options.now The clock; the machine's own unless given.
 * @param options.onError Called with the error when something was not deleted; the rest is, all the same.
 * @returns Stops it, and waits for what is under way.
 */
export function startEmptyingTrash(
  payload: Payload,
  options: { readonly now?: () => Date; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const { now = () => new Date(), onError } = options
  return startRounds(() => emptyTrash(payload, { now: now(), onError }), { everyMs: EVERY_MS, onError })
}

/** Deletes for good what has lain in the trash for {@link TRASH_DAYS}, with its versions, comments and files. */
export async function emptyTrash(
  payload: Payload,
  { now, onError }: { readonly now: Date; readonly onError: (error: unknown) => void },
): Promise<void> {
  const since = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
  for (const config of payload.config.collections) {
    if (!config.trash) continue
    const collection = slugOfCollection(config)
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: since } },
      trash: true,
      select: {},
      depth: 0,
      limit: MAX_DELETED,
      sort: 'deletedAt',
      pagination: false,
      overrideAccess: true,
    })
    for (const { id } of docs) {
      // One that cannot be deleted keeps no other.
      await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true }).catch(onError)
    }
  }
}
