import { configLabel, record, text } from '@vitrine/content/core'
import type { Payload, PayloadRequest, SanitizedCollectionConfig, TypedUser } from 'payload'
import { DASHBOARD_WORDS } from '../core/dashboard-words.ts'
import type { DashboardList, Listed } from '../core/listed.ts'
import type { WorkedIn } from '../core/worked-in.ts'
import { LISTED } from './newest.ts'
import { unlessForbidden } from './unless-forbidden.ts'

/**
 * Reads what is being written: the documents of all kinds whose newest version is not published, last changed first. Undefined for
 * accounts that write none.
 */
export async function readDrafts(
  req: PayloadRequest,
  user: TypedUser,
  isWorkedIn: WorkedIn,
): Promise<DashboardList | undefined> {
  const { payload } = req
  const kinds = payload.config.collections.filter(({ slug, versions }) => versions?.drafts && isWorkedIn(slug))
  if (kinds.length === 0) return undefined
  const drafts = (await Promise.all(kinds.map((kind) => draftsOf(req, kind, user)))).flat()
  return {
    title: { en: 'In progress', de: 'In Arbeit' },
    href: undefined,
    none: { en: 'Everything is published.', de: 'Alles ist veröffentlicht.' },
    items: drafts.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).slice(0, LISTED),
  }
}

async function draftsOf(
  req: PayloadRequest,
  kind: SanitizedCollectionConfig,
  user: TypedUser,
): Promise<readonly Listed[]> {
  const { slug, admin, labels } = kind
  const title = titleFieldOf(kind)
  const seen = await admin.baseFilter?.({ limit: LISTED, page: 1, req, sort: '-updatedAt' })
  const found = await unlessForbidden(
    req.payload.find({
      collection: slug,
      draft: true,
      where: { and: [{ _status: { equals: 'draft' } }, ...(seen ? [seen] : [])] },
      sort: '-updatedAt',
      limit: LISTED,
      depth: 0,
      pagination: false,
      select: { [title]: true, updatedAt: true },
      overrideAccess: false,
      user,
    }),
  )
  return (found?.docs ?? []).map(record).map((doc) => ({
    name: text(doc[title]) ?? DASHBOARD_WORDS.untitled,
    detail: configLabel(labels.singular, slug),
    date: text(doc.updatedAt),
    href: `/admin/collections/${slug}/${doc.id}`,
  }))
}

/** Name of the field that documents of a kind are called by. */
export function titleFieldOf({ admin }: SanitizedCollectionConfig): string {
  return admin.useAsTitle ?? 'id'
}

/** @returns The collection's config, if there is one of this slug. */
export function kindOf(payload: Payload, slug: string): SanitizedCollectionConfig | undefined {
  return payload.config.collections.find((collection) => collection.slug === slug)
}
