import type { OrderPage } from '../order/order-page.ts'

/** Everything that a shop knows of a person by one order, as values of JSON. Names of those who sell are not theirs. */
export function exportedOrder(order: OrderPage): object {
  const { id: _id, acts: _acts, history, refunds, ...known } = order
  return {
    ...known,
    refunds: refunds.map(({ at, amount, state }) => ({ at, amount, state })),
    history: history.map(({ who, kind, ...event }) => ({
      kind,
      ...event,
      ...(kind.startsWith('withdrawn') && { who }),
    })),
  }
}
