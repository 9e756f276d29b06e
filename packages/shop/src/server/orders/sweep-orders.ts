import { ASK_AFTER_MINUTES, ASK_FOR_DAYS, isProvider } from '../../core/order/payment-methods.ts'
import { claimSilent, findOverdue, type StoredPayment } from '../../store/orders/payment-rows.ts'
import { sweepInvoices } from '../invoices/write-invoices.ts'
import { sweepRefunds } from './give-back.ts'
import { applyFact, settle } from './settle.ts'
import type { ShopContext } from './shop-context.ts'

/** Payments that one sweep asks for, and orders that it ends. */
const MAX_SWEPT = 50

/**
 * Asks providers for payments that nobody has heard of for ten minutes, and ends orders whose reservation has run out. A
 * provider that cannot be asked holds up nothing: its payments are asked for again for days, and money that came finds its
 * order. Refunds are asked for as well, and last the invoices that are missing are written.
 */
export async function sweepOrders(shop: ShopContext, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ASK_AFTER_MINUTES * 60_000)
  const begunAfter = new Date(now.getTime() - ASK_FOR_DAYS * 86_400_000)
  for (const payment of await claimSilent(shop.payload, { before, begunAfter, now, limit: MAX_SWEPT })) {
    await isDone(shop, () => ask(shop, payment, now))
  }
  for (const payment of await findOverdue(shop.payload, { now, limit: MAX_SWEPT })) {
    const isOver = await isDone(shop, () => endAtProvider(shop, payment))
    // Asked after its end: what was paid until then is known.
    const isAsked = await isDone(shop, () => ask(shop, payment, now))
    await applyFact(shop, payment, isOver && isAsked ? 'ended' : 'time over', now)
  }
  await sweepRefunds(shop, now)
  await sweepInvoices(shop, now)
}

/** @returns False for what did not succeed, which is tried again. */
async function isDone({ onError }: ShopContext, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    onError(error)
    return false
  }
}

async function ask(shop: ShopContext, { provider, ref }: StoredPayment, now: Date): Promise<boolean> {
  if (ref !== undefined) await settle(shop, provider, ref, now)
  return true
}

/** A payment that its provider has not named yet was shown to nobody, and one without a provider ends here. */
async function endAtProvider(shop: ShopContext, { provider, ref }: StoredPayment): Promise<boolean> {
  if (ref === undefined || !isProvider(provider)) return true
  return (await shop.providers.get(provider)?.end(ref)) ?? false
}
