import { adminTextIn, configLabel, record, text } from '@vitrine/content/core'
import type { Payload, TypedUser } from 'payload'
import { DASHBOARD_WORDS } from '../core/dashboard-words.ts'
import type { DashboardList, Listed } from '../core/listed.ts'
import { kindOf, titleFieldOf } from './drafts.ts'
import { LISTED } from './newest.ts'
import { unlessForbidden } from './unless-forbidden.ts'

const GOES_ONLINE = { en: 'goes online', de: 'geht online' }
const GOES_OFFLINE = { en: 'goes offline', de: 'geht offline' }

/** Reads what is published, or taken back, at a time to come: the next first. */
export async function readScheduled(payload: Payload, user: TypedUser): Promise<DashboardList> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    limit: LISTED,
    depth: 0,
    pagination: false,
  })
  const items = await Promise.all(docs.map(record).map((job) => listed(payload, user, job)))
  return {
    title: { en: 'Scheduled', de: 'Geplant' },
    href: undefined,
    none: { en: 'Nothing is scheduled.', de: 'Nichts ist geplant.' },
    items: items.flat(),
  }
}

async function listed(
  payload: Payload,
  user: TypedUser,
  { input, waitUntil }: Readonly<Record<string, unknown>>,
): Promise<readonly Listed[]> {
  const { doc, type } = record(input)
  const { relationTo, value } = record(doc)
  const kind = kindOf(payload, text(relationTo) ?? '')
  if (!kind || (typeof value !== 'number' && typeof value !== 'string')) return []
  const name = titleFieldOf(kind)
  const found = await unlessForbidden(
    payload.find({
      collection: kind.slug,
      draft: true,
      where: { id: { equals: value } },
      limit: 1,
      depth: 0,
      pagination: false,
      select: { [name]: true },
      overrideAccess: false,
      user,
    }),
  )
  const document = found?.docs[0]
  if (!document) return []
  const singular = configLabel(kind.labels.singular, kind.slug)
  const goes = type === 'unpublish' ? GOES_OFFLINE : GOES_ONLINE
  return [
    {
      name: text(record(document)[name]) ?? DASHBOARD_WORDS.untitled,
      detail: {
        en: `${adminTextIn(singular, 'en')}, ${goes.en}`,
        de: `${adminTextIn(singular, 'de')}, ${goes.de}`,
      },
      date: text(waitUntil),
      isToCome: true,
      href: `/admin/collections/${kind.slug}/${value}`,
    },
  ]
}
