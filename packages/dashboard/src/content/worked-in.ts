import { areaOf, rightsOf } from '@vitrine/content/access'
import { isWorkedIn } from '@vitrine/content/core'
import type { Payload, TypedUser } from 'payload'
import type { WorkedIn } from '../core/worked-in.ts'

/** Reads where an account has something to do. What is not in the table of rights hides itself from whom it does not concern. */
export async function readWorkedIn(asking: { readonly payload: Payload; readonly user: TypedUser }): Promise<WorkedIn> {
  const rights = await rightsOf(asking)
  const { collections, globals } = asking.payload.config
  const areas = new Map([...collections, ...globals].map((config) => [config.slug as string, areaOf(config)]))
  return (slug) => {
    const area = areas.get(slug)
    return area === undefined || isWorkedIn(rights, area)
  }
}
