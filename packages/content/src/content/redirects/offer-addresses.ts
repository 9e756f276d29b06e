import type { PayloadHandler, PayloadRequest } from 'payload'
import { linkTypeOf } from '../../core/link-target.ts'
import { record } from '../../core/stored.ts'
import { PUBLISHED } from '../queries/published.ts'
import { isCollection } from '../queries/slugs.ts'
import { may } from '../rights/rights-of.ts'
import { nearestAddresses } from './nearest-addresses.ts'
import { REDIRECTS } from './redirects-area.ts'

/** Addresses that are offered for one old address. */
const MAX_OFFERS = 4

/** Documents of a kind that are looked through; a site with more has its editors search by themselves. */
const MAX_DOCUMENTS = 10_000

/** `GET /api/redirects/nearest?address=`: published documents that somebody may have meant, most alike first. */
export const offerAddresses: PayloadHandler = async (req) => {
  if (!(await may(req, REDIRECTS, 'create'))) {
    return Response.json({ message: 'Your role may not make redirects.' }, { status: 403 })
  }
  const address = String(req.query.address ?? '')
  return Response.json(
    { addresses: nearestAddresses(address, await publishedAddresses(req), MAX_OFFERS) },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** Addresses of all published documents that links can lead to. */
export async function publishedAddresses(req: PayloadRequest): Promise<readonly string[]> {
  const known: string[] = []
  for (const { slug, admin } of req.payload.config.collections) {
    if (linkTypeOf(admin.custom) === undefined || !isCollection(req.payload, slug)) continue
    const { docs } = await req.payload.find({
      collection: slug,
      where: PUBLISHED,
      select: { path: true },
      depth: 0,
      limit: MAX_DOCUMENTS,
      pagination: false,
      req,
    })
    known.push(...docs.map((document) => String(record(document).path)))
  }
  return known
}
