import { record, text } from '@vitrine/content/core'
import type { Payload, TypedUser } from 'payload'
import type { DashboardList, Listed } from '../core/listed.ts'
import { kindOf, nameOf, titleFieldOf } from './drafts.ts'
import { LISTED } from './newest.ts'
import { unlessForbidden } from './unless-forbidden.ts'

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
  return { title: 'Scheduled', href: undefined, none: 'Nothing is scheduled.', items: items.flat() }
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
  const verb = type === 'unpublish' ? 'goes offline' : 'goes online'
  return [
    {
      name: text(record(document)[name]) ?? 'Untitled',
      detail: `${nameOf(kind.labels.singular)}, ${verb}`,
      date: text(waitUntil),
      href: `/admin/collections/${kind.slug}/${value}`,
    },
  ]
}
