import type { Payload } from 'payload'
import type { ShownLink } from '../../core/move-in/shown-report.ts'
import { documentsOf } from '../../store/ledger.ts'
import { keysIn, type Places } from './report-view.ts'
import type { RunReport } from './run-report.ts'

/** Collections whose published documents have an address that visitors read. */
const SHOWN = ['pages', 'posts', 'projects'] as const

/** Reads where the documents are that a report names. A dry run has made none. */
export async function readPlaces(payload: Payload, report: RunReport): Promise<Places> {
  if (report.dryRun) return new Map()
  const documents = await documentsOf(payload, report.source, keysIn(report))
  const seen = new Set<string>()
  for (const collection of SHOWN) {
    const ids = documents.flatMap((one) => (one.collection === collection ? [one.document] : []))
    for (const id of await publishedIds(payload, collection, ids)) seen.add(`${collection}/${id}`)
  }
  return new Map(
    documents.map(({ key, collection, document, address }) => {
      const links: ShownLink[] = [{ kind: 'admin', href: `/admin/collections/${collection}/${document}` }]
      if (seen.has(`${collection}/${document}`) && address) links.push({ kind: 'site', href: address })
      return [key, links]
    }),
  )
}

async function publishedIds(
  payload: Payload,
  collection: (typeof SHOWN)[number],
  ids: readonly (number | undefined)[],
): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id }) => Number(id))
}
