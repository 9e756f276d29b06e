import { inTransaction } from '@vitrine/content/sql'
import { parseCurrency } from '../../core/money/currency.ts'
import { isProvider, RESERVATION_MINUTES } from '../../core/order/payment-methods.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'
import { findPayment, noteRef, paymentsOf, type StoredPayment, writePayment } from '../../store/orders/payment-rows.ts'
import { newSecret } from './order-secrets.ts'
import type { ShopContext } from './shop-context.ts'

/**
 * Leads an order to its payment. Begun again, after a crash or by a buyer who came back, it is the same payment, unless the
 * provider said that it failed.
 *
 * @returns Absolute address of the provider's page; undefined for orders that are paid without one, or need no money.
 * @throws Error when the provider cannot be asked: the order stands, and may be paid later.
 */
export async function beginPayment(shop: ShopContext, order: StoredOrder, now: Date): Promise<string | undefined> {
  if (order.state !== 'awaiting payment' || !isProvider(order.method)) return undefined
  const provider = shop.providers.get(order.method)
  const currency = parseCurrency(order.currency)
  if (!provider || !currency) return undefined
  const payment = await openPayment(shop, order, now)
  if (!payment) return undefined
  if (payment.address !== undefined) return payment.address
  const site = await shop.mails.site()
  const begun = await provider.begin({
    key: payment.key,
    amount: payment.amount,
    currency,
    description: `${site} ${order.number}`,
    email: order.email,
    language: order.language,
    returnTo: shop.orderAddress(order.token, order.language),
    callAt: shop.callAddress(provider.name),
    endsAt: new Date(payment.beganAt.getTime() + RESERVATION_MINUTES * 60_000),
  })
  await noteRef(shop.payload, { id: payment.id, ...begun })
  return begun.address
}

/** The payment of an order that can be paid: after one that failed a new one. */
async function openPayment(
  { payload }: ShopContext,
  order: StoredOrder,
  now: Date,
): Promise<StoredPayment | undefined> {
  const payments = await paymentsOf(payload, order.id)
  const open = payments.find(({ state }) => state === 'open')
  if (open) return open
  const { id, method: provider, total: amount, currency } = order
  const key = newSecret()
  await inTransaction(payload, (transaction) =>
    writePayment(payload, { order: id, provider, key, amount, currency, beganAt: now }, transaction),
  )
  return findPayment(payload, { key })
}
