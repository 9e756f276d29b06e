import { record, text } from '@vitrine/content/core'
import type { Payload, PayloadRequest, SanitizedCollectionConfig, TypedUser } from 'payload'
import type { DashboardList, Listed } from '../core/listed.ts'
import { LISTED } from './newest.ts'
import { unlessForbidden } from './unless-forbidden.ts'

/** Reads what is being written: the documents of all kinds whose newest version is not published, last changed first. */
export async function readDrafts(req: PayloadRequest, user: TypedUser): Promise<DashboardList> {
  const { payload } = req
  const kinds = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const drafts = (await Promise.all(kinds.map((kind) => draftsOf(req, kind, user)))).flat()
  return {
    title: 'In progress',
    href: undefined,
    none: 'Everything is published.',
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
    name: text(doc[title]) ?? 'Untitled',
    detail: nameOf(labels.singular),
    date: text(doc.updatedAt),
    href: `/admin/collections/${slug}/${doc.id}`,
  }))
}

/** Name of the field that documents of a kind are called by. */
export function titleFieldOf({ admin }: SanitizedCollectionConfig): string {
  return admin.useAsTitle ?? 'id'
}

/** Labels of this site are texts; Payload knows others. */
export function nameOf(label: SanitizedCollectionConfig['labels']['singular']): string {
  return typeof label === 'string' ? label : ''
}

/** @returns The collection's config, if there is one of this slug. */
export function kindOf(payload: Payload, slug: string): SanitizedCollectionConfig | undefined {
  return payload.config.collections.find((collection) => collection.slug === slug)
}
