import type { Payload, TypedUser } from 'payload'
import type { DashboardList } from '../core/listed.ts'
import { dashboardOf } from './entries.ts'
import { unlessForbidden } from './unless-forbidden.ts'

/** Reads the reports of features that an account may see. */
export async function readReports(payload: Payload, user: TypedUser, now: Date): Promise<readonly DashboardList[]> {
  const lists = dashboardOf(payload).entries.reports.map(async ({ title, collection, none, read }) => {
    const seen = await unlessForbidden(payload.count({ collection, overrideAccess: false, user }))
    if (!seen) return []
    const items = await read(payload, now)
    return [{ title, href: undefined, none, items: items.map((line) => ({ ...line, date: undefined })) }]
  })
  return (await Promise.all(lists)).flat()
}
