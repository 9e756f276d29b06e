import { outsideFaultOf } from '@vitrine/content/core'
import type { Reserve } from '@vitrine/storage/files'
import type { Payload } from 'payload'

/** Room that the site keeps free for signing in. Undefined: its database is on a machine of its own. */
export function reserveOf({ config }: Pick<Payload, 'config'>): Reserve | undefined {
  return config.custom.reserve
}

/**
 * Does a piece of work, and does it again with the room of a reserve when the disk was full. Afterwards the reserve is taken
 * again, once there is room.
 *
 * @param work Writes nothing, or all that it has to write, each time.
 */
export async function withReserve<Result>(reserve: Reserve | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!reserve) return work()
  try {
    const result = await work()
    // What was to be done is done; the next one takes it.
    await reserve.take().catch(() => {})
    return result
  } catch (error) {
    if (outsideFaultOf(error) !== 'full' || !(await reserve.release())) throw error
    return work()
  }
}
