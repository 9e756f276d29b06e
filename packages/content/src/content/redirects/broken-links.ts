import type { PayloadHandler } from 'payload'
import { may } from '../rights/rights-of.ts'
import { nearestAddresses } from './nearest-addresses.ts'
import { publishedAddresses } from './offer-addresses.ts'
import { REDIRECTS } from './redirects-area.ts'

/** Broken links that are shown to be mended at once. */
const MAX_SHOWN = 10

/** Addresses that are offered for one of them. */
const MAX_OFFERS = 2

/** `GET /api/redirects/broken`: the links that visitors followed most to no page, each with pages that may be meant. */
export const brokenLinks: PayloadHandler = async (req) => {
  if (!(await may(req, REDIRECTS, 'create'))) {
    return Response.json({ message: 'Your role may not make redirects.' }, { status: 403 })
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'missing-addresses',
    sort: '-count',
    depth: 0,
    limit: MAX_SHOWN,
    overrideAccess: false,
    req,
  })
  const known = docs.length === 0 ? [] : await publishedAddresses(req)
  const links = docs.map(({ address, count, referrer }) => ({
    address,
    count,
    referrer: referrer ?? '',
    offers: nearestAddresses(address, known, MAX_OFFERS),
  }))
  return Response.json({ links, total: totalDocs }, { headers: { 'cache-control': 'no-store' } })
}
