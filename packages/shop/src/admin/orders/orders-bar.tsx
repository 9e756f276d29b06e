import { whereOf } from '@vitrine/content/core'
import type { ServerProps, Where } from 'payload'
import type { ReactNode } from 'react'
import { ORDER_VIEWS } from '../../core/order/order-views.ts'
import { OrderByHand } from '../by-hand/order-by-hand.tsx'
import { Bookkeeping } from './bookkeeping.tsx'
import { OrderParts } from './order-parts.tsx'
import { PersonOrders } from './person-orders.tsx'
import { SelectedOrders } from './selected-orders.tsx'

/** Above the list of orders: its parts with their counts, and what is done with several. */
export async function OrdersBar({ payload, user }: ServerProps): Promise<ReactNode> {
  const access = { overrideAccess: false, ...(user && { user }) }
  const counts = await Promise.all(
    ORDER_VIEWS.map(({ conditions }) =>
      payload.count({ collection: 'shop-orders', where: whereOf(conditions) as Where, ...access }),
    ),
  )
  return (
    <div className="inbox-bar">
      <OrderParts counts={counts.map(({ totalDocs }) => totalDocs)} />
      <OrderByHand />
      <Bookkeeping />
      <PersonOrders />
      <SelectedOrders />
    </div>
  )
}
