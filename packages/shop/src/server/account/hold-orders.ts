import type { Members } from '@vitrine/accounts/members'
import type { Payload } from 'payload'
import { accountParts } from '../../core/account/account-orders.ts'
import { lastBuyer, ordersOfMember } from '../../store/orders/account-orders.ts'
import { eraseFinished, exportOrders, ordersOfPerson } from '../../store/orders/person-orders.ts'
import type { BuyingSettings } from '../buying/buying-site.ts'
import type { OpenShop } from '../orders/create-shop.ts'

/**
 * Has the orders of members listed on their account page, and exported and erased with them. Those are a member's that were placed
 * with the mail address which a mailed link has proven. Orders for which somebody has something to do still are not erased.
 */
export function holdOrders(
  members: Members,
  {
    payload,
    openShop,
    settings,
  }: {
    readonly payload: Payload
    readonly openShop: OpenShop
    readonly settings: (locale: string) => Promise<BuyingSettings>
  },
): void {
  members.hold({
    name: 'orders',
    export: ({ address }) => exportOrders(payload, address),
    async erase({ address }, transaction) {
      for (const id of await ordersOfPerson(payload, address, transaction)) {
        await eraseFinished(payload, id, { who: '', now: new Date() }, transaction)
      }
    },
    async parts({ address }, locale) {
      const [shop, { timeZone }, orders, last] = await Promise.all([
        openShop(locale),
        settings(locale),
        ordersOfMember(payload, address),
        lastBuyer(payload, address),
      ])
      const listed = orders.map(({ token, ...order }) => ({
        ...order,
        href: new URL(shop.orderAddress(token, locale)).pathname,
      }))
      return accountParts(listed, last, { locale, timeZone })
    },
  })
}
