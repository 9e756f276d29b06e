import { queryOf, whereOf } from '@vitrine/content/core'
import type { Payload, TypedUser, Where } from 'payload'
import type { WaitingCount } from '../core/waiting-count.ts'
import { dashboardOf } from './entries.ts'
import { unlessForbidden } from './unless-forbidden.ts'

/**
 * Counts what waits for somebody.
 *
 * @param user Whose rights count: what they may not see is left out. Left out itself, everything is counted.
 */
export async function countWaiting(payload: Payload, user?: TypedUser): Promise<readonly WaitingCount[]> {
  const counts = dashboardOf(payload).entries.waiting.map(async ({ label, collection, conditions, inBar = false }) => {
    const where = whereOf(conditions) as Where
    const counted = await unlessForbidden(
      payload.count({ collection, where, ...(user && { overrideAccess: false, user }) }),
    )
    if (!counted) return []
    const href = `/admin/collections/${collection}${queryOf(conditions)}`
    return [{ label, count: counted.totalDocs, collection, href, inBar }]
  })
  return (await Promise.all(counts)).flat()
}
