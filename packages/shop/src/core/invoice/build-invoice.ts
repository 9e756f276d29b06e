import { daysAfter, given } from '@vitrine/content/core'
import { type Amount, amountOf, NOTHING, scale, split, subtract, sum } from '../money/amount.ts'
import { taxInGross } from '../tax/tax-rate.ts'
import type { Invoice, InvoiceLine, InvoiceTax } from './invoice.ts'
import { rateKey } from './invoice.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import type { InvoicedLine, InvoicedOrder, InvoicedPart } from './invoiced-order.ts'

/** Number and day of an invoice that is being written. */
export interface InvoiceHead {
  readonly number: string
  /** `2026-01-31`. */
  readonly issuedOn: string
}

/** Makes the invoice of an order. Its sums are those of the order, to the smallest unit. */
export function buildInvoice(order: InvoicedOrder, head: InvoiceHead, settings: InvoiceSettings): Invoice {
  const { buyer, shipping, pricesAreGross } = order
  const amounts = order.lines.map(({ unitPrice, quantity, discount }) => amountOf(unitPrice * quantity - discount))
  const parts = shipping?.parts ?? []
  const nets = netsOf([...order.lines, ...parts], order.taxes)
  const net = sum(order.taxes.map((one) => one.net))
  const tax = sum(order.taxes.map((one) => one.tax))
  const isOwed = order.paid < order.total
  return {
    kind: 'invoice',
    ...head,
    order: { number: order.number, placedOn: order.placedOn },
    language: order.language,
    currency: order.currency,
    pricesAreGross,
    seller: settings.seller,
    buyer: {
      address: buyer.invoiceTo,
      email: buyer.email,
      ...given({ vatNumber: buyer.confirmedVatNumber ?? buyer.vatNumber }),
    },
    lines: order.lines.map((line, index) =>
      invoiceLine(line, amounts[index] ?? NOTHING, nets[index] ?? NOTHING, pricesAreGross),
    ),
    charges: parts.map(({ amount, rate, category }, index) => ({
      label: shipping?.label ?? '',
      amount,
      net: nets[order.lines.length + index] ?? NOTHING,
      rate,
      category,
    })),
    taxes: order.taxes.map(({ rate, category, net: taxed, tax: due }) => ({ rate, category, net: taxed, tax: due })),
    net,
    tax,
    total: order.total,
    paid: isOwed ? order.paid : order.total,
    method: order.method,
    ...given({
      deliverTo: buyer.deliverTo,
      deliveredOn: order.sentOn,
      account: isOwed ? settings.account : undefined,
      dueOn: isOwed ? daysAfter(head.issuedOn, settings.daysToPay) : undefined,
    }),
  }
}

/**
 * Net amounts of parts that add up to those of their rates. Each part was rounded for itself, a rate once, so they can differ by a
 * few units, which go to those parts that lose most.
 */
export function netsOf(
  parts: readonly Pick<InvoicedPart, 'net' | 'rate' | 'category'>[],
  taxes: readonly Pick<InvoiceTax, 'rate' | 'category' | 'net'>[],
): readonly Amount[] {
  const nets = parts.map(() => NOTHING)
  for (const tax of taxes) {
    const indexes = parts.flatMap((part, index) => (rateKey(part) === rateKey(tax) ? [index] : []))
    const shares = split(
      tax.net,
      indexes.map((index) => parts[index]?.net ?? 0),
    )
    for (const [place, index] of indexes.entries()) nets[index] = shares[place] ?? NOTHING
  }
  return nets
}

function invoiceLine(line: InvoicedLine, amount: Amount, net: Amount, pricesAreGross: boolean): InvoiceLine {
  const { sku, title, quantity, unitPrice, discount, rate, category } = line
  return {
    sku,
    title,
    quantity,
    unitPrice,
    discount,
    amount,
    net,
    netDiscount: netDiscount({ discount, amount, net, isTaxed: pricesAreGross && category === 'S' }, rate),
    rate,
    category,
  }
}

/** A discount without its tax, in proportion to its line, or by its rate where nothing is left of the line. */
function netDiscount(
  { discount, amount, net, isTaxed }: Pick<InvoiceLine, 'discount' | 'amount' | 'net'> & { readonly isTaxed: boolean },
  rate: number,
): Amount {
  if (amount > 0) return scale(discount, net, amount)
  return isTaxed ? subtract(discount, taxInGross(discount, rate)) : discount
}
