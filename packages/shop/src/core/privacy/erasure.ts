import type { Buyer, PostalAddress } from '../order/buyer.ts'
import type { OrderPage } from '../order/order-page.ts'

/** An order, as far as the erasure of its buyer asks. */
type FinishedOrder = Pick<OrderPage, 'state' | 'sentAt' | 'withdrawal' | 'refunds'>

/** True for an order that nobody has to do anything for any more: until then its buyer has to be reached. */
export function isFinished({ state, sentAt, withdrawal, refunds }: FinishedOrder): boolean {
  const isOver = state === 'ended' || (state === 'confirmed' && sentAt !== undefined)
  const awaitsRefund = refunds.some((refund) => ['waiting', 'pending', 'refused'].includes(refund.state))
  return isOver && withdrawal !== 'open' && !awaitsRefund
}

/** True for an order of which the law wants an invoice kept: one that was sold. */
export function keepsInvoice({ state, paid }: Pick<OrderPage, 'state' | 'paid'>): boolean {
  return state !== 'ended' || paid > 0
}

/** A buyer without what is not on an invoice; of an order that came to nothing, without everything but the country. */
export function erasedBuyer({ invoiceTo, vatNumber, confirmedVatNumber }: Buyer, keeps: boolean): Buyer {
  return {
    email: '',
    phone: '',
    notes: '',
    invoiceTo: keeps ? invoiceTo : { ...NOWHERE, country: invoiceTo.country },
    ...(keeps && { vatNumber, confirmedVatNumber }),
  }
}

const NOWHERE: Omit<PostalAddress, 'country'> = {
  name: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  region: '',
}
