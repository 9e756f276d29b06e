import type { InvoicedOrder } from '../../packages/shop/src/core/invoice/invoiced-order.ts'
import type { OrderToInvoice } from '../../packages/shop/src/core/invoice/invoices-due.ts'
import { quote } from '../../packages/shop/src/core/prices/quote.ts'
import { draws, randomCart } from './random-cart.ts'

/** A paid and sent order of a random cart; undefined for carts that cost nothing. */
export function randomOrder(random: () => number): OrderToInvoice | undefined {
  const { whole, oneOf } = draws(random)
  const { cart, context } = randomCart(random)
  const result = quote(cart, context)
  if (!result.ok) throw new Error(`A random cart has no price: ${result.problems[0].kind}.`)
  const { currency, pricesAreGross, lines, shipping, taxes, total } = result.quote
  if (total === 0) return undefined
  const { country, confirmedVatNumber } = context.destination
  const address = {
    name: 'Noa <Bär> & “Söhne”',
    company: oneOf('', 'Bär & Co. \u0007'),
    street: 'Rue 2',
    postcode: '1000',
    city: 'Lyon',
    region: '',
    country,
  }
  const order: InvoicedOrder = {
    number: whole(1, 9_999),
    state: 'confirmed',
    language: oneOf('de', 'en', 'he'),
    currency,
    method: oneOf('invoice', 'stripe', 'on collection'),
    pricesAreGross,
    buyer: {
      email: 'noa@example.org',
      phone: '',
      invoiceTo: address,
      notes: '',
      ...(confirmedVatNumber && { confirmedVatNumber }),
    },
    lines: lines.map(({ offer, ...line }) => ({ ...line, sku: offer.sku, title: offer.title })),
    shipping,
    taxes,
    total,
    paid: total,
    placedOn: '2026-11-25',
    sentOn: '2026-11-26',
  }
  return { ...order, placedAt: '2026-11-25T10:00:00.000Z', refunds: [] }
}
