import type { Buyer, PostalAddress } from './buyer.ts'

/** Characters of it that are stored. */
const MAX_LENGTH = 8_000

/** Text by which owners find an order: its number, who buys it, where it goes, its SKUs and titles, in small letters. */
export function orderSearchText(order: {
  readonly number: number
  readonly buyer: Buyer
  readonly lines: readonly { readonly sku: string; readonly title: string }[]
}): string {
  const { number, buyer, lines } = order
  const parts = [
    String(number),
    buyer.email,
    buyer.phone,
    ...addressParts(buyer.invoiceTo),
    ...(buyer.deliverTo ? addressParts(buyer.deliverTo) : []),
    ...lines.flatMap(({ sku, title }) => [sku, title]),
  ]
  return [...new Set(parts.filter((part) => part !== ''))].join(' ').toLowerCase().slice(0, MAX_LENGTH)
}

function addressParts({ name, company, street, postcode, city }: PostalAddress): readonly string[] {
  return [name, company, street, postcode, city]
}
