import { ADDRESS_PARTS, type AddressKind, addressField, CHECKOUT_FIELDS } from '../checkout/checkout-form.ts'
import type { Buyer, PostalAddress } from '../order/buyer.ts'

/** Somebody who is signed in, and their last order. */
export interface KnownBuyer {
  readonly address: string
  /** Empty: they gave none. */
  readonly name: string
  /** Buyer of the last order; undefined: there is none. */
  readonly last: Buyer | undefined
}

/** Fields of the checkout as they are filled in for somebody who is signed in. */
export function knownFields({ address, name, last }: KnownBuyer): ReadonlyMap<string, string> {
  if (!last) {
    return new Map([
      [CHECKOUT_FIELDS.email, address],
      [addressField('invoice', 'name'), name],
    ])
  }
  const { phone, vatNumber = '', invoiceTo, deliverTo } = last
  return new Map([
    [CHECKOUT_FIELDS.email, address],
    [CHECKOUT_FIELDS.phone, phone],
    [CHECKOUT_FIELDS.vatNumber, vatNumber],
    ...fieldsOf('invoice', invoiceTo),
    ...(deliverTo ? [[CHECKOUT_FIELDS.elsewhere, '1'] as const, ...fieldsOf('delivery', deliverTo)] : []),
  ])
}

function fieldsOf(kind: AddressKind, address: PostalAddress): readonly (readonly [string, string])[] {
  return ADDRESS_PARTS.map((part) => [addressField(kind, part), address[part]])
}
