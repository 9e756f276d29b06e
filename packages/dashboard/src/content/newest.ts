import { queryOf, record, text, whereOf } from '@vitrine/content/core'
import type { NewestDocuments } from '@vitrine/kit/feature'
import type { Payload, TypedUser, Where } from 'payload'
import { DASHBOARD_WORDS } from '../core/dashboard-words.ts'
import type { DashboardList } from '../core/listed.ts'
import { dashboardOf } from './entries.ts'
import { unlessForbidden } from './unless-forbidden.ts'

/** Documents of a list. */
export const LISTED = 5

/** Reads the newest documents of each kind that an account may see. */
export async function readNewest(payload: Payload, user: TypedUser): Promise<readonly DashboardList[]> {
  const lists = dashboardOf(payload).entries.newest.map(async (entry) => {
    const { collection, conditions, name, detail, date } = entry
    const found = await unlessForbidden(
      payload.find({
        collection,
        where: whereOf(conditions) as Where,
        sort: `-${date}`,
        limit: LISTED,
        depth: 0,
        pagination: false,
        select: selectOf(entry),
        overrideAccess: false,
        user,
      }),
    )
    if (!found) return []
    const items = found.docs.map(record).map((doc) => ({
      name: text(doc[name]) ?? DASHBOARD_WORDS.untitled,
      detail: detail === undefined ? '' : (text(doc[detail]) ?? ''),
      date: text(doc[date]),
      href: `/admin/collections/${collection}/${doc.id}`,
    }))
    const href = `/admin/collections/${collection}${queryOf(conditions)}`
    return [{ title: entry.title, href, none: entry.none, items }]
  })
  return (await Promise.all(lists)).flat()
}

function selectOf({ name, detail, date }: NewestDocuments): Record<string, true> {
  return { [name]: true, [date]: true, ...(detail !== undefined && { [detail]: true }) }
}
