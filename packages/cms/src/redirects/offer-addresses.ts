import type { PayloadHandler } from 'payload'
import { mayPublish } from '../access.ts'
import { nearestAddresses } from './nearest-addresses.ts'

/** Pages that are offered for one old address. */
const MAX_OFFERS = 4

/** Pages that are looked through; a site with more has its editors search by themselves. */
const MAX_PAGES = 10_000

/** `GET /api/redirects/nearest?address=`: published pages that somebody may have meant, most alike first. */
export const offerAddresses: PayloadHandler = async (req) => {
  if (!mayPublish(req.user)) return Response.json({ message: 'Only editors may do this.' }, { status: 403 })
  const address = String(req.query.address ?? '')
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { path: true },
    depth: 0,
    limit: MAX_PAGES,
    pagination: false,
    req,
  })
  const known = docs.map((page) => String((page as { path?: unknown }).path))
  return Response.json(
    { addresses: nearestAddresses(address, known, MAX_OFFERS) },
    { headers: { 'cache-control': 'no-store' } },
  )
}
