import type { KnownBuyer } from '../../core/account/known-fields.ts'
import { lastBuyer } from '../../store/orders/account-orders.ts'
import type { BuyingSite, BuyingVisit } from '../buying/buying-site.ts'

/** Finds who is signed in, with the buyer of their last order. Undefined for others, and on a site without members. */
export async function knownBuyer(
  { payload, members }: Pick<BuyingSite, 'payload' | 'members'>,
  { request }: Pick<BuyingVisit, 'request'>,
): Promise<KnownBuyer | undefined> {
  const member = await members?.memberOf(request)
  if (!member) return undefined
  const { address, name } = member
  return { address, name, last: await lastBuyer(payload, address) }
}
